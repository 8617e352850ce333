import type { Language } from "./language.ts";

const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

const romanOf = (value: number) => "X".repeat(Math.floor(value / 10)) + (units[value % 10] ?? "");
const units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

const arabicOf = (roman: string): number =>
  [...roman].reduce((sum, letter, index) => {
    const [value, next] = [digits[letter] ?? 0, digits[roman[index + 1] ?? ""] ?? 0];
    return sum + (value < next ? -value : value);
  }, 0);

/** Number of a century, written as "19th", "nineteenth", "XIX", "XIXe" or "19.". */
export function centuryOf(text: string, { ordinals }: Pick<Language, "ordinals">): number {
  const roman = /^[IVX]+/.exec(text)?.[0];
  if (roman) return arabicOf(roman);
  return /^\d/.test(text) ? Number.parseInt(text, 10) : (ordinals?.indexOf(text.toLowerCase()) ?? -1) + 1;
}

/** A century written like a nearby one; empty if the language has no word for it. */
export function asCentury(value: number, beside: string, { ordinals }: Pick<Language, "ordinals">): string[] {
  const roman = /^[IVX]+/.exec(beside)?.[0];
  // A single letter hardly looks like a number.
  if (roman) return romanOf(value).length > 1 ? [romanOf(value) + beside.slice(roman.length)] : [];
  if (/^\d+(st|nd|rd|th)$/.test(beside)) return [ordinal(value)];
  if (/^\d/.test(beside)) return [`${value}${beside.replace(/^\d+/, "")}`];
  return ordinals?.slice(value - 1, value) ?? [];
}

const ordinal = (value: number) =>
  `${value}${value > 10 && value < 14 ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[value % 10] ?? "th")}`;
