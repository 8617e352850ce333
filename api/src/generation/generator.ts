import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Anchor } from "../extractive/source.ts";
import type { Source } from "./source/source.ts";
import type { WrittenType } from "./types.shared.ts";

/** A creator's options besides the number of questions. */
export interface Wishes {
  /** BCP 47; null for the language of the source. */
  language: string | null;
  audience: string | null;
  focus: string | null;
  /** Headings of the source to ask about; empty for all of it. */
  sections: string[];
  /** Existing questions, which new ones must not repeat. */
  written: GeneratedQuestion[];
  /** The types that questions may have; null for the usual ones. */
  questionTypes: readonly WrittenType[] | null;
  /** A question to rewrite, instead of writing new ones. */
  revise: Revision | null;
  /** Whether a person chooses from all questions. Otherwise, more may be written than requested, and the best are kept. */
  areAllKept: boolean;
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
  areAllKept: false,
};

export interface Order extends Wishes {
  kind: Kind;
  title: string | null;
  topic: string | null;
  source: Source | null;
  questionCount: number;
  /** Number of questions of which none is missing, if more are written to choose from. */
  enough?: number;
  difficulty: Difficulty;
}

export interface GeneratedQuestion extends QuestionDraft {
  passage: string | null;
  passageAnchor: Anchor | null;
}

/** Token counts from the model's server. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Null where no price is set. */
  cost: number | null;
}

export interface Draft {
  questions: GeneratedQuestion[];
  notices: string[];
  /** Whether questions are missing, and another request may give them. */
  canGoOn: boolean;
  /** True when a check confirmed no right answer. The item stays private until its creator has read it. */
  isUnconfirmed?: boolean;
  /** Absent if no model wrote it. */
  usage?: Usage;
}

export interface Generator {
  draftedBy: "model" | "extractive";
  /** Reports each question as it is written. Later checks may drop it, replace it, or add to its evidence. */
  draft(order: Order, signal: AbortSignal, onQuestion: (question: GeneratedQuestion) => void): Promise<Draft>;
}
