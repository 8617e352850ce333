import { Box, Flex, Grid, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { Stat, Stats } from "../ui/charts/Stat.tsx";

const bins = [0, 0, 1, 2, 3, 6, 11, 19, 26, 14];
const tallest = Math.max(...bins);

export function Preview() {
  return (
    <Grid templateColumns={{ base: "1fr", lg: "1fr 1.2fr" }} gap={{ base: "8", lg: "16" }} alignItems="start">
      <Box>
        <Stats>
          <Stat label="Completion rate" value="94%" />
          <Stat label="Average score" value="8.5/10" />
        </Stats>
        <Text mt="4" color="fg.muted">
          Illustrative figures. Yours start at the first answer and keep themselves up to date while you look.
        </Text>
        <Link asChild mt="4">
          <RouterLink to="/sample-dashboard">See a sample dashboard</RouterLink>
        </Link>
      </Box>
      <Box role="img" aria-label="Example chart: most scores lie between 70 and 90 percent">
        <Flex align="flex-end" gap="1" h="40" borderBottomWidth="1px" borderColor="border.emphasized">
          {bins.map((count, bin) => (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
              key={bin}
              flex="1"
              bg="accent.solid"
              minH="1px"
              h={`${(100 * count) / tallest}%`}
            />
          ))}
        </Flex>
        <Flex justify="space-between" fontSize="sm" color="fg.muted" pt="1" fontVariantNumeric="tabular-nums">
          <span>0%</span>
          <span>Score</span>
          <span>100%</span>
        </Flex>
      </Box>
    </Grid>
  );
}
