import { countsIn, overall, type RevisionCounts, readCounts } from "../../attempt/counting/counts.ts";
import { countableOf, creditsOf, type Place } from "../../attempt/counting/tally.ts";
import { stepsOf } from "../../attempt/grading/key.ts";
import { kindOf } from "../../content/kind.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Analysis, analyse, type Group, type ScoredItem } from "./analysis.ts";

export interface TestAnalysis extends Analysis {
  questions: ReadableQuestion[];
  /** Number of attempts at the item, including those at other questions. */
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
    ({ asked }) =>
      asked.length === current.length && current.every(({ lineId }) => asked.some((one) => one.lineId === lineId)),
  );
  const groups = alike.flatMap((revision) => groupsOf(revision, current, items));
  const attempts = counts.reduce((sum, revision) => sum + overall(revision).attempts, 0);
  const analysis = analyse(items, groups);
  const shownItems = analysis.items.map((item, index) => (current[index]?.answerKey ? { ...item, options: [] } : item));
  return { ...analysis, items: shownItems, questions: current, attempts, asOf };
}

/** If something other than a single option is correct, each possible credit counts like an option. */
function scoredItem(question: ReadableQuestion): ScoredItem {
  const { options, correctAnswer, optionWeights, answerKey, points } = question;
  if (answerKey !== null) {
    const steps = stepsOf(question);
    return { optionScores: [...creditsOf(countableOf(question)), 0].map((credit) => (points * credit) / steps) };
  }
  return { optionScores: optionWeights ?? options.map((_, index) => (index === correctAnswer ? points : 0)) };
}

function groupsOf(
  { asked, layout, buckets }: RevisionCounts,
  questions: ReadableQuestion[],
  items: ScoredItem[],
): Group[] {
  const places = questions.map(({ lineId }) => layout.places[asked.findIndex((one) => one.lineId === lineId)] as Place);
  return buckets.map(({ attempts, cells }) => {
    const frequencies = places.map((place) => {
      const { credits, chosen } = countsIn(place, cells, attempts);
      return credits.length === 0 ? chosen : [...credits, attempts - credits.reduce((sum, count) => sum + count, 0)];
    });
    // A bucket has one total. If rounding merged two totals, this is their mean.
    const points = frequencies.flatMap((counts, item) =>
      counts.map((count, option) => count * (items[item]?.optionScores[option] ?? 0)),
    );
    return { total: points.reduce((sum, value) => sum + value, 0) / attempts, people: attempts, chosen: frequencies };
  });
}
