import type { Generator } from "../generator.ts";
import { unreadable } from "../source/unreadable.ts";
import type { DraftedSource } from "./draft.ts";

const fewest = 3;

export const extractive = ({ drafted: questions, url }: DraftedSource): Generator => ({
  draftedBy: "extractive",
  async draft({ questionCount }, _signal, onQuestion) {
    if (questions.length < Math.min(fewest, questionCount)) throw unreadable("not_enough_text", tooLittle, url);
    for (const question of questions) onQuestion(question);
    return {
      questions,
      notices: questions.length < questionCount ? [fewer(questions.length, questionCount)] : [],
    };
  },
});

const tooLittle = "There are too few full sentences in this text to make questions from without AI.";

const fewer = (made: number, wanted: number) =>
  `The text gave ${made} of the ${wanted} questions you asked for. A longer text gives more.`;
