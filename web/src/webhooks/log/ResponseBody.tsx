import { Box } from "@chakra-ui/react";

export const ResponseBody = ({ children }: { children: string }) => (
  <Box as="code" display="block" mt="1" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </Box>
);
