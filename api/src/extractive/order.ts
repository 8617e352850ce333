import type { Difficulty } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Sentence } from "./sentence.ts";
import type { SourceText } from "./source.ts";

export interface QuestionOrder {
  questionCount: number;
  difficulty: Difficulty;
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
