import { durationBucket } from "../../attempt/counting/duration.ts";
import { quartersPerDay } from "../../attempt/counting/moment.ts";
import { cellsOf, itemLayout, widthOf } from "../../attempt/counting/tally.ts";
import { givensOf } from "../../attempt/grading/given.ts";
import { grade } from "../../attempt/grading/grade.ts";
import type { Item } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";

/** A connection of the pool, or a transaction of Prisma's. */
export interface Client {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

type Sheet = Map<string, number[]>;

export interface Sheets {
  /** By "revision bucket": attempts, then cells. */
  tallies: Sheet;
  /**
   * By UTC day: starts, attempts, finished, score sum, duration sum, timed; then the cumulative attempts by quarter.
   */
  days: Sheet;
  durations: Sheet;
  lastAt: Map<string, Date>;
}

export const noSheets = (): Sheets => ({
  tallies: new Map(),
  days: new Map(),
  durations: new Map(),
  lastAt: new Map(),
});

/** An attempt, with the UTC day and the quarter of an hour in which it came. */
export type CountedAttempt = Pick<
  Attempt,
  "revision" | "answers" | "percentage" | "duration" | "hadStart" | "isCounted"
> & {
  day: string;
  quarter: number;
};

const tallyKey = ({ revision, percentage }: Pick<Attempt, "revision" | "percentage">) =>
  `${revision} ${percentage ?? 0}`;

/** Adds what an attempt counts for, if it does; `item` is the revision that was answered. */
export function addAttempt(sheets: Sheets, item: Item, attempt: CountedAttempt): void {
  const { answers, percentage, duration, hadStart, isCounted, day, quarter } = attempt;
  if (!isCounted) return;
  const layout = itemLayout(item);
  const givens = givensOf(item.questions, answers);
  const cells = cellsOf(item, layout, givens, grade(item, givens).levelIndex);
  const counts = new Array<number>(1 + widthOf(layout, cells)).fill(0);
  counts[0] = 1;
  for (const cell of cells) counts[1 + cell] = (counts[1 + cell] ?? 0) + 1;
  addTo(sheets.tallies, tallyKey(attempt), counts);
  const counted = [0, 1, Number(hadStart), percentage ?? 0, duration ?? 0, Number(duration !== null)];
  addTo(sheets.days, day, dayRow(counted, quarter));
  if (duration !== null) addTo(sheets.durations, "", oneAt(durationBucket(duration)));
}

const oneAt = (index: number) => [...new Array<number>(index).fill(0), 1];

/** Adds starts on a UTC day. */
export const addStarts = (sheets: Sheets, day: string, starts: number) =>
  addTo(sheets.days, day, dayRow([starts, 0, 0, 0, 0, 0]));

/** A row of `days`; `quarter` (from 1) is that of its attempt, if it has one. */
function dayRow(figures: readonly number[], quarter?: number): number[] {
  const quarters = new Array<number>(quartersPerDay).fill(0);
  return [...figures, ...(quarter === undefined ? quarters : quarters.fill(1, quarter - 1))];
}

function addTo(sheet: Sheet, key: string, more: readonly number[], sign = 1) {
  const row = sheet.get(key) ?? [];
  more.forEach((number, index) => {
    row[index] = (row[index] ?? 0) + sign * number;
  });
  sheet.set(key, row);
}

/** With sign -1, `a - b`. Of two last attempts the later one stays. */
export function sum(a: Sheets, b: Sheets, sign = 1): Sheets {
  const total = noSheets();
  for (const name of ["tallies", "days", "durations"] as const) {
    for (const [key, row] of a[name]) addTo(total[name], key, row);
    for (const [key, row] of b[name]) addTo(total[name], key, row, sign);
  }
  for (const [day, at] of [...a.lastAt, ...b.lastAt])
    if (at > (total.lastAt.get(day) ?? new Date(0))) total.lastAt.set(day, at);
  return total;
}

/** The rows that some attempts are counted in, by their keys; durations are one row for the item. */
interface Part {
  tallies: string[];
  days: string[];
}

type Condition = [text: string, ...values: unknown[]];

/** The tallies of an item as they are stored, or those of a part of it, summed over the slots. DELETE removes them. */
export async function storedSheets(
  client: Client,
  contentId: string,
  how: "SELECT" | "DELETE",
  part?: Part,
): Promise<Sheets> {
  const from = <Row>(table: string, columns: string, [only, ...values]: Condition = [""]) => {
    const where = `FROM ${table} WHERE quiz_id = $1${only}`;
    const text = how === "SELECT" ? `SELECT ${columns} ${where}` : `DELETE ${where} RETURNING ${columns}`;
    return client.query<Row>(text, [contentId, ...values]);
  };
  const sheets = noSheets();
  const tallies = await from<{ revision: number; bucket: number; attempts: number; cells: number[] }>(
    "tallies",
    "revision, bucket, attempts, to_json(cells) AS cells",
    part && [
      ` AND (revision, bucket) IN (SELECT split_part(key, ' ', 1)::int, split_part(key, ' ', 2)::int FROM unnest($2::text[]) AS key)`,
      part.tallies,
    ],
  );
  for (const { revision, bucket, attempts, cells } of tallies.rows)
    addTo(sheets.tallies, `${revision} ${bucket}`, [attempts, ...cells]);
  const days = await from<{ day: string; counts: number[]; lastAt: Date | null }>(
    "daily_tallies",
    `day::text, jsonb_build_array(starts, attempts, finished, score_sum, duration_sum, timed) || to_jsonb(quarters) AS counts,
     last_at AS "lastAt"`,
    part && [" AND day = ANY($2::text[]::date[])", part.days],
  );
  for (const { day, counts, lastAt } of days.rows) {
    addTo(sheets.days, day, counts);
    if (lastAt && lastAt > (sheets.lastAt.get(day) ?? new Date(0))) sheets.lastAt.set(day, lastAt);
  }
  const durations = await from<{ cells: number[] }>("duration_tallies", "to_json(cells) AS cells");
  for (const { cells } of durations.rows) addTo(sheets.durations, "", cells);
  return sheets;
}

export async function storeSheets(client: Client, contentId: string, slot: number, sheets: Sheets) {
  const rows = (sheet: Sheet) =>
    JSON.stringify(
      [...sheet].filter(([, row]) => row.some((number) => number !== 0)).map(([key, row]) => ({ key, row })),
    );
  await client.query(
    `INSERT INTO tallies (quiz_id, revision, slot, bucket, attempts, cells)
     SELECT $1, split_part(key, ' ', 1)::int, $2::int, split_part(key, ' ', 2)::int, "row"[1], "row"[2:]
       FROM jsonb_to_recordset($3) AS counted (key text, "row" int[])`,
    [contentId, slot, rows(sheets.tallies)],
  );
  await client.query(
    `INSERT INTO daily_tallies (quiz_id, day, slot, starts, attempts, finished, score_sum, duration_sum, timed, last_at, quarters)
     SELECT $1, key::date, $2::int, "row"[1], "row"[2], "row"[3], "row"[4], "row"[5], "row"[6], ($4::jsonb ->> key)::timestamptz, "row"[7:]::int[]
       FROM jsonb_to_recordset($3) AS counted (key text, "row" bigint[])`,
    [contentId, slot, rows(sheets.days), JSON.stringify(Object.fromEntries(sheets.lastAt))],
  );
  await client.query("INSERT INTO duration_tallies (quiz_id, slot, cells) VALUES ($1, $2, $3)", [
    contentId,
    slot,
    sheets.durations.get("") ?? [],
  ]);
}
