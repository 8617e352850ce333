import { Box } from "@chakra-ui/react";

const files = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

interface PictureProps {
  /** A shot of `scripts/pictures.ts`. */
  shot: string;
  /** CSS pixels of the shot. */
  size: readonly [width: number, height: number];
  alt: string;
}

export const phone = [430, 600] as const;

/** An image for the selected color mode. A <picture> would follow the system instead of the reader's choice. */
export function Picture({ shot, size: [width, height], alt }: PictureProps) {
  // The hidden image is lazy and so never fetched.
  const image = (look: "light" | "dark") => (
    <img
      src={files[`./pictures/${shot}-${look}.webp`]}
      alt={alt}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <Box
      maxW={`${width}px`}
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      css={{ "& img": { width: "100%", height: "auto" } }}
    >
      <Box asChild _dark={{ display: "none" }}>
        {image("light")}
      </Box>
      <Box asChild display="none" _dark={{ display: "block" }}>
        {image("dark")}
      </Box>
    </Box>
  );
}
