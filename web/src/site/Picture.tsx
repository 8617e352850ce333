import { Box } from "@chakra-ui/react";

/** An image for the selected color mode. A <picture> would follow the system instead of the reader's choice. */
export function Picture({ light, dark, alt }: { light: string; dark: string; alt: string }) {
  // The hidden image is lazy and so never fetched.
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
