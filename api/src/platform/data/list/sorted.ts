import type { Platform } from "../../platform.ts";

/** A part of a sorted list. `after` and `before` are ids; with `inverted`, `limit` counts from the end. */
export interface Slice {
  after?: string | undefined;
  before?: string | undefined;
  inverted?: boolean;
  offset?: number;
  limit: number;
}

export interface Order {
  /** SQL that is never null; absent to sort by id, which is the order of creation. */
  by?: string | undefined;
  isDescending: boolean;
}

export interface SortedList {
  /** SQL between FROM and WHERE. */
  source: string;
  /** SQL for the id of a row. */
  id: string;
  conditions: string[];
  /** Values of the conditions. */
  values: unknown[];
  order: Order;
}

/** Reads the ids of a slice. Rows with equal values are sorted by id in the same direction. */
export async function findSorted({ sql }: Pick<Platform, "sql">, list: SortedList, slice: Slice): Promise<string[]> {
  const values = [...list.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [...list.conditions, ...cursorConditions(list, slice, bind)];
  const text = `SELECT ${list.id} AS id FROM ${list.source} WHERE ${conditions.join(" AND ")} ${limitClause(list, slice, bind)}`;
  const { rows } = await sql.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
}

/** The number of rows on all pages, counted up to the limit if there is one. */
export async function countRows(
  { sql }: Pick<Platform, "sql">,
  { source, conditions, values }: Omit<SortedList, "order">,
  limit: number | "ALL" = "ALL",
): Promise<number> {
  const { rows } = await sql.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${source} WHERE ${conditions.join(" AND ")} LIMIT ${limit}) AS counted`,
    [...values],
  );
  return rows[0]?.total ?? 0;
}

type Bind = (value: unknown) => string;
type Keyed = Pick<SortedList, "source" | "id" | "order">;

const keysOf = ({ id, order: { by } }: Keyed) => (by === undefined ? [id] : [by, id]);

export function cursorConditions(list: Keyed, { after, before }: Slice, bind: Bind): string[] {
  const keys = keysOf(list).join(", ");
  const at = (id: string) =>
    list.order.by === undefined ? bind(id) : `(SELECT ${keys} FROM ${list.source} WHERE ${list.id} = ${bind(id)})`;
  const [later, earlier] = list.order.isDescending ? ["<", ">"] : [">", "<"];
  return [
    ...(after === undefined ? [] : [`(${keys}) ${later} ${at(after)}`]),
    ...(before === undefined ? [] : [`(${keys}) ${earlier} ${at(before)}`]),
  ];
}

export function limitClause(list: Keyed, slice: Slice, bind: Bind): string {
  const direction = directionOf(list.order, slice);
  const keys = keysOf(list).map((key) => `${key} ${direction}`);
  return `ORDER BY ${keys.join(", ")} OFFSET ${bind(slice.offset ?? 0)} LIMIT ${bind(slice.limit)}`;
}

export const directionOf = ({ isDescending }: Order, { inverted }: Slice) =>
  isDescending === Boolean(inverted) ? "ASC" : "DESC";

/** SQL that sorts a text without regard to case, and letters with accents next to those without. Indexes contain it. */
export const sortKey = (text: string) => `left(normalize(lower(${text}), NFD), 200)`;
