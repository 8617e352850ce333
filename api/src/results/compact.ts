import { createHash } from "node:crypto";
import type { Content } from "../generated/prisma/client.ts";
import type { Answered } from "./questions/questions.ts";
import type { Results } from "./results.ts";

/** The figures of results without what they are figures of, for watchers, who read that once. */
export interface CompactCounts {
  /** The layout that the figures are in. */
  layout: string;
  /** For each question, how many answered it, then how often each of its options was chosen. */
  questions: number[];
  /** The same for each of the wordings of each question. */
  wordings: number[];
  /** Attempts in each of the score bars. */
  scores: number[];
  /** Attempts in each of the levels. */
  levels: number[];
}

type Counted = Pick<Results, "questions" | "scoreBars" | "levels" | "versions" | "layout">;

export const compactCounts = ({ layout, questions, scoreBars, levels }: Counted): CompactCounts => ({
  layout,
  questions: questions.flatMap(figuresOf),
  wordings: questions.flatMap(({ wordings }) => wordings.flatMap(figuresOf)),
  scores: scoreBars.map(({ attempts }) => attempts),
  levels: levels.map(({ count }) => count),
});

const figuresOf = ({ responses, options }: Answered) => [responses, ...options.map(({ count }) => count)];

const idOf = ({ question }: Answered) => question.id;

/** Is another as soon as anything but the figures themselves is. */
export function nameLayout(
  { revision }: Content,
  zone: string,
  { questions, scoreBars, levels, versions }: Omit<Counted, "layout">,
) {
  const facts = [
    revision,
    zone,
    questions.map(({ question, isCurrent, wordings }) => [question.id, isCurrent, wordings.map(idOf)]),
    scoreBars.map(({ from, to }) => [from, to]),
    levels.map(({ name, range, isCurrent }) => [name, range, isCurrent]),
    // The first answer to an item brings nothing but figures.
    versions.length === 0 ? [revision] : versions.map(({ revision }) => revision),
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 16);
}
