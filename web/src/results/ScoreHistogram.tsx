import { Box, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ScoreHistogram_content$key } from "#relay/ScoreHistogram_content.graphql.ts";
import { ChartTable } from "../ui/ChartTable.tsx";
import { countOf, formatCount } from "../ui/format.ts";
import { Section } from "../ui/Section.tsx";
import { binLabel, fullestBins } from "./bins.ts";
import { Columns } from "./Columns.tsx";

const ticks = Array.from({ length: 11 }, (_, tick) => 10 * tick);

/** How the scores are spread, in ten bins. */
export function ScoreHistogram({ content: contentRef }: { content: ScoreHistogram_content$key }) {
  const { results } = useFragment(
    graphql`
      fragment ScoreHistogram_content on Content {
        results(filter: $filter) {
          totalAttempts
          averageScore
          histogram
        }
      }
    `,
    contentRef,
  );
  if (!results || results.histogram.length === 0) return null;
  const { totalAttempts, averageScore, histogram } = results;
  const fullest = fullestBins(histogram);

  return (
    <Section title="Scores" lead={describe(histogram, fullest)}>
      <Columns
        label="People by score"
        h={{ base: "40", md: "56" }}
        columns={histogram.map((count, bin) => ({
          name: `${binLabel(bin)}: ${countOf(count, "person", "people")}`,
          count,
          part: { bin },
        }))}
      />
      <Box aria-hidden>
        <Box position="relative" h="6" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {ticks.map((tick) => (
            <Text
              key={tick}
              position="absolute"
              top="1"
              transform={tick === 0 ? undefined : tick === 100 ? "translateX(-100%)" : "translateX(-50%)"}
              display={{ base: tick % 20 === 0 ? "block" : "none", md: "block" }}
              style={{ left: `${tick}%` }}
            >
              {tick === 100 ? "100%" : tick}
            </Text>
          ))}
        </Box>
        <Box position="relative" h="9" fontSize="xs" fontVariantNumeric="tabular-nums">
          <Box
            position="absolute"
            transform="translateX(-50%)"
            borderInlineWidth="5px"
            borderBottomWidth="7px"
            borderInlineColor="transparent"
            borderBottomColor="fg"
            mt="1"
            transition="left 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
            style={{ left: `${averageScore}%` }}
          />
          <Text
            position="absolute"
            top="3"
            whiteSpace="nowrap"
            transform="translateX(-50%)"
            transition="left 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
            style={{ left: `clamp(2.6rem, ${averageScore}%, 100% - 2.6rem)` }}
          >
            average {averageScore}%
          </Text>
        </Box>
      </Box>
      <ChartTable
        caption="People by score"
        columns={["Score", "People", "Share"]}
        rows={histogram.map((count, bin) => [
          binLabel(bin),
          formatCount(count),
          `${Math.round((100 * count) / Math.max(1, totalAttempts))}%`,
        ])}
      />
    </Section>
  );
}

function describe(histogram: readonly number[], fullest: number[]) {
  const [bin] = fullest;
  if (bin === undefined) return undefined;
  if (fullest.length > 1) return "How the scores are spread.";
  return `The most common score is ${binLabel(bin)}, reached by ${countOf(histogram[bin] ?? 0, "person", "people")}.`;
}
