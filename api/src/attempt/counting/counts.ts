import type { SkillLevel } from "../../content/content.rules.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Countable, type Layout, layoutOf, type Place } from "./tally.ts";

/** Attempts of one revision with one percentage (0 for surveys), with the cells of its layout. */
interface Bucket {
  percentage: number;
  attempts: number;
  /** Number of these attempts with `isRoundedUp`. */
  roundedUp: number;
  cells: number[];
}

/** A version of a question in a revision. */
export interface AskedQuestion extends Countable {
  id: string;
  lineId: string;
  points: number;
}

export interface RevisionCounts {
  revision: number;
  asked: AskedQuestion[];
  levels: SkillLevel[];
  layout: Layout;
  buckets: Bucket[];
}

// As JSON, because the driver parses arrays one character at a time.
export const talliesOf = (only = "") => `
SELECT revision, bucket AS percentage, attempts, rounded_up AS "roundedUp", to_json(cells) AS cells FROM tallies WHERE quiz_id = $1${only} ORDER BY revision, bucket`;

export const revisions = `
SELECT revision, coalesce(skill_levels, '[]') AS levels,
       (SELECT json_agg(json_build_object('id', q.id, 'lineId', q.line_id, 'points', q.points, 'questionType', q.question_type,
                 'options', jsonb_array_length(q.options), 'rows', coalesce(jsonb_array_length(nullif(q.form->'rows', 'null')), 0),
                 'required', q.required, 'hasKey', q.answer_key IS NOT NULL,
                 'rightOptions', coalesce(jsonb_array_length(nullif(q.answer_key->'options', 'null')), 0),
                 'scoring', CASE WHEN q.answer_key->'scoring'->>'rule' <> 'all' THEN q.answer_key->'scoring' END, 'number', nullif(q.form->'number', 'null')) ORDER BY ordinal)
          FROM unnest(question_ids) WITH ORDINALITY AS listed (id, ordinal) JOIN questions q ON q.id = listed.id) AS asked
  FROM quiz_revisions r
 WHERE quiz_id = $1 AND EXISTS (SELECT FROM tallies t WHERE t.quiz_id = r.quiz_id AND t.revision = r.revision)
 ORDER BY revision`;

export type Revision = Omit<RevisionCounts, "buckets">;

export type TalliedBucket = Bucket & { revision: number };
export type TalliedRevision = Omit<Revision, "layout">;

const laidOut = (row: TalliedRevision): Revision => ({ ...row, layout: layoutOf(row.asked, row.levels.length) });

export async function readRevisions({ sql }: Platform, contentId: string): Promise<Revision[]> {
  const { rows } = await sql.query<TalliedRevision>({
    name: "tallied-revisions",
    text: revisions,
    values: [contentId],
  });
  return rows.map(laidOut);
}

export async function readCounts(platform: Platform, contentId: string): Promise<RevisionCounts[]> {
  const [tallies, revisions] = await Promise.all([
    platform.sql.query<TalliedBucket>({ name: "tallies", text: talliesOf(), values: [contentId] }),
    readRevisions(platform, contentId),
  ]);
  return withBuckets(revisions, tallies.rows);
}

export const countsOf = (known: readonly TalliedRevision[], tallied: readonly TalliedBucket[]): RevisionCounts[] =>
  withBuckets(known.map(laidOut), tallied);

function withBuckets(known: readonly Revision[], tallied: readonly TalliedBucket[]): RevisionCounts[] {
  const buckets = Map.groupBy(tallied, ({ revision }) => revision);
  return known.map((revision) => ({ ...revision, buckets: slotsSummed(buckets.get(revision.revision) ?? []) }));
}

/** Each writer has its own slot and therefore its own rows; so does each group. */
function slotsSummed(rows: readonly Bucket[]): Bucket[] {
  const buckets: Bucket[] = [];
  for (const { percentage, attempts, roundedUp, cells } of rows) {
    const same = buckets.at(-1);
    if (same?.percentage === percentage) {
      same.attempts += attempts;
      same.roundedUp += roundedUp;
      addTo(same.cells, cells);
    } else {
      buckets.push({ percentage, attempts, roundedUp, cells: [...cells] });
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
  /** Number of people who answered the question. */
  people: number;
  /** Number of people who left out the question. */
  unanswered: number;
  /** Counts by option. For a matrix by row and point, row by row. */
  chosen: number[];
  bins: number[];
  /** Counts by points earned, in the order of the place's `credits`. Empty if a single option is correct, or none. */
  credits: number[];
}

export const nobody: QuestionCounts = { people: 0, unanswered: 0, chosen: [], bins: [], credits: [] };

export const questionCounts = (revisions: readonly RevisionCounts[]) => countsBy(revisions, ({ id }) => id);

/** The answers to each line of data: a question in all its versions. */
export const lineCounts = (revisions: readonly RevisionCounts[]) => countsBy(revisions, ({ lineId }) => lineId);

function countsBy(
  revisions: readonly RevisionCounts[],
  nameOf: (question: AskedQuestion) => string,
): Map<string, QuestionCounts> {
  const questions = new Map<string, QuestionCounts>();
  for (const revision of revisions) {
    const { attempts, cells } = overall(revision);
    for (const [index, question] of revision.asked.entries()) {
      const more = countsIn(revision.layout.places[index] as Place, cells, attempts);
      const counts = questions.get(nameOf(question));
      questions.set(nameOf(question), counts ? sumOf(counts, more) : more);
    }
  }
  return questions;
}

export function countsIn(place: Place, cells: readonly number[], attempts: number): QuestionCounts {
  const unanswered = cells[place.unanswered] ?? 0;
  return {
    people: attempts - unanswered,
    unanswered,
    chosen: cells.slice(place.first, place.firstBin),
    bins: cells.slice(place.firstBin, place.firstBin + place.bins.length),
    credits: cells.slice(place.firstCredit, place.firstCredit + place.credits.length),
  };
}

const sumOf = (one: QuestionCounts, other: QuestionCounts): QuestionCounts => ({
  people: one.people + other.people,
  unanswered: one.unanswered + other.unanswered,
  chosen: addTo([...one.chosen], other.chosen),
  bins: addTo([...one.bins], other.bins),
  credits: addTo([...one.credits], other.credits),
});

function addTo(sums: number[], more: readonly number[]): number[] {
  more.forEach((count, index) => {
    sums[index] = (sums[index] ?? 0) + count;
  });
  return sums;
}
