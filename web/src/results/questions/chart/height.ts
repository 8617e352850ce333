import type { ChartedQuestion } from "../charted.ts";

// In rem.
const optionHeight = 3.57;
const rowHeight = 4.1;
const columnsHeight = 12.5;
const promoterHeight = 13;
const noteHeight = 1.5;
/** The tools of a list of texts, and a few of them. */
const textsHeight = 18;
const disclosureHeight = 2.75;
/** A question of one line or two with its rate, and the gap to the options below. */
const askedHeight = 5.9;

/**
 * The room a question takes while it is out of sight. What stands below moves by the difference when it comes into
 * sight, under the pointer of somebody who went there at once.
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
  return optionHeight * options.length;
}
