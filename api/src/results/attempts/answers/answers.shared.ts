/** A way to have answered a question. Exactly one member other than `question` is present. */
export interface AskedAnswer {
  question: string;
  outcome?: Outcome;
  /** A point in a row of a matrix, both by index. */
  cell?: { row: number; point: number };
  /** A number in a range that includes both ends. */
  range?: { min: number | null; max: number | null };
  /** Words in a text answer, or in the text with an option. */
  contains?: string;
}

export type Outcome = "LEFT_OUT" | "RIGHT" | "WRONG";

export const answerLimits = { answers: 50, row: 100, number: 1e12, text: 200, key: 100 };

/** URL parameters; each value starts with the id of its question. */
export const answerParameters = ["leftOut", "right", "wrong", "cell", "number", "wrote"] as const;
export type AnswerParameter = (typeof answerParameters)[number];

const outcomes = { leftOut: "LEFT_OUT", right: "RIGHT", wrong: "WRONG" } as const;

export function readAnswer(parameter: AnswerParameter, value: string): AskedAnswer | null {
  const [question = "", ...parts] = value.split(":");
  if (question === "" || question.length > answerLimits.key) return null;
  if (parameter === "wrote") {
    const contains = parts.join(":");
    return contains.trim() !== "" && contains.length <= answerLimits.text ? { question, contains } : null;
  }
  if (parameter === "cell") {
    const [row, point] = parts.map(placeOf);
    return parts.length === 2 && row != null && point != null ? { question, cell: { row, point } } : null;
  }
  if (parameter === "number") {
    if (parts.length !== 2) return null;
    const [min = Number.NaN, max = Number.NaN] = parts.map(endOf);
    const isRange = !Number.isNaN(min) && !Number.isNaN(max) && (min ?? max) !== null && !isBackwards({ min, max });
    return isRange ? { question, range: { min, max } } : null;
  }
  return parts.length === 0 ? { question, outcome: outcomes[parameter] } : null;
}

/** The parameter and value that `readAnswer` reads as this answer. */
export function writtenAnswer({ question, outcome, cell, range, contains }: AskedAnswer): [AnswerParameter, string] {
  if (cell) return ["cell", `${question}:${cell.row}:${cell.point}`];
  if (range) return ["number", `${question}:${range.min ?? ""}:${range.max ?? ""}`];
  if (contains !== undefined) return ["wrote", `${question}:${contains}`];
  return [outcome === "LEFT_OUT" ? "leftOut" : outcome === "RIGHT" ? "right" : "wrong", question];
}

export const isSameAnswer = (one: AskedAnswer, other: AskedAnswer) =>
  writtenAnswer(one).join(" ") === writtenAnswer(other).join(" ");

export const isBackwards = ({ min, max }: { min: number | null; max: number | null }) =>
  min !== null && max !== null && min > max;

const placeOf = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= answerLimits.row ? Number(text) : null);

/** Null for an open end; NaN for anything else that is not a number. */
function endOf(text: string): number | null {
  if (text === "") return null;
  const value = /^-?\d{1,13}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= answerLimits.number ? value : Number.NaN;
}
