import { formLimits, type GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { isVisible, lengthOf, trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { allowsSeveral, type Question } from "./item.ts";

/** The reason why an entry is not a valid answer. */
export type Flaw = "other" | "rows" | "short" | "long" | "number" | "decimals" | "low" | "high";

/** Returns the flaw of an entry. A number that cannot be read is entered as its typed text. */
export function flawOf({ questionType, form, required }: Question, entry: GivenAnswer): Flaw | null {
  if (questionType === "text") {
    const { minLength = null, maxLength = formLimits.text.line } = form?.text ?? {};
    const length = lengthOf(trimmed(textOf(entry)), maxLength);
    return length > maxLength ? "long" : length < Math.max(1, minLength ?? 0) ? "short" : null;
  }
  if (questionType === "number") {
    if (typeof entry !== "number") return "number";
    const { min = null, max = null, decimals = 0 } = form?.number ?? {};
    if (entry < (min ?? -formLimits.number)) return "low";
    if (entry > (max ?? formLimits.number)) return "high";
    return Number(entry.toFixed(decimals)) === entry ? null : "decimals";
  }
  if (questionType === "matrix") return required !== false && rowsOf(entry).includes(null) ? "rows" : null;
  const other = otherOf(entry);
  if (other === null) return null;
  const text = trimmed(other);
  if (text === "") return "other";
  return lengthOf(text, formLimits.other) > formLimits.other ? "long" : null;
}

/** Whether an entry has no visible content. */
export function isEmpty(entry: GivenAnswer): boolean {
  if (typeof entry === "string") return !isVisible(entry);
  return Array.isArray(entry) && entry.every((place) => place === null);
}

/** Chooses an option, or removes it from a choice of several. Null if none is left. */
export function choosing(question: Question, entry: GivenAnswer | null, option: number): GivenAnswer | null {
  const { other = null, none = null } = question.form?.choice ?? {};
  const places = allowsSeveral(question) ? toggled(chosenOf(entry), option, none) : [option];
  if (places.length === 0) return null;
  if (other !== null && places.includes(other)) return { choices: places, other: otherOf(entry) ?? "" };
  return allowsSeveral(question) ? places : option;
}

function toggled(chosen: number[], option: number, none: number | null): number[] {
  if (chosen.includes(option)) return chosen.filter((place) => place !== option);
  if (option === none) return [option];
  return [...chosen.filter((place) => place !== none), option].sort((a, b) => a - b);
}

export function choosingInRow({ form }: Question, entry: GivenAnswer | null, row: number, point: number): GivenAnswer {
  const before = rowsOf(entry);
  return (form?.rows ?? []).map((_, index) => (index === row ? point : (before[index] ?? null)));
}

export function chosenOf(entry: GivenAnswer | null | undefined): number[] {
  if (typeof entry === "number") return [entry];
  if (entry === null || entry === undefined || typeof entry === "string") return [];
  return Array.isArray(entry) ? entry.filter((place) => place !== null) : entry.choices;
}

export const rowsOf = (entry: GivenAnswer | null | undefined): (number | null)[] => (Array.isArray(entry) ? entry : []);
export const textOf = (entry: GivenAnswer | null | undefined): string => (typeof entry === "string" ? entry : "");

/** The text of the "Other" option. Null if it is not chosen. */
export const otherOf = (entry: GivenAnswer | null | undefined): string | null =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry) ? entry.other : null;
