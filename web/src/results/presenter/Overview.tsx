import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Overview_content$key } from "#relay/Overview_content.graphql.ts";
import { AnimatedNumber } from "../../ui/charts/AnimatedNumber.tsx";
import { formatCount, formatPercent, formatRoughly, plural } from "../../ui/text/format.ts";

export function Overview({ content: contentRef }: { content: Overview_content$key }) {
  const { kind, results } = useFragment(
    graphql`
      fragment Overview_content on Content {
        kind
        results(filter: $filter) {
          totalAttempts
          averageScore
          completionRate
          medianDuration
          medianDurationMargin
        }
      }
    `,
    contentRef,
  );
  if (!results) return null;
  const { totalAttempts, averageScore, completionRate, medianDuration } = results;
  const margin = results.medianDurationMargin ?? 0;
  return (
    <Flex
      as="dl"
      minH="full"
      wrap="wrap"
      alignContent="safe center"
      columnGap={{ base: "8", md: "12" }}
      rowGap={{ base: "6", md: "10" }}
    >
      <Figure name={plural(totalAttempts, "response")}>
        <AnimatedNumber value={totalAttempts} format={formatCount} />
      </Figure>
      {kind !== "SURVEY" && (
        <Figure name="average score">
          {totalAttempts === 0 ? "–" : <AnimatedNumber value={averageScore} format={formatPercent} />}
        </Figure>
      )}
      {completionRate != null && (
        <Figure name="finished">
          <AnimatedNumber value={completionRate} format={formatPercent} />
        </Figure>
      )}
      {medianDuration != null && (
        <Figure name="median time">
          <AnimatedNumber value={medianDuration} format={(seconds) => formatRoughly(seconds, margin)} />
        </Figure>
      )}
    </Flex>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <Flex direction="column-reverse" flex="1 0 auto" borderTopWidth="1px" borderColor="border.emphasized" pt="4">
    <Box as="dt" fontSize={{ base: "lg", md: "2xl" }} color="fg.muted">
      {name}
    </Box>
    <Box
      as="dd"
      fontFamily="heading"
      lineHeight="1.1"
      whiteSpace="nowrap"
      fontVariantNumeric="lining-nums tabular-nums"
      fontSize="clamp(3rem, 7vw, 7rem)"
    >
      {children}
    </Box>
  </Flex>
);
