import type { Difficulty } from "../../content/content.shared.ts";
import { asCentury, centuryOf } from "../language/centuries.ts";
import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import { inThousands, isCapital, seedOf, type Word } from "../words.ts";
import { distractors, type NumberGap } from "./gap.ts";

export function numbersIn({ words, text }: Sentence, language: Language): NumberGap[] {
  const centuries = Array.from(
    text.matchAll(language.figures?.century ?? never),
    ({ 0: text, index: start }): NumberGap => ({
      kind: "century",
      text,
      start,
      end: start + text.length,
      isPercent: false,
    }),
  );
  const others = words.flatMap((word, index) => {
    const kind = kindOf(words, index, language);
    const after = words[index + 1]?.lower ?? "";
    return kind
      ? [
          {
            kind,
            text: word.text,
            start: word.start,
            end: word.end,
            isPercent: /^(%|percent|prozent|pour|por|per)$/.test(after),
          },
        ]
      : [];
  });
  return [...others.filter(({ start }) => !centuries.some((century) => century.start === start)), ...centuries];
}

const never = /(?!)/g;

function kindOf(words: readonly Word[], index: number, language: Language): NumberGap["kind"] | null {
  const { numberWords, months, functionWords } = language;
  const [before, word, after] = [words[index - 1], words[index] as Word, words[index + 1]];
  const thingFollows = after?.kind === "word" && !functionWords.has(after.lower);
  if (word.kind === "word" && language.ordinals?.includes(word.lower) && /^centur(y|ies)$/.test(after?.lower ?? ""))
    return "century";
  // "Two of them" and "the two" refer to an earlier sentence.
  if (word.kind === "word")
    return numberWords.indexOf(word.lower) > 0 &&
      index > 0 &&
      !language.articles.has(before?.lower ?? "") &&
      thingFollows &&
      words[index + 2]?.text !== ":"
      ? "count"
      : null;
  if (word.kind !== "number") return null;
  if (/^\d{1,2}(st|nd|rd|th)$/.test(word.text)) return after?.lower === "century" ? "century" : null;
  if (/^(1\d|20)\d0(s|er)$/.test(word.text)) return "decade";
  const lead = `${words[index - 2]?.lower ?? ""} ${before?.lower ?? ""}`;
  if (/^(1\d|20)\d0$/.test(word.text) && language.figures?.decade.test(lead)) return "decade";
  // Either end of a range gives the other away.
  const isRange = [
    [after, words[index + 2]],
    [before, words[index - 2]],
  ].some(([joint, other]) => other?.kind === "number" && /^(to|and|bis|à|a|-|–|and|or)$/.test(joint?.lower ?? ""));
  const isGlued = [before?.end === word.start && before, after?.start === word.end && after].some(
    (other) => other && /[^,.;)(%$€£]/.test(other.text),
  );
  if (isGlued || !/^\d+([.,\u00a0\u202f]\d+)*$/.test(word.text)) return null;
  const yearFits =
    !isUnit(after) &&
    (!thingFollows ||
      (language.capitalNouns ? isVerb(words, index) : isCapital(after.text)) ||
      language.yearPrepositions.has(before?.lower ?? ""));
  // "1800 small firms" contains no year.
  if (/^(1[0-9]|20)\d\d$/.test(word.text) && !isUnit(after)) return yearFits ? "year" : null;
  const inDate = [before, after].some((other) => months.has(other?.lower ?? ""));
  const inName = before?.kind === "word" && isCapital(before.text) && index > 1;
  return inDate || inName || isRange || (after?.text === "." && language.dotsOrdinals) ? null : "quantity";
}

const isUnit = (word: Word | undefined) => /^(mm|cm|m|km|kg|g|t|l|ha|hpa|k|°)$/.test(word?.lower ?? "");

/**
 * Whether a verb follows, where nouns are capitalized: "1895 gebaut", but neither "1800 Betriebe" nor "1800 kleine
 * Betriebe".
 */
function isVerb(words: readonly Word[], index: number): boolean {
  const [after, next] = [words[index + 1], words[index + 2]];
  return !isCapital(after?.text ?? "") && (index === 0 || next?.kind !== "word" || !isCapital(next.text));
}

/** Three wrong numbers of the same kind and format. The right one has no preferred rank. */
export function otherNumbers(
  gap: NumberGap,
  years: readonly string[],
  taken: readonly string[],
  language: Language,
  difficulty: Difficulty,
): string[] {
  const right = amountOf(gap, language);
  const texts = [
    ...(gap.kind === "year" ? yearsBeside(right, years, difficulty) : []),
    ...invented(gap, right, language, difficulty),
  ];
  // "From 1991 until 2000": a year before another year of the sentence stays before it.
  const fixed = taken.filter((word) => years.includes(word) && word !== gap.text).map(Number);
  const fit = [...new Set(texts)].filter(
    (text) =>
      text !== gap.text &&
      !taken.includes(text) &&
      (gap.kind !== "year" || fixed.every((year) => Math.sign(Number(text) - year) === Math.sign(right - year))),
  );
  const isLower = (text: string) => amountOf({ ...gap, text }, language) < right;
  const lower = fit.filter(isLower);
  const higher = fit.filter((text) => !isLower(text));
  const rank = seedOf(`${gap.text} ${gap.start}`) % (distractors + 1);
  const chosenNumber = [...lower.slice(0, rank), ...higher.slice(0, distractors - rank)];
  return [...chosenNumber, ...fit.filter((text) => !chosenNumber.includes(text))].slice(0, distractors);
}

