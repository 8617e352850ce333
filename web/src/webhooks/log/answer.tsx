import { Box } from "@chakra-ui/react";

interface Answer {
  status?: number | null;
  error?: string | null;
  duration?: number | null;
}

export const isTaken = ({ status }: Answer) => status != null && status >= 200 && status < 300;

export function inWords({ status, error, duration }: Answer): string {
  if (status != null) return `It answered ${status} in ${duration ?? 0} ms.`;
  return error ? `${error}.` : "Not tried yet.";
}

export const ResponseBody = ({ children }: { children: string }) => (
  <Box as="code" display="block" mt="1" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </Box>
);
