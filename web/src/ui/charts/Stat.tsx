import { Box, Flex, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface StatsProps {
  dense?: boolean;
  children: ReactNode;
}

const few = {
  "& > *": { gridColumn: { mdDown: "span 2" } },
  "& > :nth-of-type(n + 4)": { gridColumn: { mdDown: "span 3" } },
  "& dd": { textStyle: { mdDown: "2xl" } },
};

export function Stats({ dense, children }: StatsProps) {
  const many = "repeat(auto-fit, minmax(8.5rem, 1fr))";
  return (
    <Grid
      as="dl"
      templateColumns={dense ? { base: "repeat(6, 1fr)", md: many } : many}
      columnGap={{ base: dense ? "4" : "5", md: "8" }}
      rowGap={{ base: dense ? "3" : "6", md: "6" }}
      css={dense ? few : undefined}
    >
      {children}
    </Grid>
  );
}

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
