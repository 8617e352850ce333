import type { AnswerKey, GivenAnswer, QuestionForm } from "../content/question/form/form.shared.ts";
import type { RenderedLevel, RenderedQuestion } from "../content/rich/rendered.shared.ts";
import type { EndingLink } from "../content/rules/endings.shared.ts";
import type { ShownPart } from "../content/rules/rules.shared.ts";

/** The receipt for an attempt, as REST sends it. Its lists are empty unless the item shows results to takers. */
export interface Receipt<Result = AnswerResult> {
  id: string;
  percentage: number | null;
  score: number | null;
  /** The points with two decimals; absent where every answer is right or wrong as a whole. */
  credit?: number;
  totalQuestions: number;
  showResultsToTakers: boolean;
  /** Absent without a pass mark. */
  passed?: boolean;
  /** It came late, and figures do not count it; absent if they do. */
  isCounted?: false;
  /** By which `passed` was decided. */
  passMark?: number | undefined;
  /** When what is told here of the result was graded anew, in ISO 8601; absent if it never was. */
  correctedAt?: string;
  /** What the item's author says about that; absent if nothing. */
  correctionReason?: string;
  /** Absent where nothing is said of what takers are shown. */
  shown?: ReceiptShown;
  /** The ending as its author has it now, in the language of the original; absent where there is none. */
  ending?: ReceiptEnding;
  /** They can have a certificate; absent if not. */
  certificate?: CertificateOffer;
  results: Result[];
  skillResult: SkillResult | null;
  aggregatedResults: AggregatedResult[];
}

export interface ReceiptShown {
  /** The parts that this receipt holds. A submission that is sent again after `from` is answered with more. */
  what: ShownPart[];
  /** From when on it is answered with more, in ISO 8601; absent where that is never. */
  from?: string;
}

export interface CertificateOffer {
  /** A name has to be sent, because none was submitted; false once it is issued. */
  needsName: boolean;
  /** It was issued, and comes as it is when it is asked for again; absent if not. */
  isIssued?: true;
}

export interface ReceiptEnding {
  text?: string;
  /** The text as it is shown; absent where it is plain. */
  html?: string;
  link?: EndingLink;
}

export interface AnswerResult {
  questionId: string;
  questionText: string;
  options: string[];
  userAnswer: GivenAnswer | null;
  correctAnswer: number | null;
  isCorrect: boolean | null;
  explanation: string | null;
  questionWeight: number | null;
  /** The points it earns, with two decimals; absent where it is right or wrong as a whole. */
  credit?: number;
  /** These four are absent where they are as usual, see `unusual`. */
  required?: boolean;
  points?: number;
  form?: QuestionForm;
  answerKey?: AnswerKey;
  /** Its texts as they are shown; absent where they are plain. */
  html?: RenderedQuestion;
  /** In a translation: where texts are those of the original. */
  untranslated?: string[];
}

export interface SkillResult {
  skillLevel: string;
  description: string;
  encouragingMessage: string;
  followUpContent: string | null;
  skillScore: string | null;
  levels: LevelStep[];
  /** Its texts as they are shown; absent where they are plain. */
  html?: RenderedLevel;
  /** In a translation: which of these texts are those of the original. */
  untranslated?: string[];
}

export interface LevelStep {
  name: string;
  /** The lowest score that reaches the level; any score reaches the lowest one. */
  from: number;
  isReached: boolean;
}

export interface AggregatedResult {
  questionText: string;
  totalResponses: number;
  /** Of a matrix, over all its rows. */
  options: OptionCount[];
  /** How many left it out; absent where it must be answered. */
  unanswered?: number;
  /** Of a matrix. */
  rows?: RowCount[];
  /** Of a number within a range. */
  bins?: BinCount[];
  /** What others wrote, those with a star first; absent unless enough did, and takers may read it. */
  texts?: string[];
}

export interface RowCount {
  text: string;
  /** How many answered the row. */
  responses: number;
  options: OptionCount[];
}

export interface BinCount {
  from: number;
  /** Counted in the next bin, but for the last one, and for bins of one number. */
  to: number;
  count: number;
}

export interface OptionCount {
  text: string;
  count: number;
  /** Share of all selections of the question, rounded. */
  percentage: number;
  /** Share of all people who answered, rounded; may exceed 100 in total where several options may be chosen. */
  peoplePercentage: number;
}
