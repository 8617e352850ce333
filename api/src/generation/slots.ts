import { Prisma } from "../generated/prisma/client.ts";
import { inTransaction } from "../platform/data/database.ts";
import { locks } from "../platform/data/locks.ts";
import { DomainError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";

// Each change of a slot is one prepared statement that also announces it, because many short drafts may run at once.

/** Seconds for everything except waiting for a model, which writes and then checks: mainly reading. */
const besideModel = 60;

/** Seconds that a generation takes at most; older rows are from a process that died. */
export const slotSeconds = ({ openaiTimeoutSeconds }: Platform["settings"]): number =>
  besideModel + 2 * openaiTimeoutSeconds;
export const interrupted = "The server was interrupted while it was writing. Please try again.";

/** Why a generation failed, in words for its creator. */
export const failureOf = (error: unknown): string => (error instanceof DomainError ? error.message : interrupted);

const limits = { perUser: 2, inAll: 20, failuresKept: "1 day" };

type SlotStore = Pick<Platform, "sql" | "events" | "settings">;

/** Takes a slot. Throws RATE_LIMITED or UNAVAILABLE if there is none, CONFLICT if the id is in use. */
export async function takeSlot(store: SlotStore, userId: string, id: string, state: object): Promise<void> {
  const { own, all, isTaken } = await inTransaction(store.sql, async (client) => {
    // Serialized, because a statement does not see slots taken by concurrent transactions.
    await client.query({
      name: "lock-generation-slots",
      text: "SELECT FROM pg_advisory_xact_lock($1)",
      values: [locks.generationSlots],
    });
    const { rows } = await client.query<{ own: number; all: number; isTaken: boolean }>({
      name: "take-generation-slot",
      text: `
        WITH lost AS (
          UPDATE generations SET failed_at = now(), state = state || jsonb_build_object('line', '${interrupted}'::text)
           WHERE failed_at IS NULL AND started_at < now() - make_interval(secs => $5)
        ), forgotten AS (
          DELETE FROM generations WHERE failed_at < now() - interval '${limits.failuresKept}'
        ), running AS (
          SELECT count(*)::int AS "all", (count(*) FILTER (WHERE user_id = $2))::int AS own
            FROM generations WHERE failed_at IS NULL AND started_at >= now() - make_interval(secs => $5)
        ), taken AS (
          INSERT INTO generations (id, user_id, state)
          SELECT $1, $2, $3::jsonb FROM running WHERE own < ${limits.perUser} AND "all" < ${limits.inAll}
          ON CONFLICT DO NOTHING
          RETURNING pg_notify('assay', $4)
        )
        SELECT own, "all", EXISTS (SELECT FROM taken) AS "isTaken" FROM running`,
      values: [id, userId, JSON.stringify(state), messageOf(store, id), slotSeconds(store.settings)],
    });
    return rows[0] ?? { own: 0, all: 0, isTaken: false };
    // Runs after a failure, too: the change may have been committed although the response was lost.
  }).finally(() => store.events.tell("generation", [id]));
  if (own >= limits.perUser) {
    const message = `You already have ${limits.perUser} running. Wait for one to finish.`;
    throw new DomainError("RATE_LIMITED", message, { retryAfter: 10 });
  }
  if (all >= limits.inAll) {
    const message = "Many people are generating right now. Please try again in a minute.";
    throw new DomainError("UNAVAILABLE", message, { retryAfter: 60 });
  }
  if (!isTaken) throw new DomainError("CONFLICT", "This is being generated already");
}

export const storeState = (store: SlotStore, id: string, state: object): Promise<boolean> =>
  changed(store, id, {
    name: "store-generation-state",
    text: "UPDATE generations SET state = $3::jsonb WHERE id = $1 RETURNING pg_notify('assay', $2)",
    values: [JSON.stringify(state)],
  });

/** Stores a failure for its creator to read, and frees the slot. */
export const storeFailure = (store: SlotStore, id: string, state: object): Promise<boolean> =>
  changed(store, id, {
    name: "fail-generation",
    text: "UPDATE generations SET state = $3::jsonb, failed_at = now() WHERE id = $1 RETURNING pg_notify('assay', $2)",
    values: [JSON.stringify(state)],
  });

export const freeSlot = (store: SlotStore, id: string): Promise<boolean> =>
  changed(store, id, {
    name: "end-generation",
    text: "DELETE FROM generations WHERE id = $1 RETURNING pg_notify('assay', $2)",
    values: [],
  });

async function changed(
  store: SlotStore,
  id: string,
  { values, ...statement }: { name: string; text: string; values: string[] },
): Promise<boolean> {
  try {
    const { rowCount } = await store.sql.query({ ...statement, values: [id, messageOf(store, id), ...values] });
    return rowCount === 1;
  } finally {
    store.events.tell("generation", [id]);
  }
}

/** SQL expression for a generation's status line; null if the generation is not running. */
export const lineOf = ({ settings }: Pick<Platform, "settings">, id: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT state->>'line' FROM generations
   WHERE id = ${id} AND failed_at IS NULL AND started_at >= now() - make_interval(secs => ${slotSeconds(settings)}))`;

const messageOf = ({ events }: Pick<SlotStore, "events">, id: string) => events.message("generation", [id]);
