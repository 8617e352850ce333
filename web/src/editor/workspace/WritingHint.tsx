import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export function WritingHint({ children }: { children?: ReactNode }) {
  return (
    <Text mt="4" color="fg.muted" fontSize="sm">
      {children}
      <Box as="span" hideBelow="md">
        Enter makes the next option, Alt with ↑ or ↓ moves it, and a pasted list becomes options.
      </Box>
    </Text>
  );
}
