import { setImmediate as nextTurn } from "node:timers/promises";
import { unreadable } from "../../platform/errors.ts";
import type { Generator } from "../generator.ts";
import type { Source } from "../source.ts";
import { draftFrom } from "./draft.ts";

const fewest = 3;

/** Drafts from the source's own sentences, without a model. The same source always gives the same questions. */
export const extractive = (source: Source): Generator => ({
  draftedBy: "extractive",
  async draft(order, signal, onQuestion) {
    // A long source takes a while; others get their turn before it.
    await nextTurn(undefined, { signal });
    const { questions } = draftFrom(source, order);
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
