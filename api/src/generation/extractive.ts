import type { Kind } from "../content/content.shared.ts";
import type { Drafted } from "../extractive/draft.ts";
import type { GeneratedQuestion, Generator } from "./generator.ts";
import type { Source } from "./source/source.ts";
import { unreadable } from "./source/unreadable.ts";

/** A source with its drafted questions. Keeps only the first passage if no other questions can be drafted from it. */
export interface DraftedSource extends Source, Omit<Drafted, "questions" | "language" | "examined"> {
  drafted: GeneratedQuestion[];
  /** Whether questions are missing, and another request gives some. */
  canGoOn: boolean;
}

/** Each good question of a quiz helps; a shorter survey or assessment is meaningless. */
const fewest = { QUIZ: 1, SURVEY: 3, ASSESSMENT: 3 };

export const extractive = (source: DraftedSource): Generator => ({
  draftedBy: "extractive",
  async draft({ kind, questionCount, enough = questionCount }, _signal, onQuestion) {
    const { drafted: questions, isPlain, refusal, shortfall, more, canGoOn, url } = source;
    if (refusal !== null) throw unreadable("language_unsupported", refusal, url);
    if (questions.length < Math.min(fewest[kind], questionCount))
      throw unreadable("not_enough_text", (hasOwnWords(kind, isPlain) && shortfall) || tooLittle, url);
    for (const question of questions) onQuestion(question);
    return {
      questions,
      notices:
        questions.length < enough
          ? [fewer(questions.length, enough, canGoOn ? others(more) : (shortfall ?? longer))]
          : [],
      canGoOn,
    };
  },
});

/** Whether the reason for missing questions also explains why there are almost none. */
const hasOwnWords = (kind: Kind, isPlain: boolean) => kind !== "QUIZ" || isPlain;

const tooLittle =
  "In this text, no sentence was found that gives a question with one certain answer without AI. A text with more facts, names or defined terms gives some.";

const longer = "A longer text gives more.";

const fewer = (made: number, wanted: number, reason: string) =>
  `The text gave ${made} of the ${wanted} questions you asked for. ${reason}`;

const others = (more: number) =>
  `${more === 1 ? "1 other, which fits" : `${more} others, which fit`} it less well, can still be written.`;
