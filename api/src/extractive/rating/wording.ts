import { filled } from "../words.ts";
import packs from "./wording.json" with { type: "json" };

/** A question with `#` for its subject in quotes, and its scale from least to most. */
export interface Rated {
  ask(name: string): string;
  scale: readonly string[];
}

/** Wording of surveys and self-assessments in one language. All questions are about the subject, not about the text. */
export interface RatingWording {
  /** Quotes around a name, and quotes inside it. */
  quotes: readonly string[];
  /** Headings in lower case that fit any text: they name the role of a part, not its topic. */
  bareHeading: RegExp;
  /** The question with several answers, and the answer for none of them. */
  topics: readonly string[];
  forms: Record<"SURVEY" | "ASSESSMENT", { subject: readonly Rated[]; question: readonly Rated[] }>;
}

/** One question in each line, and in the last one the question about a heading that is a question itself. */
function ratedIn(lines: string): { subject: readonly Rated[]; question: readonly Rated[] } {
  const all = lines.split("\n").map((line): Rated => {
    const [ask = "", ...scale] = line.split("|");
    return { ask: (name) => filled(ask, name), scale };
  });
  return { subject: all.slice(0, -1), question: all.slice(-1) };
}

const wordings = new Map(
  packs.map(({ code, quotes, bareHeading, topics, ...lines }): [string, RatingWording] => [
    code,
    {
      quotes: quotes.split("|"),
      bareHeading: new RegExp(`^${bareHeading}$`),
      topics: topics.split("|"),
      forms: { SURVEY: ratedIn(lines.survey), ASSESSMENT: ratedIn(lines.assessment) },
    },
  ]),
);

export function wordingOf(code: string): RatingWording {
  const wording = wordings.get(code);
  if (!wording) throw new Error(`No rating questions in ${code}`);
  return wording;
}
