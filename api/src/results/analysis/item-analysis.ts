import { overall, type RevisionCounts, readCounts } from "../../attempt/counting/counts.ts";
import { kindOf } from "../../content/kind.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Analysis, analyse, type Group, type ScoredItem } from "./analysis.ts";

export interface TestAnalysis extends Analysis {
  questions: ReadableQuestion[];
  /** All attempts at the item, also those at other questions. */
  attempts: number;
  asOf: Date;
}

/** Counts all attempts at revisions with exactly the current questions, in any order and wording. Null for surveys. */
export async function analysisOf(
  platform: Platform,
  content: Content,
  questions: ReadableQuestion[],
): Promise<TestAnalysis | null> {
  if (kindOf(content) === "SURVEY") return null;
  const current = questions.filter(({ untilRevision }) => untilRevision === null);
  const items = current.map(scoredItem);
  const counts = await readCounts(platform, content.id);
  const asOf = new Date();
  const alike = counts.filter(
    ({ lineIds }) => lineIds.length === current.length && current.every(({ lineId }) => lineIds.includes(lineId)),
  );
  const groups = alike.flatMap((revision) => groupsOf(revision, current, items));
  const attempts = counts.reduce((sum, revision) => sum + overall(revision).attempts, 0);
  return { ...analyse(items, groups), questions: current, attempts, asOf };
}

function scoredItem({ options, correctAnswer, optionWeights }: ReadableQuestion): ScoredItem {
  return { optionScores: optionWeights ?? options.map((_, index) => (index === correctAnswer ? 1 : 0)) };
}

function groupsOf(
  { lineIds, optionCounts, layout, buckets }: RevisionCounts,
  questions: ReadableQuestion[],
  items: ScoredItem[],
): Group[] {
  const indexes = questions.map(({ lineId }) => lineIds.indexOf(lineId));
  return buckets.map(({ attempts, cells }) => {
    const chosen = indexes.map((index) => {
      const first = layout.offsets[index] ?? 0;
      return cells.slice(first, first + (optionCounts[index] ?? 0));
    });
    // A bucket has one total; where rounding merged two totals, this is their mean.
    const points = chosen.flatMap((counts, item) =>
      counts.map((count, option) => count * (items[item]?.optionScores[option] ?? 0)),
    );
    return { total: points.reduce((sum, value) => sum + value, 0) / attempts, people: attempts, chosen };
  });
}
