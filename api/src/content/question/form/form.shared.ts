import type { Kind } from "../../content.shared.ts";

/** How a question is answered, beyond its options: the only member that fits its type, or none. */
export interface QuestionForm {
  choice?: ChoiceForm | null | undefined;
  scale?: ScaleForm | null | undefined;
  /** The statements of a matrix, row by row. Its options are the points of each row. */
  rows?: string[] | null | undefined;
  text?: TextForm | null | undefined;
  number?: NumberForm | null | undefined;
}

/** Settings of choices. Numbers are indexes of options. */
export interface ChoiceForm {
  /** The option that asks for a text, such as "Other". */
  other: number | null;
  /** The option that excludes all others, such as "None of these". Only where several may be chosen. */
  none: number | null;
  /** Options that keep their position when options are shuffled. Absent where all of the others move. */
  pinned?: number[] | null | undefined;
}

/** The points of a scale are its options, from the lowest. */
interface ScaleForm {
  look: (typeof scaleLooks)[number];
  /** Labels of the ends, for points shown as numbers or stars. */
  lowLabel: string | null;
  highLabel: string | null;
  /** Eleven points from 0 to 10, for a Net Promoter Score. */
  isNps: boolean;
}
export const scaleLooks = ["numbers", "stars", "labels"] as const;

export interface TextForm {
  /** Several lines instead of one. */
  isLong: boolean;
  minLength: number | null;
  maxLength: number;
  /** Whether participants may read each other's texts. Absent if they may not. */
  isShared?: boolean | null | undefined;
}

export interface NumberForm {
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
  unit: string | null;
  min: number | null;
  max: number | null;
}

/** The share of its points that an answer earns when several options are correct. */
export interface Scoring {
  /** All or nothing; an equal share for each correct option; correct options minus wrong ones. */
  rule: (typeof scoringRules)[number];
  /** Whether `minus` may give a question negative points. Absent if not. */
  belowZero?: boolean | null | undefined;
}
export const scoringRules = ["all", "each", "minus"] as const;

export interface QuestionScoring extends Scoring {
  /** Whether the scoring is the quiz's and follows its changes. Absent for the question's own scoring. */
  isInherited?: boolean | null | undefined;
}

/** The correct answer of questions without a single correct option. Never sent to takers before they submit. */
export interface AnswerKey {
  /** The correct options where several may be chosen. */
  options?: number[] | null | undefined;
  /** Scoring of these options. Absent if exactly these must be chosen. */
  scoring?: QuestionScoring | null | undefined;
  text?: TextKey | null | undefined;
  number?: NumberKey | null | undefined;
}

export interface TextKey {
  accepted: string[];
  matchCase: boolean;
  matchSpaces: boolean;
  matchAccents: boolean;
  /** Whether a single letter may be wrong, missing, added or swapped with the next. */
  allowTypo: boolean;
}

export interface NumberKey {
  value: number;
  /** The largest difference that still counts as correct. */
  tolerance: number;
}

/**
 * An answer as it is sent and stored: the index of an option; a list of indexes where several may be chosen; the index
 * of a point (or null) for each row of a matrix; a text; or a number. Answers with "Other" contain the options and the
 * written text.
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

/** Question types of each kind of item. */
export const typesOf = {
  QUIZ: ["multiple_choice", "multi_select", "text", "number"],
  SURVEY: ["single_choice", "multi_select", "scale", "matrix", "text", "number"],
  ASSESSMENT: ["multiple_choice", "scale"],
} as const;

/** Whether participants who chose an option can be shown feedback on it. Questions of surveys explain nothing. */
export const hasFeedback = (kind: Kind, questionType: string): boolean =>
  kind !== "SURVEY" && (questionType === "multiple_choice" || questionType === "multi_select");

export const hasOptions = (questionType: string): boolean => questionType !== "text" && questionType !== "number";
