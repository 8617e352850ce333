import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Anchor, Source } from "./source/source.ts";

/** What questions are wanted, and from what: a source, or else a topic in words. */
export interface Order {
  kind: Kind;
  title: string | null;
  topic: string | null;
  source: Source | null;
  questionCount: number;
  /** Of quizzes. */
  difficulty: Difficulty;
}

/** A question as the manual builders would make it, and where in its source it comes from. */
export interface GeneratedQuestion extends QuestionDraft {
  passage: string | null;
  passageAnchor: Anchor | null;
}

export interface Draft {
  questions: GeneratedQuestion[];
  /** What the creator should know before sharing them. */
  notices: string[];
}

export interface Generator {
  /** As stored with the item. */
  draftedBy: "model" | "extractive";
  /** Writes the questions and tells each as soon as it is final. */
  draft(order: Order, signal: AbortSignal, onQuestion: (question: GeneratedQuestion) => void): Promise<Draft>;
}
