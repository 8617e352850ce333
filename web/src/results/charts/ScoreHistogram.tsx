import { graphql, useFragment } from "react-relay";
import type { ScoreHistogram_content$key } from "#relay/ScoreHistogram_content.graphql.ts";
import { ChartTable } from "../../ui/charts/ChartTable.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { useFrame } from "../figures/useFrame.ts";
import { fullestBars, type ScoreBar, scoreLabel, scoreOf } from "../scale/scoreScale.ts";
import { Columns } from "./Columns.tsx";
import { ScoreRuler } from "./ScoreRuler.tsx";

const nameOf = (bar: ScoreBar) => scoreLabel(scoreOf(bar));

/** The distribution of scores: a bar for each possible score of a short quiz, otherwise bands of 10 %. */
export function ScoreHistogram({ content: contentRef }: { content: ScoreHistogram_content$key }) {
  const { results, everybody } = useFragment(
    graphql`
      fragment ScoreHistogram_content on Content {
        results(filter: $filter) {
          totalAttempts
          averageScore
          layout
          scoreBars {
            from
            to
          }
          scoreQuartiles {
            lower
            median
            upper
          }
        }
        everybody: results @include(if: $isFiltered) {
          scoreBars {
            from
            attempts
          }
        }
      }
    `,
    contentRef,
  );
  const { counts } = useFrame(results?.layout ?? "");
  if (!results || results.scoreBars.length === 0) return null;
  const { totalAttempts, averageScore, scoreQuartiles } = results;
  const scoreBars = results.scoreBars.map((bar, place) => ({ ...bar, attempts: counts.scores[place] ?? 0 }));

  return (
    <Section title="Scores" lead={describe(scoreBars)}>
      <Columns
        label="People by score"
        h={{ base: "40", md: "56" }}
        columns={scoreBars.map((bar) => ({
          name: `${nameOf(bar)}: ${countOf(bar.attempts, "person", "people")}`,
          count: bar.attempts,
          behind: everybody?.scoreBars.find(({ from }) => from === bar.from)?.attempts,
          part: { minScore: bar.from, maxScore: bar.to },
        }))}
      />
      <ScoreRuler bars={scoreBars} average={averageScore} quartiles={scoreQuartiles ?? null} />
      <ChartTable
        caption="People by score"
        columns={["Score", "People", "Share"]}
        rows={scoreBars.map((bar) => [
          nameOf(bar),
          formatCount(bar.attempts),
          `${Math.round((100 * bar.attempts) / Math.max(1, totalAttempts))}%`,
        ])}
      />
    </Section>
  );
}

function describe(bars: readonly ScoreBar[]) {
  const [bar, ...others] = fullestBars(bars);
  if (bar === undefined) return undefined;
  if (others.length > 0) return "How the scores are spread.";
  return `The most common score is ${nameOf(bar)}, reached by ${countOf(bar.attempts, "person", "people")}.`;
}
