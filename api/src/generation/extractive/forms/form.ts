import type { Difficulty } from "../../../content/content.shared.ts";
import type { Sentence } from "../sentences.ts";

/** Kinds of questions without a gap. */
export type Form = "term" | "meaning" | "who" | "statement";

/** A question that could be asked, whatever its form. */
export interface Candidate {
  form: Form | "number" | "name" | "noun";
  sentence: Sentence;
  answer: string;
  /** What it asks for or shows; no other question of the quiz does. */
  keys: string[];
  /** How much it is worth to be asked about, from 0 for not at all; a year in a gap is about 1.7. */
  worth: number;
  /** Computed on demand; null if there are not enough wrong options. */
  ask(): Asked | null;
}

export interface Asked {
  questionText: string;
  options: string[];
}

/** To recognise is easier than to tell apart what was said of several. */
export const worthOf: Record<Form, Record<Difficulty, number>> = {
  term: { easy: 3, medium: 2.6, hard: 2 },
  meaning: { easy: 0, medium: 1.8, hard: 3 },
  who: { easy: 2.8, medium: 2.4, hard: 2 },
  statement: { easy: 0, medium: 1.7, hard: 3 },
};
