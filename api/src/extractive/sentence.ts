import type { Word } from "./words.ts";

export interface Sentence {
  text: string;
  words: Word[];
  index: number;
  /** The heading above the sentence; null if there is none. */
  section: string | null;
  opens: boolean;
}
