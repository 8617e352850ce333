import { unreadable } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Generator } from "../generator.ts";
import { ChildError } from "../reader/child.messages.ts";
import { readApart } from "../reader/child.ts";
import type { Source } from "../source/source.ts";

const fewest = 3;

/** Drafts from the source's own sentences, without a model. The same source always gives the same questions. */
export const extractive = (platform: Platform, viewer: Viewer, source: Source): Generator => ({
  draftedBy: "extractive",
  async draft({ kind, questionCount, difficulty }, signal, onQuestion) {
    const order = { kind, questionCount, difficulty };
    const { questions } = await readApart(platform, viewer, "draft", { source, order }, signal).catch((error) => {
      throw error instanceof ChildError ? unreadable("content_unavailable", tooComplex, source.url) : error;
    });
    if (questions.length < Math.min(fewest, questionCount)) throw unreadable("not_enough_text", tooLittle, source.url);
    for (const question of questions) onQuestion(question);
    return {
      questions,
      notices: questions.length < questionCount ? [fewer(questions.length, questionCount)] : [],
    };
  },
});

const tooComplex = "This text is too complex to make questions from without AI. Please try a shorter or simpler one.";
const tooLittle = "There are too few full sentences in this text to make questions from without AI.";

const fewer = (made: number, wanted: number) =>
  `The text gave ${made} of the ${wanted} questions you asked for. A longer text gives more.`;
