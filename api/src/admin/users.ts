import { findSorted, type Slice, sortKey } from "../platform/data/list/sorted.ts";
import { inOrder } from "../platform/data/rows.ts";
import { parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { isDescending, UserFilter, type UserSort } from "./admin.rules.ts";
import { findInGroups, findMatches, type IdPage, type IndexGroup, patternOf, totalOf } from "./slice.ts";

/** SQL as in users_search_idx. */
export const userText = "' ' || lower(first_name || ' ' || last_name || ' ' || email)";

const sortedBy: Record<UserSort, string | undefined> = {
  name: sortKey("first_name || ' ' || last_name"),
  plan: "plan",
  verified: "is_email_verified",
  quizzes: "total_quizzes",
  surveys: "total_surveys",
  joined: undefined,
  admin: "is_admin",
};

export async function findUsers(platform: Platform, viewer: Viewer, input: unknown, slice: Slice): Promise<IdPage> {
  administrator(viewer);
  const { plan, isAdmin, isEmailVerified, hasContent, search, sort, order } = parse(UserFilter, input);
  const columns = { plan, is_admin: isAdmin, is_email_verified: isEmailVerified, has_content: hasContent };
  const values: unknown[] = [];
  const same = (expression: string, operator: string, value: unknown) =>
    value == null || value === "" ? [] : [`${expression} ${operator} $${values.push(value)}`];
  const conditions = [
    ...Object.entries(columns).flatMap(([column, value]) => same(column, "=", value)),
    ...same(userText, "LIKE", search && patternOf(search)),
    "true",
  ];
  const by = sort ? sortedBy[sort] : undefined;
  const list = {
    source: "users",
    id: "users.id",
    conditions,
    values,
    order: { by, isDescending: isDescending(sort, order) },
  };
  if (search) return findMatches(platform, list, slice);

  const { rows } = await platform.sql.query<IndexGroup>({
    name: "user-groups",
    text: `
      SELECT plan, is_admin, is_email_verified, has_content, sum(users)::int AS total FROM user_counts
       WHERE ($1::plan IS NULL OR plan = $1) AND ($2::boolean IS NULL OR is_admin = $2)
         AND ($3::boolean IS NULL OR is_email_verified = $3) AND ($4::boolean IS NULL OR has_content = $4)
       GROUP BY 1, 2, 3, 4 HAVING sum(users) > 0`,
    values: Object.values(columns),
  });
  if (by === undefined)
    return findInGroups(platform, { table: "users", groups: rows, isDescending: list.order.isDescending }, slice);
  return { ids: await findSorted(platform, list, slice), total: totalOf(rows) };
}

export const usersOf = async ({ db }: Platform, ids: string[]) =>
  inOrder(ids, await db.user.findMany({ where: { id: { in: ids } } }));
