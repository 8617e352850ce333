import type { AnswerKey, GivenAnswer, QuestionForm } from "../content/question/form/form.shared.ts";
import type { RenderedLevel, RenderedQuestion } from "../content/rendered/rendered.shared.ts";
import type { ShownPart } from "../content/setting/limits.shared.ts";
import type { EndingLink } from "../content/setting/stored.rules.ts";

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
  /** Present if the attempt was late and is excluded from figures. */
  isCounted?: false;
  /** The pass mark that decided `passed`. */
  passMark?: number | undefined;
  /** When regrading last changed the result shown here, in ISO 8601; absent if it never did. */
  correctedAt?: string;
  /** The author's explanation of the correction; absent without one. */
  correctionReason?: string;
  /** Absent if the item has no rule about results for takers. */
  shown?: ReceiptShown;
  /** The author's current ending, in the language of the original; absent without one. */
  ending?: ReceiptEnding;
  /** Present if the taker can get a certificate. */
  certificate?: CertificateOffer;
  results: Result[];
  skillResult: SkillResult | null;
  aggregatedResults: AggregatedResult[];
}

export interface ReceiptShown {
  /** The parts in this receipt. A submission that is repeated after `from` gets more. */
  what: ShownPart[];
  /** When a repeated submission gets more, in ISO 8601; absent if never. */
  from?: string;
}

interface CertificateOffer {
  /** Whether a name must be sent, because none was submitted. False once the certificate is issued. */
  needsName: boolean;
  /** Present once it is issued. Another request returns the same certificate. */
  isIssued?: true;
}

export interface ReceiptEnding {
  text?: string;
  /** The formatted text; absent if it is plain. */
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
  /** Points earned, with two decimals; absent if the answer can only be right or wrong as a whole. */
  credit?: number;
  /** The next four are absent when they have their usual values; see `unusual`. */
  required?: boolean;
  points?: number;
  form?: QuestionForm;
  answerKey?: AnswerKey;
  /** Formatted texts; absent if all are plain. */
  html?: RenderedQuestion;
  /** Places of the texts that a translation leaves in the original language. */
  untranslated?: string[];
}

export interface SkillResult {
  skillLevel: string;
  description: string;
  encouragingMessage: string;
  followUpContent: string | null;
  skillScore: string | null;
  levels: LevelStep[];
  /** Formatted texts; absent if all are plain. */
  html?: RenderedLevel;
  /** Names of the texts that a translation leaves in the original language. */
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
  /** Counts over all rows for a matrix. */
  options: OptionCount[];
  /** Number of people who left it out; absent for a required question. */
  unanswered?: number;
  /** Present for a matrix. */
  rows?: RowCount[];
  /** Present for a number within a range. */
  bins?: BinCount[];
  /** Texts by other takers, starred ones first. Absent if there are too few or takers may not read them. */
  texts?: string[];
}

export interface RowCount {
  text: string;
  /** Number of people who answered the row. */
  responses: number;
  options: OptionCount[];
}

export interface BinCount {
  from: number;
  /** Belongs to the next bin, except in the last bin and in bins of a single number. */
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
