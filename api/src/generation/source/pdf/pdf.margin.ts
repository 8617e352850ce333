import type { Run } from "./pdf.layout.ts";

const leastNumbers = 3;
/** A header or a note may start left of the text, or end right of it. */
const outlying = 0.1;

/** Removes line numbers in a margin: digits alone, outside the text, increasing by the same step. */
export function withoutLineNumbers(runs: Run[]): Run[] {
  const numbers = runs.filter(({ text }) => /^\d{1,4}$/.test(text.trim()));
  if (numbers.length < leastNumbers) return runs;
  const words = runs.filter((run) => !numbers.includes(run));
  const from = words.map(({ left }) => left).toSorted((a, b) => a - b)[Math.floor(outlying * words.length)] ?? 0;
  const to = words.map(({ right }) => right).toSorted((a, b) => b - a)[Math.floor(outlying * words.length)] ?? 0;
  const margins = [numbers.filter(({ right }) => right < from), numbers.filter(({ left }) => left > to)];
  const lineNumbers = new Set(margins.filter(isCounting).flat());
  return runs.filter((run) => !lineNumbers.has(run));
}

function isCounting(margin: Run[]): boolean {
  const values = margin.toSorted((a, b) => a.y - b.y).map(({ text }) => Number(text));
  const [first = 0, second = 0] = values;
  const step = second - first;
  return margin.length >= leastNumbers && step > 0 && values.every((value, index) => value === first + index * step);
}
