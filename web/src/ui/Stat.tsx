import { Box, Flex, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Figures side by side, parted by hairlines. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <Grid
      as="dl"
      templateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))"
      gap="1px"
      bg="border"
      borderBlockWidth="1px"
      borderColor="border"
    >
      {children}
    </Grid>
  );
}

interface StatProps {
  label: string;
  value: ReactNode;
  /** A word on how to read the figure. */
  note?: ReactNode;
}

export function Stat({ label, value, note }: StatProps) {
  return (
    <Flex direction="column" bg="bg" py="5" pe="4" gap="1">
      <Box as="dt" fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" textStyle="figure">
        {value}
      </Box>
      {note && (
        <Box as="dd" fontSize="sm" color="fg.muted">
          {note}
        </Box>
      )}
    </Flex>
  );
}
