import type { SkillLevel } from "../../content/content.rules.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Layout, layoutOf } from "./tally.ts";

/** Attempts of one revision with one percentage (0 for surveys), with the cells of its layout. */
interface Bucket {
  percentage: number;
  attempts: number;
  cells: number[];
}

export interface RevisionCounts {
  revision: number;
  questionIds: string[];
  lineIds: string[];
  optionCounts: number[];
  levels: SkillLevel[];
  layout: Layout;
  buckets: Bucket[];
}

// As JSON, because the driver parses arrays one character at a time.
export const tallies = `
SELECT revision, bucket AS percentage, attempts, to_json(cells) AS cells FROM tallies WHERE quiz_id = $1 ORDER BY revision, bucket`;

export const revisions = `
SELECT revision, question_ids AS "questionIds", coalesce(skill_levels, '[]') AS levels, asked.*
  FROM quiz_revisions r
 CROSS JOIN LATERAL (
       SELECT array_agg(q.line_id ORDER BY ordinal) AS "lineIds",
              array_agg(jsonb_array_length(q.options) ORDER BY ordinal) AS "optionCounts"
         FROM unnest(question_ids) WITH ORDINALITY AS listed (id, ordinal) JOIN questions q ON q.id = listed.id) AS asked
 WHERE quiz_id = $1 AND EXISTS (SELECT FROM tallies t WHERE t.quiz_id = r.quiz_id AND t.revision = r.revision)
 ORDER BY revision`;

export type Revision = Omit<RevisionCounts, "buckets">;

export type TalliedBucket = Bucket & { revision: number };
export type TalliedRevision = Omit<Revision, "layout">;

const laidOut = (row: TalliedRevision): Revision => ({ ...row, layout: layoutOf(row.optionCounts, row.levels.length) });

export async function readRevisions({ sql }: Platform, contentId: string): Promise<Revision[]> {
  const { rows } = await sql.query<TalliedRevision>({
    name: "tallied-revisions",
    text: revisions,
    values: [contentId],
  });
  return rows.map(laidOut);
}

export async function readCounts(platform: Platform, contentId: string): Promise<RevisionCounts[]> {
  const [counted, known] = await Promise.all([
    platform.sql.query<TalliedBucket>({ name: "tallies", text: tallies, values: [contentId] }),
    readRevisions(platform, contentId),
  ]);
  return withBuckets(known, counted.rows);
}

export const countsOf = (known: readonly TalliedRevision[], tallied: readonly TalliedBucket[]): RevisionCounts[] =>
  withBuckets(known.map(laidOut), tallied);

function withBuckets(known: readonly Revision[], tallied: readonly TalliedBucket[]): RevisionCounts[] {
  const buckets = Map.groupBy(tallied, ({ revision }) => revision);
  return known.map((revision) => ({ ...revision, buckets: slotsSummed(buckets.get(revision.revision) ?? []) }));
}

/** Each writer has a slot, and so rows, of its own. */
function slotsSummed(rows: readonly Bucket[]): Bucket[] {
  const buckets: Bucket[] = [];
  for (const { percentage, attempts, cells } of rows) {
    const same = buckets.at(-1);
    if (same?.percentage === percentage) {
      same.attempts += attempts;
      addTo(same.cells, cells);
    } else {
      buckets.push({ percentage, attempts, cells: [...cells] });
    }
  }
  return buckets;
}

export function overall({ buckets, layout }: RevisionCounts): { attempts: number; cells: number[] } {
  const cells = new Array<number>(layout.width).fill(0);
  for (const bucket of buckets) addTo(cells, bucket.cells);
  return { attempts: buckets.reduce((sum, { attempts }) => sum + attempts, 0), cells };
}

export interface QuestionCounts {
  people: number;
  chosen: number[];
}

export const nobody: QuestionCounts = { people: 0, chosen: [] };

export const questionCounts = (revisions: readonly RevisionCounts[]) =>
  countsBy(revisions, ({ questionIds }) => questionIds);

/** The answers to each line of data: a question in all its wordings. */
export const lineCounts = (revisions: readonly RevisionCounts[]) => countsBy(revisions, ({ lineIds }) => lineIds);

function countsBy(
  revisions: readonly RevisionCounts[],
  names: (revision: RevisionCounts) => readonly string[],
): Map<string, QuestionCounts> {
  const questions = new Map<string, QuestionCounts>();
  for (const revision of revisions) {
    const { attempts, cells } = overall(revision);
    for (const [index, id] of names(revision).entries()) {
      const first = revision.layout.offsets[index] ?? 0;
      const counts = questions.get(id) ?? { people: 0, chosen: [] };
      counts.people += attempts;
      addTo(counts.chosen, cells.slice(first, first + (revision.optionCounts[index] ?? 0)));
      questions.set(id, counts);
    }
  }
  return questions;
}

function addTo(sums: number[], more: readonly number[]) {
  more.forEach((count, index) => {
    sums[index] = (sums[index] ?? 0) + count;
  });
}
