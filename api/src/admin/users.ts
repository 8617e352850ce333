import { inOrder } from "../platform/data/rows.ts";
import { parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { UserFilter } from "./admin.rules.ts";
import { findIn, type IdPage, type IndexGroup, type Slice } from "./slice.ts";

export async function findUsers(platform: Platform, viewer: Viewer, input: unknown, slice: Slice): Promise<IdPage> {
  administrator(viewer);
  const { plan, isAdmin, isEmailVerified, hasContent } = parse(UserFilter, input);
  const { rows } = await platform.sql.query<IndexGroup>({
    name: "user-groups",
    text: `
      SELECT plan, is_admin, is_email_verified, has_content, sum(users)::int AS total FROM user_counts
       WHERE ($1::plan IS NULL OR plan = $1) AND ($2::boolean IS NULL OR is_admin = $2)
         AND ($3::boolean IS NULL OR is_email_verified = $3) AND ($4::boolean IS NULL OR has_content = $4)
       GROUP BY 1, 2, 3, 4 HAVING sum(users) > 0`,
    values: [plan, isAdmin, isEmailVerified, hasContent],
  });
  return findIn(platform, "users", rows, slice);
}

export const usersOf = async ({ db }: Platform, ids: string[]) =>
  inOrder(ids, await db.user.findMany({ where: { id: { in: ids } } }));
