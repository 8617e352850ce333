import type { QuestionType } from "../../content/content.shared.ts";
import { hasOptions, type QuestionForm } from "../../content/question/form/form.shared.ts";
import { binsOf } from "../counting/bins.shared.ts";
import type { QuestionCounts } from "../counting/counts.ts";
import type { BinCount, OptionCount, RowCount } from "../receipt.shared.ts";
import { share } from "./share.shared.ts";

interface Distribution {
  /** Counts over all rows for a matrix. */
  options: OptionCount[];
  /** Null unless it is a matrix. */
  rows: RowCount[] | null;
  /** Null unless the question asks for a number within a range. */
  bins: BinCount[] | null;
}

interface Asked {
  questionType: QuestionType;
  options: readonly string[];
  form: QuestionForm | null;
}

export function distributionOf(
  { questionType, options, form }: Asked,
  { people, chosen, bins }: Pick<QuestionCounts, "people" | "chosen" | "bins">,
): Distribution {
  const ranges = questionType === "number" ? binsOf(form?.number) : [];
  const binned = ranges.map((range, index) => ({ ...range, count: bins[index] ?? 0 }));
  if (questionType !== "matrix")
    return {
      options: hasOptions(questionType) ? optionCounts(options, chosen, people) : [],
      rows: null,
      bins: binned.length > 0 ? binned : null,
    };
  const rows = (form?.rows ?? []).map((text, row) => {
    const counts = chosen.slice(row * options.length, (row + 1) * options.length);
    const responses = sum(counts);
    return { text, responses, options: optionCounts(options, counts, responses) };
  });
  const all = options.map((_, point) => sum(rows.map((row) => row.options[point]?.count ?? 0)));
  return { options: optionCounts(options, all, sum(all)), rows, bins: null };
}

function optionCounts(options: readonly string[], counts: readonly number[], people: number): OptionCount[] {
  const selections = sum(counts.slice(0, options.length));
  return options.map((text, index) => {
    const count = counts[index] ?? 0;
    return { text, count, percentage: share(count, selections), peoplePercentage: share(count, people) };
  });
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
