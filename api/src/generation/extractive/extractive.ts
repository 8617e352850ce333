import type { Kind } from "../../content/content.shared.ts";
import type { Generator } from "../generator.ts";
import { unreadable } from "../source/unreadable.ts";
import type { DraftedSource } from "./draft.ts";
import { isPlain } from "./language/plain/languages.ts";

/** Each good question of a quiz helps; a shorter survey or assessment is meaningless. */
const fewest = { QUIZ: 1, SURVEY: 3, ASSESSMENT: 3 };

export const extractive = (source: DraftedSource): Generator => ({
  draftedBy: "extractive",
  async draft({ kind, questionCount }, _signal, onQuestion) {
    const { drafted: questions, draftedIn, refusal, shortfall, canGoOn, url } = source;
    if (refusal !== null) throw unreadable("language_unsupported", refusal, url);
    if (questions.length < Math.min(fewest[kind], questionCount))
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

/** Whether the reason for missing questions also explains why there are almost none. */
const hasOwnWords = (kind: Kind, language: string | null) => kind !== "QUIZ" || isPlain(language ?? "");

const tooLittle =
  "In this text, no sentence was found that gives a question with one certain answer without AI. A text with more facts, names or defined terms gives some.";

const longer = "A longer text gives more.";

/** `reason` explains why more questions are impossible; null if they can be written. */
const fewer = (made: number, wanted: number, reason: string | null) =>
  `The text gave ${made} of the ${wanted} questions you asked for. ${reason ?? "Others, which fit it less well, can still be written."}`;
