/** A question has four options: these and the answer. */
export const distractors = 3;

export interface Gap {
  sort: "number" | "name" | "term";
  start: number;
  end: number;
  answer: string;
  worth: number;
  /** The shuffled answer and distractors, computed on demand. */
  options(): string[];
}

/** A number that can be asked for: the characters `start` to (excluding) `end` of its sentence. */
export interface NumberGap {
  kind: "year" | "decade" | "century" | "count" | "quantity";
  text: string;
  start: number;
  end: number;
  isPercent: boolean;
}
