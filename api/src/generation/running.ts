import type { Kind } from "../content/content.shared.ts";
import { requireForAll, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { announcing } from "../platform/work/announcing.ts";
import { answerTo } from "../platform/work/idempotency.ts";
import { latest } from "../platform/work/latest.ts";
import type { Generated } from "./generate.ts";
import { keyOf, onGenerations } from "./progress.ts";
import { interrupted, slotSeconds } from "./slots.ts";

export interface Running {
  id: string;
  kind: Kind;
  title: string | null;
  line: string;
  wanted: number;
  written: number;
  isFailed: boolean;
}

export async function runningOf({ db, settings }: Platform, viewer: Viewer): Promise<Running[]> {
  const { id: userId } = requireForAll(viewer, "content:read");
  const rows = await db.$queryRaw<Running[]>`
    SELECT substr(id, length(user_id) + 2) AS id, state->>'kind' AS kind, state->>'title' AS title,
           CASE WHEN failed_at IS NULL AND is_lost THEN ${interrupted}::text ELSE state->>'line' END AS line,
           (state->>'wanted')::int AS wanted, jsonb_array_length(state->'questions') AS written,
           failed_at IS NOT NULL OR is_lost AS "isFailed"
      FROM generations, LATERAL (SELECT started_at < now() - make_interval(secs => ${slotSeconds(settings)}) AS is_lost) AS age
     WHERE user_id = ${userId} AND state ? 'kind' AND NOT state ? 'isDrafting'
     ORDER BY started_at, id`;
  return rows;
}

/** The current item made by a generation with this idempotency key; null if there is none. */
export async function generatedBy({ db }: Platform, viewer: Viewer, key: string): Promise<Generated | null> {
  const { id: userId } = requireForAll(viewer, "content:read");
  const note = await answerTo(db, userId, key);
  if (!note || !isNoted(note)) return null;
  const content = await db.content.findUnique({ where: { id: note.id, deletedAt: null } });
  return content && { content, notices: note.notices };
}

/** Idempotency keys of other requests have different notes. */
const isNoted = (note: object): note is { id: string; notices: string[] } => "id" in note && "notices" in note;

export function watchRunning(platform: Platform, viewer: Viewer): AsyncIterable<Running[]> {
  const { id: userId } = requireForAll(viewer, "content:read");
  return latest(
    (changed) => onGenerations(platform, (changedKey) => changedKey.startsWith(keyOf(userId, "")), changed),
    () => runningOf(platform, viewer),
  );
}

/** Stops a generation of the viewer or removes a failed one; false if there is none. */
export async function endRunning(platform: Platform, viewer: Viewer, id: string): Promise<boolean> {
  const key = keyOf(requireForAll(viewer, "content:write").id, id);
  return announcing(platform, async (tx, announce) => {
    const { count } = await tx.generation.deleteMany({ where: { id: key } });
    for (const topic of ["generation", "ending"] as const) await announce(topic, [key]);
    return count > 0;
  });
}
