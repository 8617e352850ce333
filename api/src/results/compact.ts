import { createHash } from "node:crypto";
import type { Content } from "../generated/prisma/client.ts";
import type { ScoreBar } from "./counting/scores.ts";
import type { Answered, QuestionResult } from "./questions/questions.ts";

/** Only the figures, for watchers that have read the rest. */
export interface CompactCounts {
  layout: string;
  /** Number of answers, then the count of each option, question by question. */
  questions: number[];
  wordings: number[];
  /** The counts for each question that are not by option: left out, right, points of each row, bins. */
  others: number[];
  wordingOthers: number[];
  scores: number[];
  levels: number[];
}

interface Counted {
  layout: string;
  questions: QuestionResult[];
  scoreBars: ScoreBar[];
  levels: { name: string; range: unknown; count: number; isCurrent: boolean }[];
  versions: { revision: number }[];
}

export const compactCounts = ({ layout, questions, scoreBars, levels }: Counted): CompactCounts => ({
  layout,
  questions: questions.flatMap(figuresOf),
  wordings: questions.flatMap(({ wordings }) => wordings.flatMap(figuresOf)),
  others: questions.flatMap(othersOf),
  wordingOthers: questions.flatMap(({ wordings }) => wordings.flatMap(othersOf)),
  scores: scoreBars.map(({ attempts }) => attempts),
  levels: levels.map(({ count }) => count),
});

const figuresOf = ({ responses, options }: Answered) => [responses, ...options.map(({ count }) => count)];

const othersOf = ({ unanswered, right, rows, bins }: Answered) => [
  unanswered,
  right ?? 0,
  ...(rows ?? []).flatMap(({ options }) => options.map(({ count }) => count)),
  ...(bins ?? []).map(({ count }) => count),
];

const idOf = ({ question }: Answered) => question.id;

/** Changes whenever something other than the figures changes. */
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
    // The first answer to an item must only change figures.
    versions.length === 0 ? [revision] : versions.map(({ revision }) => revision),
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 16);
}
