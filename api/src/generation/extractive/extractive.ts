import type { Generator } from "../generator.ts";
import { unreadable } from "../source/unreadable.ts";
import type { DraftedSource } from "./draft.ts";

const fewest = 3;

export const extractive = ({ drafted: questions, refusal, shortfall, url }: DraftedSource): Generator => ({
  draftedBy: "extractive",
  async draft({ kind, questionCount }, _signal, onQuestion) {
    if (refusal !== null) throw unreadable("language_unsupported", refusal, url);
    if (questions.length < Math.min(fewest, questionCount))
      throw unreadable("not_enough_text", kind === "QUIZ" ? tooLittle : (shortfall ?? tooLittle), url);
    for (const question of questions) onQuestion(question);
    return {
      questions,
      notices: questions.length < questionCount ? [fewer(questions.length, questionCount, shortfall)] : [],
    };
  },
});

const tooLittle = "There are too few full sentences in this text to make questions from without AI.";

const fewer = (made: number, wanted: number, reason: string | null) =>
  `The text gave ${made} of the ${wanted} questions you asked for. ${reason ?? "A longer text gives more."}`;
