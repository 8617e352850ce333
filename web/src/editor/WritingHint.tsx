import { Box } from "@chakra-ui/react";

/** The keys that make writing quick, where there are keys. */
export function WritingHint() {
  return (
    <Box as="span" hideBelow="md">
      Enter makes the next option, Alt with ↑ or ↓ moves it, and a pasted list becomes options.
    </Box>
  );
}
