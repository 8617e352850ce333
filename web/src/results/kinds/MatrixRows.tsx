import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import { FiguresTable } from "../../ui/charts/ChartTable.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { useAllows } from "../filter/filtering.ts";
import { ofPeople } from "../filter/people.ts";
import type { ChartProps } from "../questions/charted.ts";
import { middleOf } from "./middle.ts";
import { RowCells } from "./RowCells.tsx";
import { Stacked } from "./Stacked.tsx";

const palest = 0.16;

/** Points get darker from the lowest to the highest. */
const shadeOf = (point: number, points: number) => (points < 2 ? 1 : palest + ((1 - palest) * point) / (points - 1));

/** Shows each row of a matrix as one bar of its points. */
export function MatrixRows(chart: ChartProps) {
  const { points, rows } = rowsOf(chart);
  const { large } = chart;
  const { key } = chart.question;
  const isFilter = useAllows({ answers: [] });
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
              {isFilter ? (
                <RowCells
                  label={text}
                  cells={points.map((point, place) => ({
                    name: `${point}: ${ofPeople(counts[place] ?? 0, people)}`,
                    count: counts[place] ?? 0,
                    opacity: shadeOf(place, points.length),
                    part: { answers: [{ question: key, cell: { row, point: place } }] },
                  }))}
                />
              ) : (
                <Stacked
                  tall={large}
                  parts={points.map((point, place) => {
                    const count = counts[place] ?? 0;
                    return {
                      key: String(place),
                      count,
                      fill: "accent.solid",
                      opacity: shadeOf(place, points.length),
                      tip: `${point}: ${formatCount(count)}, ${share(count, people)}%`,
                    };
                  })}
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
        <Box boxSize="4" flexShrink="0" borderWidth="1px" borderColor="border.emphasized" aria-hidden>
          <Box
            h="full"
            bg="accent.solid"
            _print={{ printColorAdjust: "exact" }}
            style={{ opacity: shadeOf(place, points.length) }}
          />
        </Box>
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
          ...points.map((_, point) => `${formatCount(counts[point] ?? 0)} (${share(counts[point] ?? 0, people)}%)`),
          formatCount(people),
          middleOf(points, counts)?.median ?? "–",
        ];
      })}
    />
  );
}
