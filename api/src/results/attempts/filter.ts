import { readRevisions } from "../../attempt/counting/counts.ts";
import type { Content, Prisma } from "../../generated/prisma/client.ts";
import { DomainError, isTooSlow, parse } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per.ts";
import type { Platform } from "../../platform/platform.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { exactly, type Snapshot } from "../counting/snapshot.ts";
import { nothing, readTotals, type Totals } from "../counting/stats.ts";
import { dayEnd, dayStart } from "../counting/zone.ts";
import { type AttemptOrder, ResultsFilter } from "./filter.rules.ts";
import { newestFirst, oldestFirst } from "./place.ts";

/** A filter as it is asked for; null when it lets everything through. */
export function parseFilter(input: unknown): ResultsFilter | null {
  const filter = said(parse(ResultsFilter, said(input ?? {})));
  return Object.keys(filter).length === 0 ? null : (filter as ResultsFilter);
}

/** A filter with what has to be read to apply it. */
export interface AppliedFilter extends ResultsFilter {
  /** The question that is asked for, in all its wordings. */
  versions: string[];
  /** Whose days are meant. */
  zone: string;
}

/** Reads a filter, to be applied to the days of a zone; null when it lets everything through. */
export async function readFilter({ sql }: Platform, zone: string, input: unknown): Promise<AppliedFilter | null> {
  const filter = parseFilter(input);
  if (filter?.question == null) return filter && { ...filter, versions: [], zone };
  const { rows } = await sql.query<{ id: string }>({
    name: "line",
    text: `SELECT v.id FROM questions q JOIN questions v ON (v.quiz_id, v.line_id) = (q.quiz_id, q.line_id) WHERE q.id = $1`,
    values: [filter.question],
  });
  // Prisma takes a choice among no conditions for none at all.
  return { ...filter, versions: [filter.question, ...rows.map(({ id }) => id)], zone };
}

/** A part that is left empty says nothing. */
const said = (parts: object) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );

const escaped = (search: string) => search.replace(/[\\%_]/g, "\\$&");
/** The percentages that a filter asks for, both ends included; null where it asks for none. */
function scoresOf({ bin, minScore, maxScore }: ResultsFilter): { from: number; to: number } | null {
  if (bin == null && minScore == null && maxScore == null) return null;
  const bar = bin == null ? { from: 0, to: 100 } : { from: 10 * bin, to: bin === 9 ? 100 : 10 * bin + 9 };
  return { from: Math.max(bar.from, minScore ?? 0), to: Math.min(bar.to, maxScore ?? 100) };
}

/** A level with its ends, as a revision holds it; null where a filter asks for none, or whatever its ends. */
const levelOf = ({ level, levelMin, levelMax }: ResultsFilter) =>
  level == null || levelMin == null || levelMax == null ? null : { name: level, range: [levelMin, levelMax] };

/** The attempts of an item that a filter lets through, for lists. `conditions` says the same to those who count. */
export const whereOf = (contentId: string, filter: AppliedFilter | null): Prisma.AttemptWhereInput => ({
  contentId,
  ...filtered(filter),
});

export function filtered(filter: AppliedFilter | null): Prisma.AttemptWhereInput {
  if (filter === null) return {};
  const { from, to, zone, revision, question, versions, option, level, search } = filter;
  const scores = scoresOf(filter);
  const exactLevel = levelOf(filter);
  const has = search && { contains: escaped(search), mode: "insensitive" as const };
  return {
    AND: [
      from ? { completedAt: { gte: dayStart(from, zone) } } : {},
      to ? { completedAt: { lt: dayEnd(to, zone) } } : {},
      revision == null ? {} : { revision },
      question == null
        ? {}
        : {
            OR: versions.flatMap((version) => [
              { answers: { path: [version], equals: option as number } },
              { answers: { path: [version], array_contains: [option as number] } },
            ]),
          },
      scores ? { percentage: { gte: scores.from, lte: scores.to } } : {},
      level ? { skillLevel: level } : {},
      exactLevel ? { version: { skillLevels: { array_contains: [exactLevel] } } } : {},
      has ? { OR: [{ participantName: has }, { participantEmail: has }] } : {},
    ],
  };
}

function conditions(contentId: string, filter: AppliedFilter) {
  const { from, to, zone, revision, question, versions, option, level, search } = filter;
  const scores = scoresOf(filter);
  const values: unknown[] = [contentId];
  const parts = ["quiz_id = $1"];
  const add = (part: (...places: string[]) => string, ...more: unknown[]) => {
    parts.push(part(...more.map((value) => `$${values.push(value)}`)));
  };
  if (from) add((day) => `completed_at >= ${day}`, dayStart(from, zone));
  if (to) add((day) => `completed_at < ${day}`, dayEnd(to, zone));
  if (revision != null) add((number) => `revision = ${number}`, revision);
  // Containment finds an element in a list, but a lone value only in a lone value.
  if (question != null)
    add(
      (ids, place) =>
        `EXISTS (SELECT FROM unnest(${ids}::text[]) AS version (id) WHERE answers -> id @> ${place}::jsonb)`,
      versions,
      JSON.stringify(option),
    );
  if (scores) add((low, high) => `percentage BETWEEN ${low} AND ${high}`, scores.from, scores.to);
  if (level) add((name) => `skill_level = ${name}`, level);
  const exactLevel = levelOf(filter);
  if (exactLevel)
    add(
      (levels) =>
        `revision IN (SELECT r.revision FROM quiz_revisions r WHERE r.quiz_id = $1 AND r.skill_levels @> ${levels}::jsonb)`,
      JSON.stringify([exactLevel]),
    );
  if (search)
    add((part) => `(participant_name ILIKE ${part} OR participant_email ILIKE ${part})`, `%${escaped(search)}%`);
  return { where: parts.join(" AND "), values };
}

