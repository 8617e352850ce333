import { Box } from "@chakra-ui/react";

export const Tick = () => (
  <Box boxSize="1em" flexShrink="0" borderWidth="1px" borderColor="fg" transform="translateY(0.14em)" aria-hidden />
);
