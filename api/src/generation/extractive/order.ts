import type { QuestionDraft } from "../../content/question/question.ts";
import type { Order } from "../generator.ts";
import type { Source } from "../source/source.ts";
import type { Sentence } from "./sentence.ts";

export interface QuestionOrder extends Pick<Order, "questionCount" | "difficulty"> {
  source: Source;
  /** Whether the questions cover the whole source rather than some sections. */
  isWhole: boolean;
  /** Whether a sentence may be asked about. */
  allows(sentence: Sentence): boolean;
  /** Answers of the existing questions. */
  answers: readonly string[];
  /** Whether a question with this text already exists. */
  isAsked(questionText: string): boolean;
}

export interface AnchoredQuestion {
  question: QuestionDraft;
  sentence: Sentence;
}
