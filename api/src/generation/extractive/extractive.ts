import type { Kind } from "../../content/content.shared.ts";
import type { Generator } from "../generator.ts";
import { unreadable } from "../source/unreadable.ts";
import type { DraftedSource } from "./draft.ts";
import { isPlain } from "./language/plain/languages.ts";

const fewest = 3;
/** Most texts hold only some years and figures: each that can be asked for helps. */
const fewestFigures = 1;

export const extractive = (source: DraftedSource): Generator => ({
  draftedBy: "extractive",
  async draft({ kind, questionCount }, _signal, onQuestion) {
    const { drafted: questions, draftedIn, refusal, shortfall, canGoOn, url } = source;
    if (refusal !== null) throw unreadable("language_unsupported", refusal, url);
    const least = isPlain(draftedIn ?? "") ? fewestFigures : fewest;
    if (questions.length < Math.min(least, questionCount))
      throw unreadable("not_enough_text", (hasOwnWords(kind, draftedIn) && shortfall) || tooLittle, url);
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

/** Whether the reason why there are fewer also says why there are next to none. */
const hasOwnWords = (kind: Kind, language: string | null) => kind !== "QUIZ" || isPlain(language ?? "");

const tooLittle = "There are too few full sentences in this text to make questions from without AI.";

const longer = "A longer text gives more.";

/** `reason`: why there are no more; null if there are. */
const fewer = (made: number, wanted: number, reason: string | null) =>
  `The text gave ${made} of the ${wanted} questions you asked for. ${reason ?? "Others, which fit it less well, can still be written."}`;
