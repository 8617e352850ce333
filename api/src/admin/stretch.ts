import { parse } from "../platform/errors.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { PageNumber } from "./admin.rules.ts";

/** A part of a list that runs from the newest to the oldest; `inverted` counts the limit from its old end. */
export interface Stretch {
  after?: string | undefined;
  before?: string | undefined;
  inverted?: boolean;
  offset?: number;
  limit: number;
}

/** The ids in a stretch, with the length of the whole list. */
export interface Found {
  ids: string[];
  total: number;
}

/** How many rows have the same values in all columns of an index but its last, which is the id. */
export interface Group {
  [column: string]: string | boolean | number;
  total: number;
}

/**
 * A stretch of the rows in any of the groups. PostgreSQL merges walks along the index, one a group: a page costs the same
 * whether all rows fit the filters or hardly any, and nothing is counted.
 */
export async function findIn(
  { sql }: Platform,
  table: "users" | "quizzes",
  groups: readonly Group[],
  stretch: Stretch,
): Promise<Found> {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total <= (stretch.offset ?? 0)) return { ids: [], total };
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const within = [...between("id", stretch, bind), ...(table === "quizzes" ? ["deleted_at IS NULL"] : [])];
  const walks = groups.map(({ total, ...columns }) => {
    const same = Object.entries(columns).map(([column, value]) => `${column} = ${bind(value)}`);
    return `(SELECT id FROM ${table} WHERE ${[...same, ...within].join(" AND ")} ORDER BY id ${direction(stretch)})`;
  });
  const text = `SELECT id FROM (${walks.join(" UNION ALL ")}) AS walks ${cut("id", stretch, bind)}`;
  const { rows } = await sql.query<{ id: string }>(text, values);
  return { ids: rows.map(({ id }) => id), total };
}

type Bind = (value: unknown) => string;

const direction = ({ inverted }: Stretch) => (inverted ? "ASC" : "DESC");

/** The conditions that cursors set. */
export const between = (id: string, { after, before }: Stretch, bind: Bind): string[] => [
  ...(after === undefined ? [] : [`${id} < ${bind(after)}`]),
  ...(before === undefined ? [] : [`${id} > ${bind(before)}`]),
];

export const cut = (id: string, stretch: Stretch, bind: Bind): string =>
  `ORDER BY ${id} ${direction(stretch)} OFFSET ${bind(stretch.offset ?? 0)} LIMIT ${bind(stretch.limit)}`;

/** A page by its number, as REST has it. */
export async function numbered(viewer: Viewer, input: unknown, find: (stretch: Stretch) => Promise<Found>) {
  administrator(viewer);
  const { page, limit } = parse(PageNumber, input);
  const { ids, total } = await find({ offset: (page - 1) * limit, limit });
  return { ids, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}
