import { literally } from "../platform/data/like.ts";
import {
  countRows,
  cursorConditions,
  directionOf,
  findSorted,
  limitClause,
  type Slice,
  type SortedList,
} from "../platform/data/list/sorted.ts";
import { parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { matchLimit, PageNumber } from "./admin.rules.ts";

export interface IdPage {
  ids: string[];
  total: number;
}

/** The number of rows that share the values of all index columns but the last one, the id. */
export interface IndexGroup {
  [column: string]: string | boolean | number;
  total: number;
}

interface GroupedList {
  table: "users" | "quizzes";
  groups: readonly IndexGroup[];
  isDescending: boolean;
}

/** PostgreSQL merges one index walk for each group, so a page costs the same however many rows match. */
export async function findInGroups({ sql }: Platform, list: GroupedList, slice: Slice): Promise<IdPage> {
  const total = totalOf(list.groups);
  if (total <= (slice.offset ?? 0)) return { ids: [], total };
  const keyed = { source: list.table, id: "id", order: { isDescending: list.isDescending } };
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const within = [...cursorConditions(keyed, slice, bind), ...(list.table === "quizzes" ? ["deleted_at IS NULL"] : [])];
  const walks = list.groups.map(({ total, ...columns }) => {
    const same = Object.entries(columns).map(([column, value]) => `${column} = ${bind(value)}`);
    const conditions = [...same, ...within].join(" AND ");
    return `(SELECT id FROM ${list.table} WHERE ${conditions} ORDER BY id ${directionOf(keyed.order, slice)})`;
  });
  const text = `SELECT id FROM (${walks.join(" UNION ALL ")}) AS walks ${limitClause(keyed, slice, bind)}`;
  const { rows } = await sql.query<{ id: string }>(text, values);
  return { ids: rows.map(({ id }) => id), total };
}

export const totalOf = (groups: readonly IndexGroup[]) => groups.reduce((sum, { total }) => sum + total, 0);

/** A sorted page of the rows that match a search, which PostgreSQL plans by their number. */
export async function findMatches(platform: Platform, list: SortedList, slice: Slice): Promise<IdPage> {
  const [total, ids] = await Promise.all([countRows(platform, list, matchLimit), findSorted(platform, list, slice)]);
  return { ids, total };
}

/** Shorter texts contain no trigram, unless the start of a word precedes them. */
const trigram = 3;

/** A LIKE pattern for texts that begin with a space. One or two characters match the start of a word only. */
export const patternOf = (text: string) => `%${text.length < trigram ? " " : ""}${literally(text)}%`;

export async function numberedPage(viewer: Viewer, input: unknown, find: (slice: Slice) => Promise<IdPage>) {
  administrator(viewer);
  const { page, limit } = parse(PageNumber, input);
  const { ids, total } = await find({ offset: (page - 1) * limit, limit });
  return { ids, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}

/** Null on the last page. */
export const nextPage = ({ page, totalPages }: { page: number; totalPages: number }) =>
  page < totalPages ? page + 1 : null;
