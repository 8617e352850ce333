import { randomInt } from "node:crypto";
import pg from "pg";
import { newCode } from "../../src/attempt/certificate/code.ts";

/** An item and the account that owns it. */
export interface Owned {
  id: string;
  ownerId: string;
  /** Nine hexadecimal digits in all titles, addresses and ids. They find copies even if their owner is gone. */
  mark: string;
}

/** The rows that belong to an item and its owner, by table, in an order in which they can be inserted. */
function scopesOf({ id, ownerId, mark }: Owned) {
  const ofItems = `quiz_id IN (SELECT id FROM quizzes WHERE id = '${id}' OR strpos(title, '${mark}') > 0)`;
  const ofOwner = `user_id = '${ownerId}'`;
  const within = (table: string, key: string, where: string) => `IN (SELECT ${key} FROM ${table} WHERE ${where})`;
  const ofAttempts = `attempt_id ${within("attempts", "id", ofItems)}`;
  const ofWebhooks = `webhook_id ${within("webhooks", "id", ofOwner)}`;
  return {
    users: `id = '${ownerId}'`,
    refresh_tokens: ofOwner,
    quizzes: `id = '${id}' OR strpos(title, '${mark}') > 0`,
    trashed_items: ofItems,
    quiz_revisions: ofItems,
    questions: ofItems,
    quiz_translations: ofItems,
    question_translations: `question_id ${within("questions", "id", ofItems)}`,
    item_addresses: `strpos(address, '${mark}') > 0`,
    content_reports: ofItems,
    ballot_keys: ofItems,
    invitations: ofItems,
    invitation_mailings: ofItems,
    attempt_starts: ofItems,
    attempt_seats: ofItems,
    attempts: ofItems,
    answer_marks: ofItems,
    certificates: ofAttempts,
    certificate_codes: `code ${within("certificates", "code", ofAttempts)}`,
    attempt_deletions: ofItems,
    deleted_attempts: `deletion_id ${within("attempt_deletions", "id", ofItems)}`,
    erased_attempts: ofItems,
    regradings: ofItems,
    answer_blocks: ofItems,
    public_tallies: ofItems,
    anonymised_until: ofItems,
    forgotten_starts: ofItems,
    tallies: ofItems,
    daily_tallies: ofItems,
    duration_tallies: ofItems,
    webhooks: ofOwner,
    webhook_items: ofWebhooks,
    webhook_deliveries: ofWebhooks,
    events: ofOwner,
    log_entries: ofOwner,
    erasures: ofOwner,
  };
}

const marks = new Set<string>();

/**
 * Nine hex digits that are letters, each mark once: invitations refuse titles with a number that may be a telephone's.
 */
export function newMark(): string {
  const mark = Array.from({ length: 9 }, () => "abcdef"[randomInt(6)]).join("");
  if (marks.has(mark)) return newMark();
  marks.add(mark);
  return mark;
}

const uuids = /([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-)([\da-f]{9})([\da-f]{3})/g;

/** Returns a function that stores a copy of the rows under other ids, and returns `about` with these ids. */
export async function copier(sql: pg.Pool, original: Owned) {
  const stored: [table: string, rows: string][] = [];
  for (const [table, where] of Object.entries(scopesOf(original))) {
    const { rows } = await sql.query(`SELECT json_agg(t)::text AS rows FROM ${table} AS t WHERE ${where}`);
    if (rows[0].rows) stored.push([table, rows[0].rows]);
  }
  const ids = [...new Set(stored.flatMap(([, rows]) => rows.match(uuids) ?? []))].sort();
  // The ids of a copy sort like those of the original.
  const ordinals = new Map(ids.map((id, ordinal) => [id, ordinal.toString(16).padStart(3, "0")]));
  return async <T extends Owned>(about: T): Promise<T> => {
    const mark = newMark();
    const code = newCode();
    const renamed = (text: string) =>
      text
        .replace(uuids, (id, start) => start + mark + ordinals.get(id))
        .replaceAll(original.mark, mark)
        .replace(/"(short_code|token)":"[^"]+"/g, `"$1":"${mark}"`)
        .replace(/"code":"[^"]+"/g, `"code":"${code}"`);
    const inserts = stored.map(([table, rows]) => {
      const copies = pg.escapeLiteral(renamed(rows));
      return `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${copies})`;
    });
    await sql.query(inserts.join("; "));
    return JSON.parse(renamed(JSON.stringify(about)));
  };
}

/** Locks the rows of all tables but some, so that every statement that changes one of them waits. */
export async function lockRows(client: pg.PoolClient, owned: Owned, except: readonly string[]): Promise<void> {
  const tables = Object.entries(scopesOf(owned)).filter(([table]) => !except.includes(table));
  await client.query(tables.map(([table, where]) => `SELECT FROM ${table} WHERE ${where} FOR UPDATE`).join("; "));
}

/** Columns that differ between two runs, or until a message or mail is sent. */
const varying: Record<string, string[]> = {
  quizzes: ["short_code", "updated_at"],
  attempt_seats: ["mark"],
  certificate_codes: ["code"],
  refresh_tokens: ["token"],
  webhooks: ["secret", "former_secret", "failing_since"],
  webhook_deliveries: [
    "state",
    "tries",
    "round",
    "body",
    "next_try_at",
    "status",
    "answer",
    "error",
    "duration",
    "tried_at",
  ],
  invitations: ["wanted", "mail", "mail_id", "answer"],
  erasures: ["salt", "address_hash"],
};
/** Tables whose rows depend on the process that counted. A recount checks the sums. */
const counts = /^(daily_|duration_)?tallies$/;

/** Returns the rows of each table without times. Ids are ordinals of the original's ids, or `new`. */
export async function rowsOf(sql: pg.Pool, owned: Owned): Promise<Record<string, string[]>> {
  const tables = Object.entries(scopesOf(owned)).filter(([table]) => !counts.test(table));
  const selects = tables.map(
    ([table, where]) =>
      `SELECT '${table}' AS table, (to_jsonb(t) - '{${varying[table] ?? ""}}'::text[])::text AS row FROM ${table} AS t WHERE ${where}`,
  );
  const { rows } = await sql.query<{ table: string; row: string }>(selects.join(" UNION ALL "));
  const named = rows.map(({ table, row }) => ({
    table,
    row: row
      .replace(uuids, (_id, _start, mark, ordinal) => (mark === owned.mark ? ordinal : "new"))
      .replaceAll(owned.mark, "mark")
      .replace(/"code": "[^"]+"/g, '"code": "code"')
      // Found when an erasure was requested, and when its job ran.
      .replace(/(?<="person_erased", "detail": )\{"count": \d+\}/, "{}")
      .replace(/"messages": \d+/, '"messages": 0')
      .replace(/\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?/g, "time"),
  }));
  // Queued by a job, unless the item is in the trash by then.
  const isQueuedLater = ({ row }: { row: string }) => /"attempt_created".*"attempt_id": "new"/.test(row);
  const byTable = Map.groupBy(
    named.filter((one) => !isQueuedLater(one)),
    ({ table }) => table,
  );
  return Object.fromEntries([...byTable].map(([table, rows]) => [table, rows.map(({ row }) => row).sort()]));
}
