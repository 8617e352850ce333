import type { Pool } from "pg";

const portion = 2000;

/** Repeats a deletion of at most `$1` rows until few are left to delete, so that no lock is held for long. */
export async function inPortions(sql: Pool, statement: string, values: readonly unknown[] = []): Promise<void> {
  for (let deleted = portion; deleted === portion; )
    deleted = (await sql.query(statement, [portion, ...values])).rowCount ?? 0;
}
