import { overall, type RevisionCounts } from "../attempt/counting/counts.ts";
import { share } from "../attempt/grading/share.shared.ts";
import { countWaiting } from "../attempt/publishing/waiting.ts";
import type { SkillLevel } from "../content/content.rules.ts";
import { kindOf } from "../content/kind.ts";
import { allQuestions } from "../content/question/question.ts";
import { isAnonymous } from "../content/rules/rules.shared.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import { countFiltered } from "./attempts/count.ts";
import { type AppliedFilter, groupsIn } from "./attempts/filter.ts";
import { nameLayout } from "./compact.ts";
import { passedIn } from "./counting/passed.ts";
import { type ScoreBar, type ScoreQuartiles, scoreBars, scoreQuartiles } from "./counting/scores.ts";
import { readSnapshot } from "./counting/snapshot.ts";
import { averageDuration, averageOf, completionRate, type Stats } from "./counting/stats.ts";
import { type QuestionResult, questionResults } from "./questions/questions.ts";

/** The caller has checked that the viewer owns the item. */
export interface Results extends Stats {
  /** Attempts by percentage in ten bins, the last from 90 to 100; empty for surveys. */
  histogram: number[];
  /** Number of attempts that reach the current pass mark; null without one. */
  passed: number | null;
  scoreBars: ScoreBar[];
  /** Null for surveys and for fewer than four attempts. */
  scoreQuartiles: ScoreQuartiles | null;
  days: { day: string; attempts: number }[];
  questions: QuestionResult[];
  levels: LevelResult[];
  versions: { revision: number; attempts: number }[];
  /** Number of anonymous answers that wait to be shown; null for other items, and under a filter. */
  waiting: number | null;
  /** The name that compact counts must match. */
  layout: string;
}

interface LevelResult {
  name: string;
  range: SkillLevel["range"];
  count: number;
  percentage: number;
  isCurrent: boolean;
}

export async function resultsOf(
  platform: Platform,
  content: Content,
  zone: string,
  filter: AppliedFilter | null = null,
): Promise<Results> {
  const [{ counts, totals, days, median }, questions, waiting] = await Promise.all([
    snapshotOf(platform, content, zone, filter),
    allQuestions(platform, content),
    filter === null && isAnonymous(content) ? countWaiting(platform, content.id) : null,
  ]);
  const scored = kindOf(content) !== "SURVEY";
  const figures = {
    scoreBars: scored ? scoreBars(kindOf(content), counts) : [],
    questions: questionResults(questions, counts),
    levels: levelResults(content, counts),
    versions: counts.map((revision) => ({ revision: revision.revision, attempts: overall(revision).attempts })),
  };
  return {
    ...figures,
    layout: nameLayout(content, zone, figures),
    totalAttempts: totals.attempts,
    waiting,
    starts: totals.starts,
    finished: totals.finished,
    averageScore: scored ? (averageOf(totals) ?? 0) : 0,
    topScore: scored ? topScore(counts) : 0,
    completionRate: totals.starts === null ? null : completionRate(totals),
    averageDuration: averageDuration(totals),
    medianDuration: median?.seconds ?? null,
    medianDurationMargin: median?.margin ?? null,
    lastAttemptAt: totals.lastAttemptAt,
    histogram: scored ? histogram(counts) : [],
    passed: passedIn(
      content,
      counts.flatMap(({ buckets }) => buckets),
    ),
    scoreQuartiles: scored ? scoreQuartiles(counts) : null,
    days,
  };
}

/** Reads the tallies, however many attempts there are, unless the filter asks for more than groups. */
function snapshotOf(platform: Platform, content: Content, zone: string, filter: AppliedFilter | null) {
  const groups = filter && groupsIn(content, filter);
  if (filter && !groups) return countFiltered(platform, content, filter);
  return readSnapshot(platform, content.id, zone, groups);
}

const topScore = (counts: readonly RevisionCounts[]) =>
  Math.max(0, ...counts.flatMap(({ buckets }) => buckets.map(({ percentage }) => percentage)));

function histogram(counts: readonly RevisionCounts[]): number[] {
  const bins = new Array<number>(10).fill(0);
  for (const { percentage, attempts } of counts.flatMap(({ buckets }) => buckets)) {
    const bin = Math.min(9, Math.floor(percentage / 10));
    bins[bin] = (bins[bin] ?? 0) + attempts;
  }
  return bins;
}

function levelResults({ skillLevels }: Content, revisions: readonly RevisionCounts[]): LevelResult[] {
  const levels = new Map<string, Omit<LevelResult, "percentage">>();
  const add = ({ name, range }: SkillLevel, count: number, isCurrent: boolean) => {
    const key = JSON.stringify([name, range]);
    const level = levels.get(key) ?? { name, range, count: 0, isCurrent };
    level.count += count;
    levels.set(key, level);
  };
  for (const level of skillLevels ?? []) add(level, 0, true);
  for (const revision of revisions) {
    const { cells } = overall(revision);
    for (const [index, level] of revision.levels.entries())
      add(level, cells[revision.layout.levels + index] ?? 0, false);
  }
  const all = [...levels.values()].filter(({ isCurrent, count }) => isCurrent || count > 0);
  const people = all.reduce((sum, { count }) => sum + count, 0);
  return all.map((level) => ({ ...level, percentage: share(level.count, people) }));
}
