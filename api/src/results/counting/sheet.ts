import type { PoolClient, QueryResult } from "pg";
import { quartersPerDay } from "../../attempt/counting/moment.ts";

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

/** A row of `days`; `quarter` (from 1) is that of its attempt, if it has one. */
export function dayRow(figures: readonly number[], quarter?: number): number[] {
  const quarters = new Array<number>(quartersPerDay).fill(0);
  return [...figures, ...(quarter === undefined ? quarters : quarters.fill(1, quarter - 1))];
}

export function addTo(sheet: Sheet, key: string, more: readonly number[], sign = 1) {
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

export async function storedSheets(client: PoolClient, contentId: string, how: "SELECT" | "DELETE"): Promise<Sheets> {
  const from = (table: string, columns: string) =>
    how === "SELECT"
      ? `SELECT ${columns} FROM ${table} WHERE quiz_id = $1`
      : `DELETE FROM ${table} WHERE quiz_id = $1 RETURNING ${columns}`;
  const sheets = noSheets();
  const tallies: QueryResult<{ revision: number; bucket: number; attempts: number; cells: number[] }> =
    await client.query(from("tallies", "revision, bucket, attempts, to_json(cells) AS cells"), [contentId]);
  for (const { revision, bucket, attempts, cells } of tallies.rows)
    addTo(sheets.tallies, `${revision} ${bucket}`, [attempts, ...cells]);
  const days: QueryResult<{ day: string; counts: number[]; lastAt: Date | null }> = await client.query(
    from(
      "daily_tallies",
      `day::text, jsonb_build_array(starts, attempts, finished, score_sum, duration_sum, timed) || to_jsonb(quarters) AS counts,
       last_at AS "lastAt"`,
    ),
    [contentId],
  );
  for (const { day, counts, lastAt } of days.rows) {
    addTo(sheets.days, day, counts);
    if (lastAt && lastAt > (sheets.lastAt.get(day) ?? new Date(0))) sheets.lastAt.set(day, lastAt);
  }
  const durations: QueryResult<{ cells: number[] }> = await client.query(
    from("duration_tallies", "to_json(cells) AS cells"),
    [contentId],
  );
  for (const { cells } of durations.rows) addTo(sheets.durations, "", cells);
  return sheets;
}

export async function storeSheets(client: PoolClient, contentId: string, slot: number, sheets: Sheets) {
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
