import { v7 as uuid } from "uuid";
import type { Source } from "../../generation/source/source.ts";
import { DomainError } from "../../platform/errors.ts";
import { hourly } from "../../platform/hourly.ts";
import { signedIn, type Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";

const sourcesKept = 20;

// Rows hold up to a megabyte, which the driver sends as it is.
const statements = {
  keep: "INSERT INTO read_sources (id, user_id, source) SELECT $1, id, $3::json FROM users WHERE id = $2",
  makeRoom: `DELETE FROM read_sources WHERE user_id = $1 AND id NOT IN (
    SELECT id FROM read_sources WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${sourcesKept})`,
  find: `SELECT source FROM read_sources
    WHERE user_id = $1 AND id = $2 AND created_at >= now() - interval '1 day'`,
  purge: "DELETE FROM read_sources WHERE created_at < now() - interval '1 day'",
};

/** Keeps a source for its reader for one day, available to every process. Returns its id. */
export async function keepSource({ sql }: Platform, viewer: Viewer, source: Source): Promise<string> {
  const { id: userId } = signedIn(viewer);
  const id = uuid();
  await sql.query(statements.keep, [id, userId, JSON.stringify(source)]);
  await sql.query(statements.makeRoom, [userId]);
  return id;
}

/** Throws NOT_FOUND for a source that has expired or belongs to another user. */
export async function keptSource({ sql }: Platform, viewer: Viewer, id: string): Promise<Source> {
  const { rows } = await sql.query<{ source: Source }>(statements.find, [signedIn(viewer).id, id]);
  const row = rows[0];
  if (!row) throw new DomainError("NOT_FOUND", "This source is no longer kept. Read it again with read_source");
  return row.source;
}

export const forgetSources = (platform: Platform) =>
  hourly(platform, "Old sources could not be deleted", () => platform.sql.query(statements.purge));
