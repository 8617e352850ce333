import type { Difficulty, Kind } from "../content/content.shared.ts";
import type { QuestionDraft } from "../content/question/question.ts";
import type { Anchor, Source } from "./source/source.ts";

export interface Order {
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

export interface Draft {
  questions: GeneratedQuestion[];
  notices: string[];
}

export interface Generator {
  draftedBy: "model" | "extractive";
  draft(order: Order, signal: AbortSignal, onQuestion: (question: GeneratedQuestion) => void): Promise<Draft>;
}
