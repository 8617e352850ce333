import { setImmediate as nextTurn } from "node:timers/promises";
import { unreadable } from "../../platform/errors.ts";
import type { Generator } from "../generator.ts";
import { quotesFrom } from "../passage.ts";
import type { Source } from "../source.ts";
import { assessmentQuestions, quizQuestions, surveyQuestions } from "./ask.ts";
import { lexiconOf } from "./lexicon.ts";

const ask = { QUIZ: quizQuestions, SURVEY: surveyQuestions, ASSESSMENT: assessmentQuestions };

const fewest = 3;

/** Drafts from the source's own sentences, without a model. The same source always gives the same questions. */
export const extractive = (source: Source): Generator => ({
  draftedBy: "extractive",
  async draft(order, signal, onQuestion) {
    const quoted = quotesFrom(source);
    const lexicon = lexiconOf(source);
    // A long source takes a while; others get their turn in between.
    await nextTurn(undefined, { signal });
    const questions = ask[order.kind](lexicon, order).flatMap(({ question, sentence }) => {
      const quote = quoted(sentence.text);
      return quote ? [{ ...question, ...quote }] : [];
    });
    if (questions.length < Math.min(fewest, order.questionCount))
      throw unreadable("not_enough_text", tooLittle, source.url);
    for (const question of questions) onQuestion(question);
    return {
      questions,
      notices: questions.length < order.questionCount ? [fewer(questions.length, order.questionCount)] : [],
    };
  },
});

const tooLittle = "There are too few full sentences in this text to make questions from without AI.";

const fewer = (made: number, wanted: number) =>
  `The text gave ${made} of the ${wanted} questions you asked for. A longer text gives more.`;
