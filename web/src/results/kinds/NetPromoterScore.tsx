import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import { netPromoter } from "../../../../api/src/results/questions/scale.shared.ts";
import { formatCount } from "../../ui/text/format.ts";
import { IntervalDot } from "../questions/table/IntervalDot.tsx";
import { promoterGroups, promoterVerdict, signedScore } from "./promoter.ts";
import { Stacked } from "./Stacked.tsx";

const fills = { detractors: "fg.error", passives: "border.emphasized", promoters: "accent.solid" } as const;

/** A Net Promoter Score with its three groups, its certainty and its meaning. */
export function NetPromoterScore({ counts, large }: { counts: readonly number[]; large?: boolean | undefined }) {
  const promoter = netPromoter(counts);
  if (!promoter) return null;
  const { people, score, interval } = promoter;
  const groups = promoterGroups.map(({ group, name, points }) => ({
    group,
    name,
    points,
    count: promoter[group],
    percentage: share(promoter[group], people),
  }));
  return (
    <Box mb="6" breakInside="avoid" fontVariantNumeric="tabular-nums">
      {large && (
        <Flex mb="3" columnGap="4" align="baseline" wrap="wrap" fontSize={{ base: "md", md: "xl" }}>
          <Box textStyle="figure" fontSize="clamp(2.5rem, 9vh, 5.5rem)">
            {signedScore(score)}
          </Box>
          <Text color="fg.muted">Net Promoter Score</Text>
        </Flex>
      )}
      <Stacked parts={groups.map(({ group, count }) => ({ key: group, count, fill: fills[group] }))} />
      <Grid
        as="dl"
        templateColumns="repeat(3, minmax(0, 1fr))"
        columnGap="3"
        mt="2"
        fontSize={large ? { base: "md", md: "xl" } : "sm"}
      >
        {groups.map(({ group, name, points, count, percentage }) => (
          <Box key={group} borderTopWidth="3px" borderColor={fills[group]} pt="1">
            <Box as="dt" color="fg.muted" overflowWrap="anywhere">
              {name}{" "}
              <Box as="span" whiteSpace="nowrap">
                ({points})
              </Box>
            </Box>
            <Box as="dd">
              <Box as="span" fontWeight="semibold">
                {percentage}%
              </Box>{" "}
              <Box as="span" color="fg.muted">
                {formatCount(count)}
              </Box>
            </Box>
          </Box>
        ))}
      </Grid>
      <Grid
        templateColumns="auto 1fr auto"
        columnGap="2"
        alignItems="center"
        mt="4"
        fontSize="xs"
        color="fg.muted"
        dir="ltr"
        aria-hidden
      >
        −100
        <IntervalDot value={score / 100} interval={{ low: interval.low / 100, high: interval.high / 100 }} />
        +100
      </Grid>
      <Text mt="2" fontSize={large ? { base: "md", md: "lg" } : "sm"} textWrap="pretty">
        {promoterVerdict(promoter)}
      </Text>
    </Box>
  );
}
