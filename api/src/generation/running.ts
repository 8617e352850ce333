import type { Kind } from "../content/content.shared.ts";
import { signedIn, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { announcing } from "../platform/work/announcing.ts";
import { answerTo } from "../platform/work/idempotency.ts";
import { latest } from "../platform/work/latest.ts";
import type { Generated } from "./generate.ts";
import { interrupted, life } from "./places.ts";
import { keyOf, onGenerations } from "./progress.ts";

/** A generation as its creator sees it from elsewhere: on its way, or failed while nobody waited for it. */
export interface Running {
  /** By which its creator watches, stops or dismisses it. */
  id: string;
  kind: Kind;
  title: string | null;
  /** What is being done, or why it failed. */
  line: string;
  wanted: number;
  written: number;
  isFailed: boolean;
}

/** The viewer's generations, the oldest first. */
export async function runningOf({ db }: Platform, viewer: Viewer): Promise<Running[]> {
  const { id: userId } = signedIn(viewer);
  const rows = await db.$queryRaw<Running[]>`
    SELECT substr(id, length(user_id) + 2) AS id, state->>'kind' AS kind, state->>'title' AS title,
           CASE WHEN failed_at IS NULL AND is_lost THEN ${interrupted}::text ELSE state->>'line' END AS line,
           (state->>'wanted')::int AS wanted, jsonb_array_length(state->'questions') AS written,
           failed_at IS NOT NULL OR is_lost AS "isFailed"
      FROM generations, LATERAL (SELECT started_at < now() - ${life}::interval AS is_lost) AS age
     WHERE user_id = ${userId} AND state ? 'kind'
     ORDER BY started_at, id`;
  return rows;
}

/** What the viewer's generation with an idempotency key made, as it is by now; null when there is no such item. */
export async function generatedBy({ db }: Platform, viewer: Viewer, key: string): Promise<Generated | null> {
  const { id: userId } = signedIn(viewer);
  const note = await answerTo(db, userId, key);
  if (!note || !isNoted(note)) return null;
  const content = await db.content.findUnique({ where: { id: note.id, deletedAt: null } });
  return content && { content, notices: note.notices };
}

/** Other requests take keys as well. */
const isNoted = (note: object): note is { id: string; notices: string[] } => "id" in note && "notices" in note;

/** Yields the viewer's generations, now and at each change, in whichever process they run. */
export function watchRunning(platform: Platform, viewer: Viewer): AsyncIterable<Running[]> {
  const { id: userId } = signedIn(viewer);
  return latest(
    (changed) => onGenerations(platform, (told) => told.startsWith(keyOf(userId, "")), changed),
    () => runningOf(platform, viewer),
  );
}

/** Stops one of the viewer's generations, or takes a failed one off the list; false when there is none (any more). */
export async function endRunning(platform: Platform, viewer: Viewer, id: string): Promise<boolean> {
  const key = keyOf(signedIn(viewer).id, id);
  return announcing(platform, async (tx, announce) => {
    const { count } = await tx.generation.deleteMany({ where: { id: key } });
    for (const topic of ["generation", "ending"] as const) await announce(topic, [key]);
    return count > 0;
  });
}
