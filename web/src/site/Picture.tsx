import { Box } from "@chakra-ui/react";

interface PictureProps {
  light: string;
  dark: string;
  alt: string;
}

/** A picture of the product in the colours the reader chose; a <picture> would only know those of the system. */
export function Picture({ light, dark, alt }: PictureProps) {
  // The one that is not shown is never fetched: it is lazy, and never comes into view.
  const size = { width: 860, height: 1200, loading: "lazy", decoding: "async" } as const;
  return (
    <Box borderWidth="1px" borderRadius="l3" overflow="hidden" css={{ "& img": { width: "100%", height: "auto" } }}>
      <Box asChild _dark={{ display: "none" }}>
        <img src={light} alt={alt} {...size} />
      </Box>
      <Box asChild display="none" _dark={{ display: "block" }}>
        <img src={dark} alt={alt} {...size} />
      </Box>
    </Box>
  );
}