export const byValue = (kind: NumberGap["kind"], language: Language) => (a: string, b: string) =>
  amountOf({ kind, text: a }, language) - amountOf({ kind, text: b }, language);

/** The closer the wrong numbers are, the harder the question. */
const yearWindow = { easy: 100, medium: 40, hard: 20 };
const yearSteps = { easy: [12, 25, 40], medium: [4, 9, 15], hard: [1, 3, 6] };
const factors = {
  easy: [0.5, 2, 0.25, 4, 0.1, 8],
  medium: [0.7, 1.4, 0.5, 1.8, 0.3, 2.5],
  hard: [0.8, 1.25, 0.9, 1.5, 0.6, 1.75],
};

/** Invented times are not in the future. */
const latest = { year: 2025, century: 21 };

/** Whole numbers up to this one are varied by steps, as factors would give the same number twice. */
const smallNumber = 12;

const yearsBeside = (right: number, years: readonly string[], difficulty: Difficulty) =>
  years
    .filter((year) => Math.abs(Number(year) - right) <= yearWindow[difficulty])
    .sort((a, b) => Math.abs(Number(a) - right) - Math.abs(Number(b) - right));

function invented(
  { kind, text, isPercent }: NumberGap,
  right: number,
  language: Language,
  difficulty: Difficulty,
): string[] {
  const around = (steps: readonly number[]) =>
    steps.flatMap((step) => [right - step, right + step]).filter((value) => value > 0);
  if (kind === "year")
    return around(yearSteps[difficulty])
      .filter((year) => year <= Math.max(right, latest.year))
      .map(String);
  if (kind === "decade")
    return around([10, 20, 30])
      .filter((year) => year <= latest.year)
      .map((year) => text.replace(/^\d+/, String(year)));
  if (kind === "century")
    return around([1, 2, 3])
      .filter((value) => value <= latest.century)
      .flatMap((value) => asCentury(value, text, language));
  if (kind === "count") return around([1, 2, 3]).flatMap((value) => language.numberWords[value - 2] ?? []);
  const isWhole = Number.isInteger(right);
  const values =
    isWhole && right <= smallNumber && right % 10 !== 0 && !isPercent
      ? around([1, 2, 3])
      : factors[difficulty].map((factor) => right * factor);
  return values
    .map((value) => rounded(value, right))
    .filter((value) => value > 0 && (!isPercent || right > 100 || value < 100))
    .map((value) => formatted(value, text, language));
}

/** Rounds a number like the right one: 9,500 next to 19,000, and 450 next to 350. */
function rounded(value: number, right: number): number {
  if (!Number.isInteger(right)) return value;
  let grain = 1;
  for (let power = 1; power * 4 <= right; power *= 10)
    for (const step of [power, 5 * power]) if (right % step === 0 && step * 4 <= right) grain = step;
  return Math.round(value / grain) * grain;
}

function amountOf({ kind, text }: Pick<NumberGap, "kind" | "text">, language: Language): number {
  const { numberWords, decimal } = language;
  if (kind === "count") return numberWords.indexOf(text.toLowerCase()) + 2;
  if (kind === "century") return centuryOf(text, language);
  const isGrouped = /^\d{1,3}([.,\u00a0\u202f]\d{3})+$/.test(text) && text.replace(/\d/g, "") !== decimal;
  return Number.parseFloat(
    isGrouped
      ? text.replace(/\D/g, "")
      : text
          .replace(/[\u00a0\u202f]/g, "")
          .replace(decimal === "," ? /\./g : /,/g, "")
          .replace(decimal, "."),
  );
}

function formatted(value: number, beside: string, { decimal }: Language): string {
  const decimals = beside.split(decimal)[1]?.length ?? 0;
  const isGrouped = /\d[.,\u00a0\u202f]\d{3}(?!\d)/.test(beside) && value >= 1000;
  const [whole = "", fraction] = value.toFixed(/^\d{1,3}[.,]\d{3}$/.test(beside) ? 0 : decimals).split(".");
  const mark = beside.match(/\d([.,\u00a0\u202f])\d{3}/)?.[1] ?? "";
  // 283.00 looks made up next to 157.22.
  const exact = fraction?.replace(/0$/, beside.at(-1) ?? "0");
  return (isGrouped ? inThousands(whole, mark) : whole) + (exact ? decimal + exact : "");
}
