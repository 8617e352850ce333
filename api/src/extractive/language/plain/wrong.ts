import type { Difficulty } from "../../../content/content.shared.ts";
import { inThousands, seedOf } from "../../words.ts";
import { type Figure, inDigits, showsNumber } from "./figure.ts";
import type { PlainLanguage } from "./plain.ts";

/** A question has four options: these and the answer. */
const wrongOnes = 3;

/** The closer the wrong numbers are, the harder the question. */
const yearSteps = { easy: [12, 25, 40, 60], medium: [4, 9, 15, 22], hard: [2, 3, 6, 8] };
const factors = {
  easy: [0.5, 2, 0.25, 4, 0.35, 3],
  medium: [0.7, 1.4, 0.5, 1.8, 0.3, 2.5],
  hard: [0.8, 1.25, 0.65, 1.5, 0.9, 1.75],
};

/** Invented years are not in the future. Years of the Persian calendar are about 621 lower. */
const latest = { gregorian: 2025, persian: 1404, persianFrom: 1250, persianTo: 1410 };

/** The figure and three wrong ones that don't occur in the text, in ascending order; null if there are fewer. */
export function optionsFor(
  figure: Figure,
  { sentence, text }: { sentence: string; text: string },
  language: PlainLanguage,
  difficulty: Difficulty,
): string[] | null {
  const { value, kind } = figure;
  const plain = inDigits(text, language.zero);
  const occurs = (shown: string) => hasNumber(plain, inDigits(shown, language.zero));
  const others = yearsOf(sentence, language).filter((year) => year !== value);
  const inOrder = (year: number) => others.every((other) => Math.sign(year - other) === Math.sign(value - other));
  const values =
    kind === "year" ? yearsAround(value, language.code, difficulty).filter(inOrder) : valuesAround(figure, difficulty);
  const fit = [...new Set(values)].filter(
    (other) =>
      other !== value &&
      (kind !== "amount" || sameForm(other, value, language.code)) &&
      !occurs(shownAs(other, figure)),
  );
  // The right answer has no preferred rank.
  const rank = seedOf(`${figure.text} ${figure.start}`) % (wrongOnes + 1);
  const [lower, higher] = [fit.filter((other) => other < value), fit.filter((other) => other > value)];
  const preferred = [...lower.slice(0, rank), ...higher.slice(0, wrongOnes - rank)];
  const distractors = [...preferred, ...fit.filter((other) => !preferred.includes(other))].slice(0, wrongOnes);
  if (distractors.length < wrongOnes) return null;
  return [...distractors, value]
    .sort((a, b) => a - b)
    .map((one) => (one === value ? figure.text : shownAs(one, figure)));
}

/** Whether a number occurs on its own, not in a longer one. */
export function hasNumber(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1))
    if (!/[\d.,]/.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at + number.length))) return true;
  return false;
}

const yearsOf = (sentence: string, { zero }: PlainLanguage) =>
  Array.from(inDigits(sentence, zero).matchAll(/(?<!\d)(?:1\d|20)\d\d(?!\d)/g), ([year]) => Number(year));

function yearsAround(year: number, code: string, difficulty: Difficulty): number[] {
  const isPersian = code === "fa" && year >= latest.persianFrom && year <= latest.persianTo;
  const last = isPersian ? latest.persian : latest.gregorian;
  return yearSteps[difficulty]
    .flatMap((step) => [year - step, year + step])
    .filter((other) => other <= Math.max(year, last));
}

function valuesAround({ value, kind, form: { decimals } }: Figure, difficulty: Difficulty): number[] {
  const grain = decimals > 0 ? 10 ** -decimals : roundnessOf(value);
  return factors[difficulty]
    .map((factor) => Number((Math.round((value * factor) / grain) * grain).toFixed(decimals)))
    .filter((other) => other > 0 && (kind !== "percent" || other < 100));
}

/** The power of ten to round to, as for the number itself: 450 next to 350, not 437. */
function roundnessOf(value: number): number {
  let grain = 1;
  while (value % (grain * 10) === 0 && grain * 40 <= value) grain *= 10;
  return grain;
}

/** Whether the noun after two numbers has the same form. */
const sameForm = (a: number, b: number, code: string) => {
  const rules = new Intl.PluralRules(code);
  return (
    rules.select(a) === rules.select(b) &&
    Number.isInteger(a) === Number.isInteger(b) &&
    (!showsNumber(code) || lastTwo(a) === lastTwo(b))
  );
};

/** After two zeros at the end, nouns and endings are the same as for hundreds. */
const lastTwo = (value: number) => value >= 1000 && value % 100 === 0;

function shownAs(value: number, { form: { grouping, decimal, decimals, zero } }: Figure): string {
  const [whole = "", fraction] = value.toFixed(decimals).split(".");
  const grouped = grouping === null ? whole : inThousands(whole, grouping);
  const shown = fraction ? `${grouped}${decimal}${fraction}` : grouped;
  return zero === "0"
    ? shown
    : shown.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}
