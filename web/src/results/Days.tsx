import { Flex, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Days_content$key } from "#relay/Days_content.graphql.ts";
import { ChartTable } from "../ui/ChartTable.tsx";
import { countOf, formatCount } from "../ui/format.ts";
import { Section } from "../ui/Section.tsx";
import { Columns } from "./Columns.tsx";
import { useFiltering } from "./filtering.ts";
import { daysLabel, type Stretch, tickLabel, timeline } from "./timeline.ts";

/** When the answers came. */
export function Days({ content: contentRef }: { content: Days_content$key }) {
  const { results } = useFragment(
    graphql`
      fragment Days_content on Content {
        results(filter: $filter) {
          days {
            day
            attempts
          }
        }
      }
    `,
    contentRef,
  );
  const filtering = useFiltering();
  const { unit, stretches } = timeline(results?.days ?? [], filtering?.filter);
  if (stretches.length === 0) return null;
  return (
    <Section title="Answers over time" lead={describe(stretches, unit)}>
      <Columns
        label={`Answers by ${unit}`}
        h={{ base: "24", md: "32" }}
        dense={stretches.length > 16}
        columns={stretches.map(({ from, to, attempts }) => ({
          name: `${daysLabel({ from, to })}: ${countOf(attempts, "answer")}`,
          count: attempts,
          part: { from, to },
        }))}
      />
      <Flex justify="space-between" mt="1" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {ticksOf(stretches).map((day) => (
          <Text key={day}>{tickLabel(day)}</Text>
        ))}
      </Flex>
      <ChartTable
        caption={`Answers by ${unit}`}
        columns={[unit === "day" ? "Day (UTC)" : `Days of the ${unit} (UTC)`, "Answers"]}
        rows={stretches.map(({ from, to, attempts }) => [daysLabel({ from, to }), formatCount(attempts)])}
      />
    </Section>
  );
}

/** The first, the last, and what stands midway between them. */
const ticksOf = (stretches: readonly Stretch[]) => [
  ...new Set(
    [0, 0.5, 1]
      .map((way) => stretches[Math.round(way * (stretches.length - 1))])
      .flatMap((stretch) => stretch?.from ?? []),
  ),
];

function describe(stretches: readonly Stretch[], unit: string) {
  const answered = stretches.filter(({ attempts }) => attempts > 0);
  if (answered.length === 1 && answered[0]) return `All on ${daysLabel(answered[0])}.`;
  const most = Math.max(...stretches.map(({ attempts }) => attempts));
  const busiest = stretches.filter(({ attempts }) => attempts === most);
  const [one] = busiest;
  if (most === 0 || busiest.length > 1 || !one) return `By ${unit}.`;
  return `By ${unit}; most of them, ${formatCount(most)}, on ${daysLabel(one)}.`;
}
