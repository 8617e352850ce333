import type { NumberForm } from "../../../../../api/src/content/question/form/form.shared.ts";
import { meaningOf } from "../../../../../api/src/platform/shared/looks.shared.ts";

export interface Reading {
  value: number;
  /** False for ambiguous or unusual notations, for which the field shows the value. */
  isSure: boolean;
}

/** Code units. Longer texts are not parsed. */
const longest = 100;

/**
 * Reads a number as people write it: in groups, with an exponent, as a fraction, with the question's unit, in the
 * digits of any script. The language decides whether a mark before three digits is its decimal point. Null if it cannot
 * be read.
 */
export function readNumber(text: string, unit: string | null, locale: string): Reading | null {
  if (text.length > longest) return null;
  const marks = marksOf(locale);
  const number = plain(text);
  return readSigned(number, marks) ?? readSigned(without(number, plain(unit ?? "%")), marks);
}

const power = /(?:\s*[x×*·⋅]\s*|(?<![\d.,]))10(?:\s*(?:\^|\*\*)\s*|(?=[⁻⁺]?[⁰¹²³⁴-⁹]))/g;

const plain = (text: string) =>
  meaningOf(
    text
      .replace(power, (written) => (written.startsWith("10") ? "1e" : "e"))
      .replace(/(?<=\p{Nd})[⁰¹²³⁴-⁹₀-₉]/gu, "^$&")
      .replace(/\s?([¼-¾⅐-⅞↉])/g, " $1"),
  )
    .replace(/·/g, ".")
    .replace(/(?<=[^\P{L}e])\^/gu, "")
    .replace(/(?<=\p{L}) ?\.$/u, "")
    .replace(/μ/g, "u")
    // Short words are units: mW is not MW.
    .replace(/\p{L}{4,}/gu, (word) => word.toLowerCase())
    .trim();

function without(text: string, unit: string): string {
  const at = unit === "" ? -1 : text.indexOf(unit);
  return at < 0 ? "" : `${text.slice(0, at)} ${text.slice(at + unit.length)}`.trim();
}

interface Marks {
  point: string;
  group: string;
}

function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const mark = (type: string) => meaningOf(parts.find((part) => part.type === type)?.value ?? "");
  return { point: mark("decimal"), group: mark("group") };
}

function readSigned(text: string, marks: Marks): Reading | null {
  const [, sign = "", size = ""] = /^([+-]?) *(.*)$/.exec(text) ?? [];
  const reading = readFraction(size) ?? readDecimal(size, marks);
  // Adding zero removes the sign of a negative zero.
  return reading && Number.isFinite(reading.value)
    ? { ...reading, value: (sign === "-" ? -reading.value : reading.value) + 0 }
    : null;
}

function readFraction(text: string): Reading | null {
  const match = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(text);
  if (!match) return null;
  const [, whole = 0, upper, lower] = match;
  return { value: (Number(whole) * Number(lower) + Number(upper)) / Number(lower), isSure: false };
}

function readDecimal(text: string, { point, group }: Marks): Reading | null {
  const [, size = text, exponent] = /^(.+?) ?[eE] ?([+-]?\d{1,3})$/.exec(text) ?? [];
  if (!/^[.,]?\d[\d.,' ]*$/.test(size)) return null;
  const marks: string[] = size.match(/[.,' ]/g) ?? [];
  const last = marks.at(-1) ?? "";
  const maybeGroups = /^[1-9]\d{0,2}[.,]\d{3}$/.test(size);
  const isPoint = /[.,]/.test(last) && marks.indexOf(last) === marks.length - 1 && !(maybeGroups && last === group);
  const end = isPoint ? size.lastIndexOf(last) : size.length;
  const whole = size.slice(0, end);
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return null;
  const isUsual = marks.length === 0 || (marks.length === 1 && isPoint && last === point && !maybeGroups);
  return {
    value: Number(`${whole.replace(/\D/g, "")}.${size.slice(end + 1)}e${exponent ?? 0}`),
    isSure: isUsual && exponent === undefined,
  };
}

/** Groups of thousands, or groups as in India. */
const grouped = /^(?:\d{1,3}([.,' ])\d{3}(?:\1\d{3})*|\d{1,2}([, ])(?:\d{2}\2)*\d{3})$/;

/**
 * The numeric keyboard, except where negative numbers are possible on an iPhone, whose numeric keyboard has no minus.
 */
export function keyboardFor({ min, decimals }: NumberForm, userAgent: string) {
  const isSigned = min === null || min < 0;
  if (isSigned && /iPhone|iPod/.test(userAgent)) return "text";
  return isSigned || decimals > 0 ? "decimal" : "numeric";
}
