import { graphql, useFragment } from "react-relay";
import type { Days_content$key } from "#relay/Days_content.graphql.ts";
import { ChartTable } from "../../ui/charts/ChartTable.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { foreignZone } from "../../ui/text/zone.ts";
import { useFiltering } from "../filter/filtering.ts";
import { among, daysLabel, type Period, ticks, timeline } from "../scale/timeline.ts";
import { Columns } from "./Columns.tsx";

export function Days({ content: contentRef }: { content: Days_content$key }) {
  const { timeZone, results, everybody } = useFragment(
    graphql`
      fragment Days_content on Content {
        timeZone
        results(filter: $filter) {
          days {
            day
            attempts
          }
        }
        everybody: results @include(if: $isFiltered) {
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
  const zone = foreignZone(timeZone);
  const { from, to } = filtering?.filter ?? {};
  // A filtered chart has the same range as the unfiltered one.
  const all = timeline(everybody?.days ?? results?.days ?? [], { from, to });
  const { unit } = all;
  const periods = everybody ? among(all.periods, results?.days ?? []) : all.periods;
  if (periods.length === 0) return null;
  return (
    <Section title="Responses over time" lead={`${describe(periods, unit)}${zone ? ` Days in ${zone}.` : ""}`}>
      <Columns
        label={`Responses by ${unit}`}
        h={{ base: "24", md: "32" }}
        dense={periods.length > 16}
        axis
        ticks={ticks(all)}
        columns={periods.map(({ from, to, attempts }, place) => ({
          name: `${daysLabel({ from, to })}: ${countOf(attempts, "response")}`,
          count: attempts,
          behind: everybody ? all.periods[place]?.attempts : undefined,
          part: { from, to },
        }))}
      />
      <ChartTable
        caption={`Responses by ${unit}`}
        columns={[`${unit === "day" ? "Day" : `Days of the ${unit}`}${zone ? ` (${zone})` : ""}`, "Responses"]}
        rows={periods.map(({ from, to, attempts }) => [daysLabel({ from, to }), formatCount(attempts)])}
      />
    </Section>
  );
}

function describe(periods: readonly Period[], unit: string) {
  const answered = periods.filter(({ attempts }) => attempts > 0);
  if (answered.length === 1 && answered[0]) return `All on ${daysLabel(answered[0])}.`;
  const most = Math.max(...periods.map(({ attempts }) => attempts));
  const busiest = periods.filter(({ attempts }) => attempts === most);
  const [one] = busiest;
  if (most === 0 || busiest.length > 1 || !one) return `By ${unit}.`;
  return `By ${unit}; most of them, ${formatCount(most)}, on ${daysLabel(one)}.`;
}
