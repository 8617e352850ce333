import { Badge, Box, Flex, Grid, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { LevelDistribution_content$key } from "#relay/LevelDistribution_content.graphql.ts";
import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { ChartTable } from "../../ui/charts/ChartTable.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { useFrame } from "../figures/useFrame.ts";
import { FilterButton } from "../filter/FilterButton.tsx";
import { levelPart } from "../filter/filter.ts";
import { ofPeople } from "../filter/people.ts";
import { describeRange, placeOf, scaleEnd } from "../scale/bands.ts";

export function LevelDistribution({ content: contentRef }: { content: LevelDistribution_content$key }) {
  const { scale, results, everybody } = useFragment(
    graphql`
      fragment LevelDistribution_content on Content {
        scale
        results(filter: $filter) {
          totalAttempts
          layout
          levels {
            name
            range
            isCurrent
          }
        }
        everybody: results @include(if: $isFiltered) {
          levels {
            name
            range
            percentage
          }
        }
      }
    `,
    contentRef,
  );
  const { counts } = useFrame(results?.layout ?? "");
  if (!results || results.levels.length === 0) return null;
  const { totalAttempts } = results;
  const people = counts.levels.reduce((sum, count) => sum + count, 0);
  const levels = results.levels.map((level, place) => {
    const count = counts.levels[place] ?? 0;
    return { ...level, count, percentage: share(count, people) };
  });
  const isDecimal = scale === "DECIMAL";
  const end = scaleEnd(levels.map(({ range }) => range));

  return (
    <Section title="Levels" lead="Each level with its band on the scale, and the people who reached it.">
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{ base: "1fr auto", md: "12rem 1fr 2fr auto" }}
        columnGap={{ base: "4", md: "8" }}
      >
        {levels.map(({ name, range, count, percentage, isCurrent }, place) => (
          <Grid
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: an edited level may share its name with a current one
            key={place}
            gridColumn="1 / -1"
            templateColumns="subgrid"
            rowGap="2"
            alignItems={{ base: "start", md: "center" }}
            py="4"
            borderTopWidth={place > 0 ? "1px" : undefined}
            breakInside="avoid"
          >
            <Text fontWeight="medium" minW="0" overflowWrap="anywhere">
              <AuthorText>{name}</AuthorText> {!isCurrent && <Badge>edited</Badge>}
            </Text>
            <Grid
              templateColumns={{ base: "8rem 1fr", md: "1fr" }}
              alignItems="center"
              gridRow={{ base: "3", md: "auto" }}
              gridColumn={{ base: "1 / -1", md: "auto" }}
            >
              <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {describeRange(range, isDecimal)}
              </Text>
              <Band {...placeOf(range, end)} />
            </Grid>
            <FilterButton
              gridRow={{ base: "2", md: "auto" }}
              gridColumn={{ base: "1 / -1", md: "auto" }}
              py="2"
              my="-2"
              part={levelPart({ name, range })}
              label={
                <>
                  Who reached <AuthorText>{name}</AuthorText>: {ofPeople(count, totalAttempts)}
                </>
              }
            >
              <Bar
                share={percentage}
                quiet={!isCurrent}
                behind={
                  everybody?.levels.find((level) => level.name === name && String(level.range) === String(range))
                    ?.percentage
                }
              />
            </FilterButton>
            <Flex
              direction="column"
              align="flex-end"
              gridRow={{ base: "1", md: "auto" }}
              gridColumn={{ base: "2", md: "auto" }}
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
            >
              <Text fontWeight="semibold">{percentage}%</Text>
              <Text fontSize="sm" color="fg.muted">
                {ofPeople(count, totalAttempts)}
              </Text>
            </Flex>
          </Grid>
        ))}
      </Grid>
      <ChartTable
        caption="People by level"
        columns={["Level", "Band", "People", "Share"]}
        rows={levels.map(({ name, range, count, percentage, isCurrent }) => [
          isCurrent ? name : `${name} (edited)`,
          describeRange(range, isDecimal),
          formatCount(count),
          `${percentage}%`,
        ])}
      />
    </Section>
  );
}

const Band = ({ start, length }: { start: number; length: number }) => (
  <Box position="relative" h="2.5" aria-hidden>
    <Box position="absolute" insetInline="0" top="50%" borderTopWidth="1px" />
    <Box
      position="absolute"
      insetBlock="0"
      minW="2px"
      borderInlineWidth="1px"
      borderColor="fg.muted"
      bg="bg.emphasized"
      _print={{ printColorAdjust: "exact" }}
      style={{ left: `${start}%`, width: `${length}%` }}
    />
  </Box>
);
