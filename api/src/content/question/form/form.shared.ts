import type { QuestionScoring } from "./scoring.shared.ts";

/** How a question is answered, beyond its options: the one member that belongs to its type, or none. */
export interface QuestionForm {
  choice?: ChoiceForm | null | undefined;
  scale?: ScaleForm | null | undefined;
  /** What a matrix asks about, row by row; its options are the points of each row. */
  rows?: string[] | null | undefined;
  text?: TextForm | null | undefined;
  number?: NumberForm | null | undefined;
}

/** For choices; places are indexes of options. */
export interface ChoiceForm {
  /** The option that asks for a text, such as "Other". */
  other: number | null;
  /** The option that excludes all others, such as "None of these"; where several may be chosen. */
  none: number | null;
  /** Options that stay where they are when options are shuffled; absent where all others move. */
  pinned?: number[] | null | undefined;
}

/** The points of a scale are its options, from the lowest. */
export interface ScaleForm {
  look: (typeof scaleLooks)[number];
  /** What the ends stand for, where points are numbers or stars. */
  lowLabel: string | null;
  highLabel: string | null;
  /** Eleven points from 0 to 10, of which a Net Promoter Score is made. */
  isNps: boolean;
}
export const scaleLooks = ["numbers", "stars", "labels"] as const;

export interface TextForm {
  /** Several lines instead of one. */
  isLong: boolean;
  minLength: number | null;
  maxLength: number;
  /** Those who answered may read what others wrote; absent where they may not. */
  isShared?: boolean | null | undefined;
}

export interface NumberForm {
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
  unit: string | null;
  min: number | null;
  max: number | null;
}

/** What is right, where that is not one option; never told to takers beforehand. */
export interface AnswerKey {
  /** The right options where several may be chosen. */
  options?: number[] | null | undefined;
  /** Of these; absent where all of them must be chosen, and no other. */
  scoring?: QuestionScoring | null | undefined;
  text?: TextKey | null | undefined;
  number?: NumberKey | null | undefined;
}

export interface TextKey {
  accepted: string[];
  matchCase: boolean;
  matchSpaces: boolean;
  matchAccents: boolean;
  /** Whether one letter may be wrong, missing, added or swapped with the next. */
  allowTypo: boolean;
}

export interface NumberKey {
  value: number;
  /** The largest difference that is still right. */
  tolerance: number;
}

/**
 * An answer as it is sent and stored: the index of an option; a list of them where several may be chosen; for each row
 * of a matrix the index of its point, or null; a text; a number. With "Other", the options and what was written.
 */
export type GivenAnswer = number | (number | null)[] | string | { choices: number[]; other: string };

export const formLimits = {
  rows: 20,
  row: 300,
  scale: { points: 11, label: 100 },
  text: { line: 200, lines: 5000, accepted: 20 },
  other: 200,
  unit: 20,
  decimals: 6,
  number: 1e12,
  points: 100,
} as const;

/** Types of questions of each kind of item. */
export const typesOf = {
  QUIZ: ["multiple_choice", "multi_select", "text", "number"],
  SURVEY: ["single_choice", "multi_select", "scale", "matrix", "text", "number"],
  ASSESSMENT: ["multiple_choice", "scale"],
} as const;

export const hasOptions = (questionType: string): boolean => questionType !== "text" && questionType !== "number";
