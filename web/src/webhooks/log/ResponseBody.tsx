import { Box } from "@chakra-ui/react";

export function ResponseBody({ children }: { children: string }) {
  return (
    <Box as="code" display="block" mt="1" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {children}
    </Box>
  );
}
