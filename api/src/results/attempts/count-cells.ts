import { type AskedQuestion, type RevisionCounts, readRevisions } from "../../attempt/counting/counts.ts";
import { cellsIn } from "../../attempt/counting/tally.ts";
import { givenOf } from "../../attempt/grading/given.ts";
import type { AnswerKey, GivenAnswer } from "../../content/question/form/form.shared.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Condition } from "./filter.ts";

/** The number of attempts of a revision and percentage with an answer. For a matrix, with a point in a row. */
interface Counted {
  revision: number;
  percentage: number;
  question: string;
  row: number | null;
  answer: GivenAnswer | null;
  times: number;
}

interface People {
  revision: number;
  percentage: number;
  level: string | null;
  attempts: number;
  roundedUp: number;
}

type Bucket = RevisionCounts["buckets"][number];

/** Counts the attempts that match a filter, in cells as in the tallies. */
export async function countCells(
  platform: Platform,
  contentId: string,
  { where, values }: Condition,
): Promise<RevisionCounts[]> {
  const revisions = await readRevisions(platform, contentId);
  const questions = revisions.flatMap((revision) => revision.asked);
  const [answers, people, keys] = await Promise.all([
    platform.sql.query<Counted>(answersGiven(where, values.length), [
      ...values,
      questions.filter(({ rows }) => rows > 0).map(({ id }) => id),
      questions.filter(({ questionType, hasKey }) => questionType === "text" && !hasKey).map(({ id }) => id),
    ]),
    platform.sql.query<People>(
      `SELECT revision, coalesce(percentage, 0) AS percentage, skill_level AS level, count(*)::int AS attempts,
              count(*) FILTER (WHERE is_rounded_up)::int AS "roundedUp"
         FROM attempts WHERE ${where} GROUP BY 1, 2, 3 ORDER BY 1, 2`,
      values,
    ),
    readKeys(platform, questions),
  ]);
  const [givenAt, peopleAt] = [byRevision(answers.rows), byRevision(people.rows)];
  return revisions.map((revision) => {
    const buckets = bucketsOf(revision, peopleAt.get(revision.revision) ?? []);
    addAnswers(revision, buckets, givenAt.get(revision.revision) ?? [], keys);
    return { ...revision, buckets: [...buckets.values()] };
  });
}

const byRevision = <T extends { revision: number }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ revision }) => revision);

// All texts count as one answer unless a text can be correct. A text with an option counts as that option.
const answersGiven = (where: string, bound: number) => `
  SELECT revision, coalesce(percentage, 0) AS percentage, answer.key AS question, part.row, part.answer, count(*)::int AS times
    FROM attempts CROSS JOIN jsonb_each(answers) AS answer
         CROSS JOIN LATERAL (
           SELECT NULL::int AS row,
                  CASE WHEN answer.key = ANY($${bound + 2}) THEN '""'::jsonb
                       WHEN jsonb_typeof(answer.value) = 'object' THEN jsonb_build_object('choices', answer.value->'choices')
                       ELSE answer.value END AS answer
            WHERE answer.key <> ALL($${bound + 1})
            UNION ALL
           SELECT ordinal::int - 1, point FROM jsonb_array_elements(CASE WHEN answer.key = ANY($${bound + 1}) THEN answer.value ELSE '[]' END)
             WITH ORDINALITY AS points (point, ordinal)) AS part
   WHERE ${where} GROUP BY 1, 2, 3, 4, 5`;

async function readKeys({ sql }: Platform, asked: readonly AskedQuestion[]): Promise<Map<string, AnswerKey>> {
  const keyed = asked.filter(({ hasKey }) => hasKey).map(({ id }) => id);
  if (keyed.length === 0) return new Map();
  const { rows } = await sql.query<{ id: string; key: AnswerKey }>(
    "SELECT id, answer_key AS key FROM questions WHERE id = ANY($1)",
    [keyed],
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}

function bucketsOf({ layout, levels }: Omit<RevisionCounts, "buckets">, people: readonly People[]) {
  const buckets = new Map<number, Bucket>();
  for (const { percentage, level, attempts, roundedUp } of people) {
    const bucket = buckets.get(percentage) ?? {
      percentage,
      attempts: 0,
      roundedUp: 0,
      cells: new Array<number>(layout.width).fill(0),
    };
    bucket.attempts += attempts;
    bucket.roundedUp += roundedUp;
    const index = levels.findIndex(({ name }) => name === level);
    if (index >= 0) add(bucket, layout.levels + index, attempts);
    buckets.set(percentage, bucket);
  }
  for (const bucket of buckets.values())
    for (const { unanswered } of layout.places) add(bucket, unanswered, bucket.attempts);
  return buckets;
}

function addAnswers(
  { asked, layout }: Omit<RevisionCounts, "buckets">,
  buckets: Map<number, Bucket>,
  given: readonly Counted[],
  keys: Map<string, AnswerKey>,
) {
  const indexes = new Map(asked.map(({ id }, index) => [id, index]));
  for (const { percentage, question, row, answer, times } of given) {
    const bucket = buckets.get(percentage);
    const index = indexes.get(question);
    const place = index === undefined ? undefined : layout.places[index];
    if (!bucket || !place) continue;
    // Every answer to a matrix has a first row.
    if (row === null || row === 0) add(bucket, place.unanswered, -times);
    if (row !== null) {
      if (typeof answer === "number") add(bucket, place.first + row * place.options + answer, times);
      continue;
    }
    const key = { correctAnswer: null, answerKey: keys.get(question) ?? null };
    for (const cell of cellsIn(place, key, givenOf(asked[index as number] as AskedQuestion, answer as GivenAnswer)))
      add(bucket, cell, times);
  }
}

function add({ cells }: Bucket, cell: number, times: number) {
  cells[cell] = (cells[cell] ?? 0) + times;
}
