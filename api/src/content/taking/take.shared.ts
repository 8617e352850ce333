import type { Difficulty, Kind, QuestionType } from "../content.shared.ts";
import type { QuestionForm, Scoring } from "../question/form/form.shared.ts";
import type { RenderedQuestion } from "../rendered/rendered.shared.ts";
import type { Availability } from "../rules/rules.shared.ts";
import type { ItemRules, SeenName } from "../setting/stored.rules.ts";

/** Contains nothing that gives a correct answer away. */
export interface TakenItem {
  id: string;
  title: string;
  description: string | null;
  /** BCP 47. Null if not set. */
  language: string | null;
  /** The languages of its translations. Absent if there are none. */
  languages?: string[];
  /** Only set in a translation: the language of the original, and the places of texts that are still in it. */
  translation?: { from: string | null; untranslated: string[] };
  contentType: "quiz" | "survey";
  scoringType: "traditional" | "skill_based";
  kind: Kind;
  difficulty: Difficulty | null;
  showResultsToTakers: boolean;
  collectEmailUpfront: boolean;
  revision: number;
  /** Absent if anyone can answer at any time. */
  rules?: TakenRules;
  /** Absent while it can be answered. Otherwise the questions are missing, and with a passcode the description too. */
  availability?: Exclude<Availability, "OPEN">;
  /** The description as HTML. Absent if there is none or texts are plain. */
  html?: string;
  /** Set for an item with a time limit until it is started. There are no questions until then. */
  questionsAfterStart?: true;
  /** Set along with `questionsAfterStart`: the number of questions and an estimate of the minutes. */
  size?: { questions: number; minutes: number };
  questions: TakenQuestion[];
}

/** The rules as takers see them before the receipt, without the passcode itself. */
export type TakenRules = Pick<ItemRules, SeenName> & {
  needsPasscode?: true;
  /** The names of parameters that the link may carry. */
  fields?: string[];
};

export interface TakenQuestion {
  id: string;
  questionText: string;
  questionType: QuestionType;
  options: string[];
  order: number;
  /** Absent for a required question. */
  required?: boolean;
  /** Quizzes only; absent for one point. */
  points?: number;
  /** Absent where options are sufficient. */
  form?: QuestionForm;
  /** Questions with several correct options only; absent for all or nothing. */
  scoring?: Scoring;
  /** The texts as HTML. Absent if they are plain. */
  html?: QuestionHtml;
  /** Only set in a translation: the places of texts that are still in the original language. */
  untranslated?: string[];
}

export type QuestionHtml = Omit<RenderedQuestion, "explanation" | "optionFeedback">;
