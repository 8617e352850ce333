import { Box, Flex, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const Stats = ({ children }: { children: ReactNode }) => (
  <Grid as="dl" templateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))" columnGap={{ base: "5", md: "8" }} rowGap="6">
    {children}
  </Grid>
);

interface StatProps {
  label: string;
  value: ReactNode;
  /** Explains how to read the figure. */
  note?: ReactNode;
}

export function Stat({ label, value, note }: StatProps) {
  return (
    <Flex direction="column" gap="1" borderTopWidth="1px" borderColor="border.emphasized" pt="3">
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
