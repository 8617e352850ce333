export const kinds = ["QUIZ", "SURVEY", "ASSESSMENT"] as const;
export type Kind = (typeof kinds)[number];
export const kindNames = { QUIZ: "Quiz", SURVEY: "Survey", ASSESSMENT: "Assessment" } as const satisfies Record<
  Kind,
  string
>;
export const nounOf = (kind: Kind) => kindNames[kind].toLowerCase();

/** Whether texts are plain or Markdown. */
export const formats = ["plain", "rich"] as const;
export type Format = (typeof formats)[number];

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];
export const questionTypes = [
  "multiple_choice",
  "single_choice",
  "multi_select",
  "scale",
  "matrix",
  "text",
  "number",
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const limits = {
  title: 200,
  description: 2000,
  question: 2000,
  option: 500,
  explanation: 2000,
  /** Feedback on one option. Shorter than an explanation, because the largest item must fit into one request. */
  feedback: 1000,
  levelName: 100,
  mail: { subject: 200, message: 5000, signature: 500, linkTitle: 200 },
  survey: { questions: 50, options: 10 },
  quiz: { questions: 100, options: 6 },
  assessment: { questions: 20, options: 6, levels: 6, points: 100 },
} as const;

export const limitsOf = (kind: Kind) =>
  ({ QUIZ: limits.quiz, SURVEY: limits.survey, ASSESSMENT: limits.assessment })[kind];

export type Scale = "decimal" | "points";

/** Decimal (0 to 1, the score is a mean) if no level exceeds 1. Otherwise points (the score is a sum). */
export const scaleOf = (levels: readonly { range: readonly [number, number] }[]): Scale =>
  levels.every(({ range }) => range[1] <= 1) ? "decimal" : "points";
