/** Asks about what it is given, which is in quotes already. The scale goes from least to most. */
export interface Asked {
  ask(name: string): string;
  scale: readonly string[];
}

/** About the whole text; null if it has no title. */
interface AskedOfText {
  ask(title: string | null): string;
  scale: readonly string[];
}

/** What surveys and self-assessments say in one language, and how its texts give away what can be asked. */
export interface RatingPhrases {
  /** Around a name, and around what was in quotes inside it. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
  /** Headings, in small letters, which every text may have: they say what a part does, not what it is about. */
  bareHeading: RegExp;
  /** Follows a term at the beginning of a sentence that says what it is. */
  defines: RegExp;
  /** Marks of a judgement that people can agree with or not. */
  judges: RegExp;
  /** Marks of a report: what happened, or what somebody else thought. */
  reports: RegExp;
  parts: readonly AskedOfText[];
  noneOfThese: string;
  agreement: { ask(claim: string, part: string | null): string; scale: readonly string[] };
  /** About one part of a text. */
  part: readonly Asked[];
  /** About something that the text explains. */
  term: readonly Asked[];
  text: readonly AskedOfText[];
  skill: readonly Asked[];
  /** About a part whose heading is a question. */
  question: Asked;
}
