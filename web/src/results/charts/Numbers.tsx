import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Numbers_content$key } from "#relay/Numbers_content.graphql.ts";
import { AnimatedNumber } from "../../ui/charts/AnimatedNumber.tsx";
import { Stat, Stats } from "../../ui/charts/Stat.tsx";
import { formatCount, formatDuration, formatPercent, formatRoughly } from "../../ui/text/format.ts";

export const numbersFragment = graphql`
  fragment Numbers_content on Content {
    kind
    rules {
      maxAttempts
      passMark
    }
    results(filter: $filter) {
      totalAttempts
      passed
      averageScore
      completionRate
      topScore
      averageDuration
      medianDuration
      medianDurationMargin
      starts
      finished
    }
  }
`;

export function Numbers({ content: contentRef }: { content: Numbers_content$key }) {
  const { kind, rules, results } = useFragment(numbersFragment, contentRef);
  if (!results) return null;
  const { totalAttempts, averageScore, completionRate, topScore, averageDuration, medianDuration, starts, passed } =
    results;
  const margin = results.medianDurationMargin ?? 0;
  const isScored = kind !== "SURVEY";
  const unfinished = (starts ?? 0) - (results.finished ?? 0);
  return (
    <Stats>
      <Stat
        label={isScored ? "Total attempts" : "Responses"}
        value={
          <Box
            as="span"
            whiteSpace="nowrap"
            fontSize={totalAttempts < 1_000_000 ? undefined : { base: "3xl", md: "4xl" }}
          >
            <AnimatedNumber value={totalAttempts} format={formatCount} />
          </Box>
        }
        note={rules?.maxAttempts != null && `of ${formatCount(rules.maxAttempts)} at most`}
      />
      {isScored && (
        <Stat label="Average score" value={<AnimatedNumber value={averageScore} format={formatPercent} />} />
      )}
      {starts != null && (
        <Stat
          label="Completion rate"
          value={completionRate == null ? "–" : <AnimatedNumber value={completionRate} format={formatPercent} />}
          note={unfinished > 0 && `${formatCount(unfinished)} started and did not finish`}
        />
      )}
      {rules?.passMark != null && passed != null && totalAttempts > 0 && (
        <Stat
          label="Passed"
          value={<AnimatedNumber value={Math.round((100 * passed) / totalAttempts)} format={formatPercent} />}
          note={`${formatCount(passed)} reached the pass mark of ${formatPercent(rules.passMark)}`}
        />
      )}
      {isScored && <Stat label="Top score" value={<AnimatedNumber value={topScore} format={formatPercent} />} />}
      <Stat
        label="Median time"
        value={
          medianDuration == null ? (
            "–"
          ) : (
            <AnimatedNumber value={medianDuration} format={(seconds) => formatRoughly(seconds, margin)} />
          )
        }
        note={averageDuration != null && `${formatDuration(averageDuration)} on average`}
      />
    </Stats>
  );
}
