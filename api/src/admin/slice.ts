import { parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { PageNumber } from "./admin.rules.ts";

/** A slice of a list sorted from newest to oldest. With `inverted`, `limit` counts from the oldest row. */
export interface Slice {
  after?: string | undefined;
  before?: string | undefined;
  inverted?: boolean;
  offset?: number;
  limit: number;
}

export interface IdPage {
  ids: string[];
  total: number;
}

/** The number of rows that share the values of all index columns but the last one, the id. */
export interface IndexGroup {
  [column: string]: string | boolean | number;
  total: number;
}

/** PostgreSQL merges one index walk for each group, so a page costs the same however many rows match. */
export async function findIn(
  { sql }: Platform,
  table: "users" | "quizzes",
  groups: readonly IndexGroup[],
  slice: Slice,
): Promise<IdPage> {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total <= (slice.offset ?? 0)) return { ids: [], total };
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const within = [...cursorConditions("id", slice, bind), ...(table === "quizzes" ? ["deleted_at IS NULL"] : [])];
  const walks = groups.map(({ total, ...columns }) => {
    const same = Object.entries(columns).map(([column, value]) => `${column} = ${bind(value)}`);
    return `(SELECT id FROM ${table} WHERE ${[...same, ...within].join(" AND ")} ORDER BY id ${direction(slice)})`;
  });
  const text = `SELECT id FROM (${walks.join(" UNION ALL ")}) AS walks ${limitClause("id", slice, bind)}`;
  const { rows } = await sql.query<{ id: string }>(text, values);
  return { ids: rows.map(({ id }) => id), total };
}

type Bind = (value: unknown) => string;

const direction = ({ inverted }: Slice) => (inverted ? "ASC" : "DESC");

export const cursorConditions = (id: string, { after, before }: Slice, bind: Bind): string[] => [
  ...(after === undefined ? [] : [`${id} < ${bind(after)}`]),
  ...(before === undefined ? [] : [`${id} > ${bind(before)}`]),
];

export const limitClause = (id: string, slice: Slice, bind: Bind): string =>
  `ORDER BY ${id} ${direction(slice)} OFFSET ${bind(slice.offset ?? 0)} LIMIT ${bind(slice.limit)}`;

export async function numberedPage(viewer: Viewer, input: unknown, find: (slice: Slice) => Promise<IdPage>) {
  administrator(viewer);
  const { page, limit } = parse(PageNumber, input);
  const { ids, total } = await find({ offset: (page - 1) * limit, limit });
  return { ids, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}

/** Null on the last page. */
export const nextPage = ({ page, totalPages }: { page: number; totalPages: number }) =>
  page < totalPages ? page + 1 : null;
