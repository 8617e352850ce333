import { inOption, type Rule } from "./question.shared.ts";

const grouped = /^\d{1,3}([.,'’\u00a0\u202f ])\d{3}(\1\d{3})*$/u;

/** NaN unless the text is a number. A point or comma before three digits groups them, as in 1,000. */
function numberFrom(written: string): number {
  const text = written.trim();
  if (grouped.test(text)) return Number(text.replace(/\D/g, ""));
  return /^[-−–]?\d+([.,]\d+)?$/u.test(text) ? Number(text.replace(/[−–]/u, "-").replace(",", ".")) : Number.NaN;
}

const digits = "[-−–]?\\d[\\d.,'’\\u00a0\\u202f ]*\\d|[-−–]?\\d";
const measure = new RegExp(`^([^\\d−–-]*)(${digits})(\\D*)$`, "u");

/** The numbers of options that differ only in their number, or null for other options. */
function numbersOf(options: readonly string[]): number[] | null {
  const measures = options.map((option) => measure.exec(option.trim()));
  const [first] = measures;
  const isAlike = measures.every((found) => found && found[1] === first?.[1] && found[3] === first?.[3]);
  const numbers = measures.map((found) => numberFrom(found?.[2] ?? ""));
  return isAlike && numbers.every(Number.isFinite) ? numbers : null;
}

const rises = (numbers: readonly number[]) =>
  numbers.every((number, place) => number >= (numbers[place - 1] ?? number));

const unordered: Rule<"unordered-numbers"> = {
  id: "unordered-numbers",
  kinds: ["QUIZ", "SURVEY"],
  isWordless: true,
  find({ options }) {
    const numbers = options.length < 3 ? null : numbersOf(options);
    if (!numbers || rises(numbers) || rises(numbers.toReversed())) return [];
    const sorted = options
      .map((text, from) => ({ from, text }))
      .sort((a, b) => (numbers[a.from] ?? 0) - (numbers[b.from] ?? 0));
    return inOption(null, "List numbers from smallest to largest.", {
      label: "Sort Numbers",
      options: sorted,
    });
  },
};

interface Range {
  low: number;
  high: number;
  /** The text before the lower end, the end itself, and the rest. */
  parts: readonly [string, string, string];
}

function rangeOf(option: string, to: readonly string[]): Range | null {
  const separator = `\\s*(?:[-–—]|(?<=\\s|\\d)(?:${to.join("|")})(?=\\s|\\d))\\s*`;
  const match = new RegExp(`^(\\D*)(\\d[\\d.,'’]*)(${separator})(\\d[\\d.,'’]*)(\\D*)$`, "iu").exec(option.trim());
  if (!match) return null;
  const [, before = "", from = "", between = "", until = "", after = ""] = match;
  const [low, high] = [numberFrom(from), numberFrom(until)];
  return low < high ? { low, high, parts: [before, from, between + until + after] } : null;
}

const overlapping: Rule<"overlapping-ranges"> = {
  id: "overlapping-ranges",
  kinds: ["QUIZ", "SURVEY"],
  isWordless: true,
  find({ options }, { to }) {
    const ranges = options.map((option) => rangeOf(option, to));
    const sortedRanges = ranges
      .flatMap((range, place) => (range ? [{ ...range, place }] : []))
      .sort((a, b) => a.low - b.low);
    const meets = sortedRanges.filter(
      (range, order) => range.low <= (sortedRanges[order - 1]?.high ?? Number.NEGATIVE_INFINITY),
    );
    const [first] = meets;
    if (!first) return [];
    const isSimple = sortedRanges.every(({ low, high }, order) => {
      const before = sortedRanges[order - 1]?.high ?? Number.NEGATIVE_INFINITY;
      return Number.isInteger(low) && Number.isInteger(high) && high < 1000 && low >= before && low + 1 < high;
    });
    const changed = options.map((text, from) => {
      const range = meets.find(({ place }) => place === from);
      if (!range) return { from, text };
      const [before, , rest] = range.parts;
      return { from, text: `${before}${range.low + 1}${rest}` };
    });
    return inOption(
      first.place,
      `Two ranges contain ${first.low}. Start each range after the end of the previous one.`,
      isSimple ? { label: "Separate Ranges", options: changed } : undefined,
    );
  },
};

export const numberRules = [unordered, overlapping] as const;
