import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Anchor, Source } from "./source/source.ts";
import type { WrittenType } from "./types.shared.ts";

/** What a creator may ask for beyond a number of questions. */
export interface Wishes {
  /** BCP 47; null for the language of the source. */
  language: string | null;
  audience: string | null;
  focus: string | null;
  /** Headings of the source to ask about; empty for all of it. */
  sections: string[];
  /** Questions that are there already: ask something else. */
  written: GeneratedQuestion[];
  /** The types that questions may have; null for the usual ones. */
  questionTypes: readonly WrittenType[] | null;
  /** A question to be written anew, instead of new ones. */
  revise: Revision | null;
}

export interface Revision {
  question: GeneratedQuestion;
  how: "another" | "harder" | "easier" | "options";
}

export const noWishes: Wishes = {
  language: null,
  audience: null,
  focus: null,
  sections: [],
  written: [],
  questionTypes: null,
  revise: null,
};

export interface Order extends Wishes {
  kind: Kind;
  title: string | null;
  topic: string | null;
  source: Source | null;
  questionCount: number;
  difficulty: Difficulty;
}

export interface GeneratedQuestion extends QuestionDraft {
  passage: string | null;
  passageAnchor: Anchor | null;
}

/** What a model's server counted. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Null where no price is set. */
  cost: number | null;
}

export interface Draft {
  questions: GeneratedQuestion[];
  notices: string[];
  /** Whether there are fewer than were ordered, and asking again may give the others. */
  canGoOn: boolean;
  /** True when a check confirmed no right answer: the item is private until its creator has read it. */
  isUnconfirmed?: boolean;
  /** Absent if no model wrote it. */
  usage?: Usage;
}

export interface Generator {
  draftedBy: "model" | "extractive";
  draft(order: Order, signal: AbortSignal, onQuestion: (question: GeneratedQuestion) => void): Promise<Draft>;
}
