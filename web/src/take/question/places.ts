import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { placeAt, type Question } from "../attempt/item.ts";

/** Whether a key chooses the point it names instead of the option in its place. */
export const hasNumberedPoints = ({ questionType, options }: Question) =>
  (questionType === "scale" || questionType === "matrix") && options.every((point) => /^\d+$/.test(point));

/** The option chosen by a letter or digit, or -1. Ten is typed as 1 and 0. */
export function placeOfKey(question: Question, key: string, entry: GivenAnswer | null): number {
  const { questionType, options } = question;
  const isDigit = /^\d$/.test(key);
  if (hasNumberedPoints(question)) {
    const isTen = key === "0" && typeof entry === "number" && options[entry] === "1" && options.includes("10");
    return options.indexOf(isTen ? "10" : key);
  }
  const letter = questionType === "matrix" ? -1 : key.toUpperCase().charCodeAt(0) - 65;
  return placeAt(question, isDigit ? Number(key) - 1 : letter);
}
