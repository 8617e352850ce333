import type { GeneratedQuestion, Order } from "../generator.ts";
import { quotesFrom } from "../source/passage.ts";
import type { Source } from "../source/source.ts";
import { assessmentQuestions, quizQuestions, surveyQuestions } from "./ask.ts";
import { lexiconOf } from "./lexicon.ts";

const ask = { QUIZ: quizQuestions, SURVEY: surveyQuestions, ASSESSMENT: assessmentQuestions };

/** What drafting needs to know of an order. */
export type DraftOrder = Pick<Order, "kind" | "questionCount" | "difficulty">;

/** A source with the questions drafted from it. Of its passages it has the first alone; the others are of no more use. */
export interface DraftedSource extends Source {
  drafted: GeneratedQuestion[];
}

export interface Drafted {
  questions: GeneratedQuestion[];
  /** How many names, terms and places were looked at for them. */
  examined: number;
}

/** Questions from the source's own sentences, always the same from the same source; fewer than ordered where it has too few. */
export function draftFrom(source: Source, order: DraftOrder): Drafted {
  const quoted = quotesFrom(source);
  const lexicon = lexiconOf(source);
  const questions = ask[order.kind](lexicon, order).flatMap(({ question, sentence }) => {
    const quote = quoted(sentence.text);
    return quote ? [{ ...question, ...quote }] : [];
  });
  return { questions, examined: lexicon.effort.examined };
}

/** The same, with as much of the source as is needed besides. */
export function draftedSource(source: Source, order: DraftOrder): DraftedSource {
  return { ...source, passages: source.passages.slice(0, 1), drafted: draftFrom(source, order).questions };
}
