import type { Difficulty } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Sentence } from "./sentence.ts";
import type { SourceText } from "./source.ts";

/** Types of questions that the rules write for a quiz. */
export const quizTypes = ["multiple_choice", "number", "text"] as const;
type QuizType = (typeof quizTypes)[number];

export interface QuestionOrder {
  questionCount: number;
  /** Types that a quiz may have. */
  types: readonly QuizType[];
  difficulty: Difficulty;
  /** Maximum number of questions about figures, so that a quiz with options is not only about dates. */
  mostFigures: number;
  source: SourceText;
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
