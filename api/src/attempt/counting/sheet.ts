import type { Item } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { isWaiting } from "../publishing/waiting.ts";
import { cellCounts } from "./answered.ts";
import { durationBucket } from "./duration.ts";
import { quartersPerDay } from "./moment.ts";

/** A connection of the pool, or a Prisma transaction. */
export interface Client {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

type Sheet = Map<string, number[]>;

export interface Sheets {
  /** Keyed by "revision bucket group". Columns: attempts, those rounded up, then cells. */
  tallies: Sheet;
  /**
   * Keyed by "day group", with days in UTC. Columns: starts, attempts, finished, score sum, duration sum, timed; then
   * the cumulative attempts by quarter.
   */
  days: Sheet;
  /** Keyed by group. */
  durations: Sheet;
  /** Keyed like `days`. */
  lastAt: Map<string, Date>;
}

export const noSheets = (): Sheets => ({
  tallies: new Map(),
  days: new Map(),
  durations: new Map(),
  lastAt: new Map(),
});

/** An attempt, with the UTC day and the quarter of an hour of its submission. */
export type CountedAttempt = Pick<
  Attempt,
  "revision" | "answers" | "percentage" | "isRoundedUp" | "duration" | "hadStart" | "isCounted" | "group" | "block"
> & {
  day: string;
  quarter: number;
};

const tallyKey = ({ revision, percentage, group }: Pick<Attempt, "revision" | "percentage" | "group">) =>
  `${revision} ${percentage ?? 0} ${group}`;

export const dayKey = ({ day, group }: Pick<CountedAttempt, "day" | "group">) => `${day} ${group}`;

/** Starts belong to no group, because theirs is unknown. */
const noGroup = 0;

/** Adds an attempt, unless it does not count or waits to be published. `item` is the revision that was answered. */
export function addAttempt(sheets: Sheets, item: Item, attempt: CountedAttempt): void {
  const { answers, percentage, isRoundedUp, duration, hadStart, isCounted, group, quarter } = attempt;
  if (!isCounted || isWaiting(attempt)) return;
  addTo(sheets.tallies, tallyKey(attempt), [1, Number(isRoundedUp), ...cellCounts(item, answers)]);
  const cells = [0, 1, Number(hadStart), percentage ?? 0, duration ?? 0, Number(duration !== null)];
  addTo(sheets.days, dayKey(attempt), dayRow(cells, quarter));
  if (duration !== null) addTo(sheets.durations, String(group), oneAt(durationBucket(duration)));
}

const oneAt = (index: number) => [...new Array<number>(index).fill(0), 1];

/** Adds the starts on a UTC day. */
export const addStarts = (sheets: Sheets, day: string, starts: number) =>
  addTo(sheets.days, dayKey({ day, group: noGroup }), dayRow([starts, 0, 0, 0, 0, 0]));

/** A row of `days`; `quarter` (from 1) is that of its attempt, if any. */
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

/** Returns `a - b` with sign -1. The later of two last attempts stays. */
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

/** Keys of the rows that count some attempts. Durations are always the whole item's. */
interface Part {
  tallies: string[];
  days: string[];
}

/** SQL for a part of a key, counted from 1. */
export const keyPart = (place: number) => `split_part(key, ' ', ${place})`;

type Condition = [text: string, ...values: unknown[]];

/** The stored tallies of an item, or of a part of it, summed over the slots. DELETE also removes them. */
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
  const tallies = await from<{ key: string; attempts: number; roundedUp: number; cells: number[] }>(
    "tallies",
    "concat_ws(' ', revision, bucket, group_no) AS key, attempts, rounded_up AS \"roundedUp\", to_json(cells) AS cells",
    part && [
      ` AND (revision, bucket, group_no) IN (SELECT ${keyPart(1)}::int, ${keyPart(2)}::int, ${keyPart(3)}::int FROM unnest($2::text[]) AS key)`,
      part.tallies,
    ],
  );
  for (const { key, attempts, roundedUp, cells } of tallies.rows)
    addTo(sheets.tallies, key, [attempts, roundedUp, ...cells]);
  const days = await from<{ day: string; group: number; counts: number[]; lastAt: Date | null }>(
    "daily_tallies",
    `day::text, group_no AS "group", jsonb_build_array(starts, attempts, finished, score_sum, duration_sum, timed) || to_jsonb(quarters) AS counts,
     last_at AS "lastAt"`,
    part && [
      ` AND (day, group_no) IN (SELECT ${keyPart(1)}::date, ${keyPart(2)}::int FROM unnest($2::text[]) AS key)`,
      part.days,
    ],
  );
  for (const { counts, lastAt, ...row } of days.rows) {
    const key = dayKey(row);
    addTo(sheets.days, key, counts);
    if (lastAt && lastAt > (sheets.lastAt.get(key) ?? new Date(0))) sheets.lastAt.set(key, lastAt);
  }
  const durations = await from<{ group: number; cells: number[] }>(
    "duration_tallies",
    'group_no AS "group", to_json(cells) AS cells',
  );
  for (const { group, cells } of durations.rows) addTo(sheets.durations, String(group), cells);
  return sheets;
}

export async function storeSheets(client: Client, contentId: string, slot: number, sheets: Sheets) {
  const rows = (sheet: Sheet) =>
    JSON.stringify(
      [...sheet].filter(([, row]) => row.some((number) => number !== 0)).map(([key, row]) => ({ key, row })),
    );
  await client.query(
    `INSERT INTO tallies (quiz_id, revision, slot, bucket, group_no, attempts, rounded_up, cells)
     SELECT $1, ${keyPart(1)}::int, $2::int, ${keyPart(2)}::int, ${keyPart(3)}::int, "row"[1], "row"[2], "row"[3:]
       FROM jsonb_to_recordset($3) AS counted (key text, "row" int[])`,
    [contentId, slot, rows(sheets.tallies)],
  );
  await client.query(
    `INSERT INTO daily_tallies (quiz_id, day, slot, group_no, starts, attempts, finished, score_sum, duration_sum, timed, last_at, quarters)
     SELECT $1, ${keyPart(1)}::date, $2::int, ${keyPart(2)}::int, "row"[1], "row"[2], "row"[3], "row"[4], "row"[5], "row"[6], ($4::jsonb ->> key)::timestamptz, "row"[7:]::int[]
       FROM jsonb_to_recordset($3) AS counted (key text, "row" bigint[])`,
    [contentId, slot, rows(sheets.days), JSON.stringify(Object.fromEntries(sheets.lastAt))],
  );
  // The row for no group always exists; see `lastRebuild`.
  const durations = new Map([[String(noGroup), [] as number[]], ...sheets.durations]);
  await client.query(
    `INSERT INTO duration_tallies (quiz_id, slot, group_no, cells)
     SELECT $1, $2::int, "group", cells FROM jsonb_to_recordset($3) AS counted ("group" int, cells int[])`,
    [contentId, slot, JSON.stringify([...durations].map(([group, cells]) => ({ group: Number(group), cells })))],
  );
}