export const orderOf = (order: AttemptOrder): Prisma.AttemptOrderByWithRelationInput[] => {
  const last = (sort: "asc" | "desc") => ({ sort, nulls: "last" }) as const;
  switch (order) {
    case "oldest":
      return [...oldestFirst];
    case "highest":
      return [{ percentage: last("desc") }, ...newestFirst];
    case "lowest":
      return [{ percentage: last("asc") }, ...newestFirst];
    case "slowest":
      return [{ duration: last("desc") }, ...newestFirst];
    case "fastest":
      return [{ duration: last("asc") }, ...newestFirst];
    default:
      return [...newestFirst];
  }
};

/** Counting reads each row of an item: a few at a time, in turns among owners, leave connections for the takers. */
const turns = perPlatform(() =>
  fairQueue({
    atOnce: 2,
    each: 20,
    all: 50,
    busy: "Too many filters are being counted just now. Please try again.",
    retryAfter: 2,
  }),
);

async function inTurn<T>(platform: Platform, { userId }: Item, count: () => Promise<T>): Promise<T> {
  return turns(platform)(userId ?? "nobody", count).catch((error) => {
    if (!isTooSlow(error)) throw error;
    throw new DomainError(
      "UNAVAILABLE",
      "There are too many answers to count with this filter. Narrow it to fewer days, or clear it to see them all.",
    );
  });
}

/** Whose attempts are counted; only the owner may ask. */
type Item = Pick<Content, "id" | "userId">;

/** How many attempts a filter lets through; without one it is known already. */
export async function countAttempts(platform: Platform, item: Item, filter: AppliedFilter | null): Promise<number> {
  if (filter) return inTurn(platform, item, () => platform.db.attempt.count({ where: whereOf(item.id, filter) }));
  return (await readTotals(platform, [item.id])).get(item.id)?.attempts ?? 0;
}

/** Counts what a filter lets through from the attempts themselves, in the shape in which the tallies hold everything. */
export const countFiltered = (platform: Platform, item: Item, filter: AppliedFilter): Promise<Snapshot> =>
  inTurn(platform, item, () => count(platform, item.id, filter));

async function count(platform: Platform, contentId: string, filter: AppliedFilter): Promise<Snapshot> {
  const { where, values } = conditions(contentId, filter);
  const chosen = `
    SELECT revision, coalesce(percentage, 0) AS percentage, answer.key AS question, choice.value::int AS option, count(*)::int AS times
      FROM attempts CROSS JOIN jsonb_each(answers) AS answer
           CROSS JOIN jsonb_array_elements_text(CASE jsonb_typeof(answer.value) WHEN 'array' THEN answer.value ELSE jsonb_build_array(answer.value) END) AS choice (value)
     WHERE ${where} GROUP BY 1, 2, 3, 4`;
  const people = `
    SELECT revision, coalesce(percentage, 0) AS percentage, skill_level AS level, count(*)::int AS attempts
      FROM attempts WHERE ${where} GROUP BY 1, 2, 3 ORDER BY 1, 2`;
  const totals = `
    SELECT count(*)::int AS attempts, coalesce(sum(percentage), 0)::float8 AS "scoreSum", coalesce(sum(duration), 0)::float8 AS "durationSum",
           count(duration)::int AS timed, percentile_cont(0.5) WITHIN GROUP (ORDER BY duration) AS "medianDuration", max(completed_at) AS "lastAttemptAt"
      FROM attempts WHERE ${where}`;
  const days = `
    SELECT to_char(completed_at AT TIME ZONE $${values.length + 1}, 'YYYY-MM-DD') AS day, count(*)::int AS attempts
      FROM attempts WHERE ${where} GROUP BY 1 ORDER BY 1`;
  const [choices, groups, sums, byDay, revisions] = await Promise.all([
    platform.sql.query<{ revision: number; percentage: number; question: string; option: number; times: number }>(
      chosen,
      values,
    ),
    platform.sql.query<{ revision: number; percentage: number; level: string | null; attempts: number }>(
      people,
      values,
    ),
    platform.sql.query<Omit<Totals, "starts" | "finished"> & { medianDuration: number | null }>(totals, values),
    platform.sql.query<Snapshot["days"][number]>(days, [...values, filter.zone]),
    readRevisions(platform, contentId),
  ]);
  const counts = revisions.map((revision) => {
    const { questionIds, layout, levels } = revision;
    const buckets = new Map<number, { percentage: number; attempts: number; cells: number[] }>();
    for (const { percentage, level, attempts } of groups.rows.filter((row) => row.revision === revision.revision)) {
      const bucket = buckets.get(percentage) ?? {
        percentage,
        attempts: 0,
        cells: new Array<number>(layout.width).fill(0),
      };
      bucket.attempts += attempts;
      const place = levels.findIndex(({ name }) => name === level);
      if (place >= 0) bucket.cells[layout.levels + place] = (bucket.cells[layout.levels + place] ?? 0) + attempts;
      buckets.set(percentage, bucket);
    }
    for (const { percentage, question, option, times } of choices.rows.filter(
      (row) => row.revision === revision.revision,
    )) {
      const cells = buckets.get(percentage)?.cells;
      const cell = (layout.offsets[questionIds.indexOf(question)] ?? 0) + option;
      if (cells) cells[cell] = times;
    }
    return { ...revision, buckets: [...buckets.values()] };
  });
  const { medianDuration, ...sum } = sums.rows[0] ?? { ...nothing, medianDuration: null };
  return {
    counts,
    totals: { ...sum, starts: null, finished: null },
    days: byDay.rows,
    median: medianDuration === null ? null : exactly(medianDuration),
  };
}
