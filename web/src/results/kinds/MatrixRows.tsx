import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { FiguresTable } from "../../ui/charts/ChartTable.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { shareText } from "../filter/people.ts";
import type { ChartProps } from "../questions/charted.ts";
import { widestSide } from "./diverging.ts";
import { Likert, LikertSwatch } from "./Likert.tsx";
import { middleOf } from "./middle.ts";

/** Shows each row of a matrix as one bar that diverges from the middle of its points. */
export function MatrixRows(chart: ChartProps) {
  const { points, rows } = rowsOf(chart);
  const { large } = chart;
  const { key } = chart.question;
  const half = widestSide(rows.map(({ counts }) => counts));
  return (
    <Box>
      <Points points={points} large={large} />
      <Box as="ol" listStyleType="none" fontSize={large ? { base: "md", md: "2xl" } : undefined}>
        {rows.map(({ text, counts }, row) => {
          const people = sum(counts);
          const middle = middleOf(points, counts);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Grid as="li" key={row} py="2" rowGap="1" breakInside="avoid">
              <Flex justify="space-between" align="baseline" columnGap="4" wrap="wrap">
                <Text minW="0" overflowWrap="anywhere">
                  <AuthorText>{text}</AuthorText>
                </Text>
                <Text fontSize={large ? "0.75em" : "sm"} color="fg.muted" fontVariantNumeric="tabular-nums">
                  {middle && (
                    <>
                      median <AuthorText>{middle.median}</AuthorText> ·{" "}
                    </>
                  )}
                  {countOf(people, "answer")}
                </Text>
              </Flex>
              {people > 0 && (
                <Likert
                  label={text}
                  points={points}
                  counts={counts}
                  half={half}
                  large={large}
                  partOf={(point) => ({ answers: [{ question: key, cell: { row, point } }] })}
                />
              )}
            </Grid>
          );
        })}
      </Box>
    </Box>
  );
}

const Points = ({ points, large }: { points: readonly string[]; large: boolean | undefined }) => (
  <Flex
    as="ol"
    listStyleType="none"
    wrap="wrap"
    columnGap="4"
    rowGap="1"
    mb="2"
    fontSize={large ? { base: "md", md: "xl" } : "sm"}
    aria-label="Points"
  >
    {points.map((point, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
      <Flex as="li" key={place} align="center" gap="2" minW="0">
        <LikertSwatch point={place} points={points.length} />
        <Box as="span" minW="0" overflowWrap="anywhere">
          <AuthorText>{point}</AuthorText>
        </Box>
      </Flex>
    ))}
  </Flex>
);

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const rowsOf = ({ question, tally }: ChartProps) => ({
  points: question.options.map(({ text }) => text),
  rows: (question.rows ?? []).map((text, row) => ({ text, counts: tally.rows[row] ?? [] })),
});

export function MatrixTable(chart: ChartProps) {
  const { points, rows } = rowsOf(chart);
  return (
    <FiguresTable
      caption={chart.question.text}
      columns={["Row", ...points, "Answers", "Median"]}
      rows={rows.map(({ text, counts }) => {
        const people = sum(counts);
        return [
          text,
          ...points.map((_, point) => `${formatCount(counts[point] ?? 0)} (${shareText(counts[point] ?? 0, people)})`),
          formatCount(people),
          middleOf(points, counts)?.median ?? "–",
        ];
      })}
    />
  );
}
