import type { Generator } from "../generator.ts";
import { unreadable } from "../source/unreadable.ts";
import type { DraftedSource } from "./draft.ts";

const fewest = 3;

export const extractive = ({ drafted: questions, refusal, shortfall, canGoOn, url }: DraftedSource): Generator => ({
  draftedBy: "extractive",
  async draft({ kind, questionCount }, _signal, onQuestion) {
    if (refusal !== null) throw unreadable("language_unsupported", refusal, url);
    if (questions.length < Math.min(fewest, questionCount))
      throw unreadable("not_enough_text", kind === "QUIZ" ? tooLittle : (shortfall ?? tooLittle), url);
    for (const question of questions) onQuestion(question);
    return {
      questions,
      notices:
        questions.length < questionCount
          ? [fewer(questions.length, questionCount, canGoOn ? null : (shortfall ?? longer))]
          : [],
      canGoOn,
    };
  },
});

const tooLittle = "There are too few full sentences in this text to make questions from without AI.";

const longer = "A longer text gives more.";

/** `reason`: why there are no more; null if there are. */
const fewer = (made: number, wanted: number, reason: string | null) =>
  `The text gave ${made} of the ${wanted} questions you asked for. ${reason ?? "Others, which fit it less well, can still be written."}`;
