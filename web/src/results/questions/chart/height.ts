import type { ChartedQuestion } from "../charted.ts";

// Height in rem.
const optionHeight = 3.5;
const rowHeight = 4.1;
const columnsHeight = 12.5;
const promoterHeight = 13;
const likertHeight = 3;
const noteHeight = 1.5;
/** Height of a text list's tools and a few of its texts. */
const textsHeight = 18;
const disclosureHeight = 2.75;
/** Height of a question of one or two lines with its rate, and the gap to the options below. */
const askedHeight = 5.9;

/**
 * Returns a question's space while it is out of sight. When the question appears, everything below it moves by the
 * difference, possibly under the pointer.
 */
export function heightOf(question: Pick<ChartedQuestion, "type" | "options" | "rows" | "form" | "bins">) {
  const answered = chartHeight(question) + disclosureHeight;
  return { base: `auto ${answered + askedHeight}rem`, lg: `auto ${answered}rem` };
}

function chartHeight({
  type,
  options,
  rows,
  form,
  bins,
}: Pick<ChartedQuestion, "type" | "options" | "rows" | "form" | "bins">) {
  if (type === "TEXT") return textsHeight;
  if (type === "NUMBER") return bins.length > 0 ? columnsHeight : noteHeight;
  if (type === "MATRIX") return optionHeight + rowHeight * (rows?.length ?? 0);
  if (type === "SCALE" && form?.scale?.look !== "LABELS")
    return columnsHeight + (form?.scale?.isNps ? promoterHeight : 0);
  return optionHeight * options.length + (type === "SCALE" ? likertHeight : 0);
}
