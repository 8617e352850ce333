import { Box, Grid, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { GroupsQuery, GroupsQuery$data } from "#relay/GroupsQuery.graphql.ts";
import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { ChartTable } from "../../ui/charts/ChartTable.tsx";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { formatCount, formatPercent } from "../../ui/text/format.ts";
import { useAllAttempts } from "../figures/useFrame.ts";
import { FilterButton } from "../filter/FilterButton.tsx";
import { ofPeople } from "../filter/people.ts";

type Comparison = NonNullable<NonNullable<GroupsQuery$data["node"]>["groups"]>;
type Group = Comparison["groups"][number];

/** Milliseconds. Without it, streaming responses would refetch the groups several times a second. */
const refetchInterval = 3_000;

interface GroupsProps {
  contentId: string;
  kind: string;
  isNarrowed: boolean;
}

/** An item's figures side by side, one column for each value of the link parameter that groups them. */
export function Groups({ contentId, kind, isNarrowed }: GroupsProps) {
  // The figures are refetched when it changes.
  const answers = useAllAttempts();
  const { node } = useLazyLoadQuery<GroupsQuery>(
    graphql`
      query GroupsQuery($contentId: ID!) {
        node(id: $contentId) {
          ... on Content {
            groups {
              field
              groups {
                value
                attempts
                averageScore
                passed
              }
            }
          }
        }
      }
    `,
    { contentId },
    { fetchPolicy: "store-and-network", fetchKey: usePaced(answers, refetchInterval) },
  );
  if (!node?.groups) return null;
  const { field, groups } = node.groups;
  const isScored = kind !== "SURVEY";
  const all = groups.reduce((sum, { attempts }) => sum + attempts, 0);
  const hasMark = groups.some(({ passed }) => passed != null);
  const nameOf = ({ value }: Group) => value ?? "No value";
  const measured = isScored ? "Each bar is the average score." : "Each bar is a share of all responses.";

  return (
    <Section title={`By ${field}`} lead={`${measured}${isNarrowed ? " Not affected by filters." : ""}`}>
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{ base: "1fr auto", md: "12rem 1fr auto" }}
        columnGap={{ base: "4", md: "8" }}
      >
        {groups.map((group, place) => (
          <Grid
            as="li"
            key={group.value}
            gridColumn="1 / -1"
            templateColumns="subgrid"
            rowGap="2"
            alignItems="center"
            py="3"
            borderTopWidth={place > 0 ? "1px" : undefined}
            breakInside="avoid"
          >
            <Text
              fontWeight="medium"
              minW="0"
              overflowWrap="anywhere"
              dir="auto"
              color={group.value === null ? "fg.muted" : undefined}
            >
              {nameOf(group)}
            </Text>
            <FilterButton
              gridRow={{ base: "2", md: "auto" }}
              gridColumn={{ base: "1 / -1", md: "auto" }}
              py="2"
              my="-2"
              part={{ fields: [{ name: field, value: group.value ?? "" }] }}
              label={
                <>
                  <bdi>{nameOf(group)}</bdi>: {ofPeople(group.attempts, all)}
                </>
              }
            >
              <Bar
                share={isScored ? (group.averageScore ?? 0) : share(group.attempts, all)}
                quiet={group.value === null}
              />
            </FilterButton>
            <Box
              textAlign="end"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              gridRow={{ base: "1", md: "auto" }}
              gridColumn={{ base: "2", md: "auto" }}
            >
              <Text fontWeight="semibold">
                {isScored ? formatPercent(group.averageScore) : `${share(group.attempts, all)}%`}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {ofPeople(group.attempts, all)}
                {group.passed != null && `, ${formatCount(group.passed)} passed`}
              </Text>
            </Box>
          </Grid>
        ))}
      </Grid>
      <ChartTable
        caption={`Responses by ${field}`}
        columns={[field, "People", "Share", ...(isScored ? ["Average score"] : []), ...(hasMark ? ["Passed"] : [])]}
        rows={groups.map((group) => [
          nameOf(group),
          formatCount(group.attempts),
          `${share(group.attempts, all)}%`,
          ...(isScored ? [formatPercent(group.averageScore)] : []),
          ...(hasMark ? [formatCount(group.passed ?? 0)] : []),
        ])}
      />
    </Section>
  );
}
