import type { difficulties, Kind, QuestionType } from "../../../../api/src/content/content.shared.ts";

export type Question = {
  id: string;
  questionText: string;
  questionType: QuestionType;
  options: string[];
  order: number;
};

/** An item as REST shows it to takers: never with anything that gives an answer away. */
export type Item = {
  id: string;
  title: string;
  description: string | null;
  contentType: "quiz" | "survey";
  kind: Kind;
  difficulty: (typeof difficulties)[number] | null;
  showResultsToTakers: boolean;
  collectEmailUpfront: boolean;
  revision: number;
  questions: Question[];
};

/** The place of the chosen option, or of each chosen one where several may be. */
export type Answer = number | number[];
export type Answers = Record<string, Answer>;

export type AnswerResult = {
  questionId: string;
  questionText: string;
  options: string[];
  userAnswer: Answer | null;
  correctAnswer: number | null;
  isCorrect: boolean | null;
  explanation: string | null;
};

type SkillResult = {
  skillLevel: string;
  encouragingMessage: string;
  description: string | null;
  followUpContent: string | null;
  /** The last two are missing in a result that was kept before there were such. */
  skillScore?: string | null;
  levels?: LevelStep[];
};

/** A level among the others, the lowest first. */
export type LevelStep = { name: string; from: number; isReached: boolean };

type OptionTally = { text: string; count: number; peoplePercentage: number };
export type QuestionTally = { questionText: string; totalResponses: number; options: OptionTally[] };

/** What the server says to handed-in answers; the last three are empty unless takers may see results. */
export type Receipt = {
  id: string;
  percentage: number | null;
  score: number | null;
  totalQuestions: number;
  results: AnswerResult[];
  skillResult: SkillResult | null;
  aggregatedResults: QuestionTally[];
};

export const nouns = { QUIZ: "quiz", SURVEY: "survey", ASSESSMENT: "assessment" } as const satisfies Record<
  Kind,
  string
>;

export const allowsSeveral = ({ questionType }: Question) => questionType === "multi_select";
export const letterOf = (option: number) => String.fromCharCode(65 + option);
