import type { Difficulty, Kind, QuestionType } from "../content.shared.ts";
import type { QuestionForm } from "../question/form/form.shared.ts";
import type { Scoring } from "../question/form/scoring.shared.ts";
import type { RenderedQuestion } from "../rich/rendered.shared.ts";
import type { Availability, ItemRules } from "../rules/rules.shared.ts";

/** Contains nothing that gives an answer away. */
export interface TakenItem {
  id: string;
  title: string;
  description: string | null;
  /** BCP 47; null if nobody said it. */
  language: string | null;
  /** Those that it was translated into; absent without any. */
  languages?: string[];
  /** In one of those: the language of the original, and where texts are those of the original. */
  translation?: { from: string | null; untranslated: string[] };
  contentType: "quiz" | "survey";
  scoringType: "traditional" | "skill_based";
  kind: Kind;
  difficulty: Difficulty | null;
  showResultsToTakers: boolean;
  collectEmailUpfront: boolean;
  revision: number;
  /** Absent where anybody can answer at any time. */
  rules?: TakenRules;
  /** Absent while it can be answered; without its questions otherwise, and with a passcode without its description. */
  availability?: Exclude<Availability, "OPEN">;
  /** The description with form; absent without any, and where texts are plain. */
  html?: string;
  /** With a time limit, until the start: then there are no questions yet. */
  questionsAfterStart?: true;
  /** With that: how many questions there are, and about how many minutes they take. */
  size?: { questions: number; minutes: number };
  questions: TakenQuestion[];
}

/** Without what is told with the receipt, and without the passcode itself. */
export type TakenRules = Omit<ItemRules, "endings" | "passcode" | "fields"> & {
  needsPasscode?: true;
  /** The names of what the link may carry. */
  fields?: string[];
};

export interface TakenQuestion {
  id: string;
  questionText: string;
  questionType: QuestionType;
  options: string[];
  order: number;
  /** Absent where it must be answered. */
  required?: boolean;
  /** Of quizzes; absent for one point. */
  points?: number;
  /** Absent where options are all there is. */
  form?: QuestionForm;
  /** Of several right options; absent for all or nothing. */
  scoring?: Scoring;
  /** Its texts with form; absent where they are plain. */
  html?: QuestionHtml;
  /** In a translation: where texts are those of the original. */
  untranslated?: string[];
}

export type QuestionHtml = Omit<RenderedQuestion, "explanation">;
