import { filled } from "../words.ts";

/** A question with its scale, from least to most. The name of a part, term or text is already in quotes. */
export interface Rated<Name = string> {
  ask(name: Name): string;
  scale: readonly string[];
}

/** A question about the whole text. The title is null if there is none. */
type RatedText = Rated<string | null>;

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
  parts: readonly RatedText[];
  noneOfThese: string;
  agreement: { ask(claim: string, part: string | null): string; scale: readonly string[] };
  /** Questions about one part of a text. */
  part: readonly Rated[];
  /** Questions about something that the text explains. */
  term: readonly Rated[];
  text: readonly RatedText[];
  skill: readonly Rated[];
  /** Questions about a part whose heading is a question. */
  question: readonly Rated[];
}

type Group = "part" | "term" | "text" | "skill" | "question";

/** Questions with `#` for the name, and `{one half|the other}` for with and without one; a `|` separates a scale. */
type Wording = Readonly<Record<string, string>>;

/** The same as written in the file of a language. In `agreement`, `@` is the claim and `#` its part. */
export interface RatingPack extends Record<Group, Wording>, Omit<RatingPhrases, Group | "parts" | "agreement"> {
  parts: readonly string[];
  agreement: readonly [ask: string, scale: string];
}

export function ratingFrom(pack: RatingPack): RatingPhrases {
  const rated = (wording: Wording): RatedText[] =>
    Object.entries(wording).map(([ask, scale]) => ({
      ask: (name: string | null) => filled(ask, name),
      scale: scale.split("|"),
    }));
  const [ask, scale] = pack.agreement;
  return {
    ...pack,
    part: rated(pack.part),
    term: rated(pack.term),
    text: rated(pack.text),
    skill: rated(pack.skill),
    question: rated(pack.question),
    parts: pack.parts.map((part) => ({ ask: (title) => filled(part, title), scale: [] })),
    agreement: { ask: (claim, part) => filled(ask, part, claim), scale: scale.split("|") },
  };
}
