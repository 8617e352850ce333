import type { QuestionDraft } from "../../content/question/question.ts";
import type { Order } from "../generator.ts";
import type { Source } from "../source/source.ts";
import type { Lexicon } from "./lexicon.ts";
import { questionsIn } from "./quiz.ts";
import type { Sentence } from "./sentences.ts";

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

export const quizQuestions = (lexicon: Lexicon, order: QuestionOrder): AnchoredQuestion[] =>
  questionsIn(lexicon, order).map(({ sentence, answer, questionText, options }) => ({
    sentence,
    question: {
      questionText,
      questionType: "multiple_choice",
      options,
      correctAnswer: options.indexOf(answer),
      optionWeights: null,
      explanation: null,
    },
  }));
