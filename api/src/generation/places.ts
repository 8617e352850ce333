import { inTransaction } from "../platform/data/database.ts";
import { locks } from "../platform/data/locks.ts";
import { DomainError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { ProgressState } from "./progress.ts";

/*
 * The few places for generations, each a row of `generations`. A draft from a text is done in a fraction of a second and
 * many may be drafting, so each change of a place is one prepared statement, which also tells every process of it.
 */

/** One takes two minutes at most; what is older was left behind by a process that died. */
export const life = "3 minutes";
/** Says so of those. */
export const interrupted = "The server was interrupted while it was writing. Please try again.";

const limits = { perUser: 2, inAll: 20, failuresKept: "1 day" };

type Places = Pick<Platform, "sql" | "events">;

/** Takes a place under an id of its own. Throws RATE_LIMITED or UNAVAILABLE when there is none, CONFLICT when the id is in use. */
export async function takePlace(places: Places, userId: string, id: string, state: ProgressState): Promise<void> {
  const { own, all, isTaken } = await inTransaction(places.sql, async (client) => {
    // Places are counted one after the other; a statement counts what was there when it began.
    await client.query({
      name: "lock-generation-places",
      text: "SELECT FROM pg_advisory_xact_lock($1)",
      values: [locks.generationPlaces],
    });
    const { rows } = await client.query<{ own: number; all: number; isTaken: boolean }>({
      name: "take-generation-place",
      text: `
        WITH lost AS (
          UPDATE generations SET failed_at = now(), state = state || jsonb_build_object('line', '${interrupted}'::text)
           WHERE failed_at IS NULL AND started_at < now() - interval '${life}'
        ), forgotten AS (
          DELETE FROM generations WHERE failed_at < now() - interval '${limits.failuresKept}'
        ), running AS (
          SELECT count(*)::int AS "all", (count(*) FILTER (WHERE user_id = $2))::int AS own
            FROM generations WHERE failed_at IS NULL AND started_at >= now() - interval '${life}'
        ), taken AS (
          INSERT INTO generations (id, user_id, state)
          SELECT $1, $2, $3::jsonb FROM running WHERE own < ${limits.perUser} AND "all" < ${limits.inAll}
          ON CONFLICT DO NOTHING
          RETURNING pg_notify('assay', $4)
        )
        SELECT own, "all", EXISTS (SELECT FROM taken) AS "isTaken" FROM running`,
      values: [id, userId, JSON.stringify(state), messageOf(places, id)],
    });
    return rows[0] ?? { own: 0, all: 0, isTaken: false };
    // Told after a failure as well: the change may have been made although its answer was lost.
  }).finally(() => places.events.tell("generation", [id]));
  if (own >= limits.perUser) {
    const message = `${limits.perUser} of yours are being generated already. Please wait for one.`;
    throw new DomainError("RATE_LIMITED", message, { retryAfter: 10 });
  }
  if (all >= limits.inAll) {
    const message = "Many people are generating right now. Please try again in a minute.";
    throw new DomainError("UNAVAILABLE", message, { retryAfter: 60 });
  }
  if (!isTaken) throw new DomainError("CONFLICT", "This is being generated already");
}

/** Writes down how far it is; false when it was stopped. */
export const tellState = (places: Places, id: string, state: ProgressState): Promise<boolean> =>
  changed(places, id, {
    name: "tell-generation",
    text: "UPDATE generations SET state = $3::jsonb WHERE id = $1 RETURNING pg_notify('assay', $2)",
    values: [JSON.stringify(state)],
  });

/** Keeps a failure for its creator to read, and gives the place to the next. */
export const keepFailure = (places: Places, id: string, state: ProgressState): Promise<boolean> =>
  changed(places, id, {
    name: "fail-generation",
    text: "UPDATE generations SET state = $3::jsonb, failed_at = now() WHERE id = $1 RETURNING pg_notify('assay', $2)",
    values: [JSON.stringify(state)],
  });

/** Gives the place to the next. */
export const freePlace = (places: Places, id: string): Promise<boolean> =>
  changed(places, id, {
    name: "end-generation",
    text: "DELETE FROM generations WHERE id = $1 RETURNING pg_notify('assay', $2)",
    values: [],
  });

async function changed(
  places: Places,
  id: string,
  { values, ...statement }: { name: string; text: string; values: string[] },
): Promise<boolean> {
  try {
    const { rowCount } = await places.sql.query({ ...statement, values: [id, messageOf(places, id), ...values] });
    return rowCount === 1;
  } finally {
    places.events.tell("generation", [id]);
  }
}

const messageOf = ({ events }: Places, id: string) => events.message("generation", [id]);
