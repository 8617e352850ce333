import { FiguresTable } from "../../ui/charts/ChartTable.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { Columns } from "../charts/Columns.tsx";
import { ofPeople, shareText } from "../filter/people.ts";
import type { ChartProps } from "../questions/charted.ts";
import { binText, rangeOf, ticksOf } from "./bins.ts";
import { Note } from "./Note.tsx";

/** The frequency of each number, or of each range of numbers. */
export function NumberBins({ question, tally, large }: ChartProps) {
  const { key, bins, form } = question;
  if (bins.length === 0) return large ? null : <Note>Each number is in its response below, and in the export.</Note>;
  return (
    <Columns
      label="People by number"
      h={large ? { base: "40", md: "40vh" } : { base: "32", md: "40" }}
      large={large}
      dense={bins.length > 12}
      columns={bins.map((bin, place) => {
        const count = tally.bins[place] ?? 0;
        return {
          name: `${binText(bin, form?.number?.unit)}: ${ofPeople(count, tally.people)}`,
          count,
          part: { answers: [{ question: key, range: rangeOf(bins, place, form?.number?.decimals) }] },
        };
      })}
      ticks={ticksOf(bins)}
    />
  );
}

export const BinTable = ({ question, tally }: ChartProps) => (
  <FiguresTable
    caption={question.text}
    columns={["Number", "People", "Share"]}
    rows={question.bins.map((bin, place) => {
      const count = tally.bins[place] ?? 0;
      return [binText(bin, question.form?.number?.unit), formatCount(count), shareText(count, tally.people)];
    })}
  />
);
