/** Asks about a name that is already in quotes. The scale goes from least to most. */
export interface Asked {
  ask(name: string): string;
  scale: readonly string[];
}

/** Asks about the whole text. The title is null if there is none. */
interface AskedOfText {
  ask(title: string | null): string;
  scale: readonly string[];
}

/** Wording of surveys and self-assessments in one language, and the patterns that find material for them. */
export interface RatingPhrases {
  /** Quotes around a name, and quotes inside it. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
  /** Headings in lower case that fit any text: they name the role of a part, not its topic. */
  bareHeading: RegExp;
  /** Follows a term at the start of a sentence that defines it. */
  defines: RegExp;
  /** Marks of a judgement that people can agree with or not. */
  judges: RegExp;
  /** Marks of a report: an event, or the opinion of someone else. */
  reports: RegExp;
  parts: readonly AskedOfText[];
  noneOfThese: string;
  agreement: { ask(claim: string, part: string | null): string; scale: readonly string[] };
  /** Questions about one part of a text. */
  part: readonly Asked[];
  /** Questions about something that the text explains. */
  term: readonly Asked[];
  text: readonly AskedOfText[];
  skill: readonly Asked[];
  /** A question about a part whose heading is a question. */
  question: Asked;
}
