import type { GeneratedQuestion, Order } from "../generator.ts";
import { quotesFrom } from "../source/passage.ts";
import type { Source } from "../source/source.ts";
import { assessmentQuestions, quizQuestions, surveyQuestions } from "./ask.ts";
import { lexiconOf } from "./lexicon.ts";

const ask = { QUIZ: quizQuestions, SURVEY: surveyQuestions, ASSESSMENT: assessmentQuestions };

export type DraftOrder = Pick<Order, "kind" | "questionCount" | "difficulty">;

/** A source with its drafted questions. Only its first passage is kept: nothing needs the others any more. */
export interface DraftedSource extends Source {
  drafted: GeneratedQuestion[];
}

export interface Drafted {
  questions: GeneratedQuestion[];
  examined: number;
}

/** Questions from the source's own sentences. Deterministic; fewer than ordered if the source has too few sentences. */
export function draftFrom(source: Source, order: DraftOrder): Drafted {
  const quoted = quotesFrom(source);
  const lexicon = lexiconOf(source);
  const questions = ask[order.kind](lexicon, order).flatMap(({ question, sentence }) => {
    const quote = quoted(sentence.text);
    return quote ? [{ ...question, ...quote }] : [];
  });
  return { questions, examined: lexicon.effort.examined };
}

export function draftedSource(source: Source, order: DraftOrder): DraftedSource {
  return { ...source, passages: source.passages.slice(0, 1), drafted: draftFrom(source, order).questions };
}
