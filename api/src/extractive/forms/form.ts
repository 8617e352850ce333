import type { Difficulty } from "../../content/content.shared.ts";
import type { Sentence } from "../sentence.ts";
import type { Typed } from "../typed.ts";

/** A question has four options: these and the answer. */
export const wrongOptions = 3;

/** A possible question of any form. */
export interface Candidate {
  form: "term" | "who" | "number";
  sentence: Sentence;
  answer: string;
  /** Things that the question asks for or shows. Each appears in only one question of the quiz. */
  keys: string[];
  /** Value as a question, from 0 (unsuitable); a year in a gap has about 1.7. */
  worth: number;
  /** Options, computed on demand; null if there are not enough wrong ones. */
  ask(): { questionText: string; options: string[] } | null;
  /** The same question without options; null if its answer cannot be typed for certain. */
  typed(): Typed | null;
}

/** Terms and people are the gist of a text, which an easy quiz is about. */
export const worthOf: Record<"term" | "who", Record<Difficulty, number>> = {
  term: { easy: 3, medium: 2.6, hard: 2 },
  who: { easy: 2.8, medium: 2.4, hard: 2 },
};
