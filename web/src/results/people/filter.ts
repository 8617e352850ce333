import type { InvitationOrder } from "#relay/InvitedQuery.graphql.ts";
import { type State, stateIn } from "./states.ts";

export type Order = Exclude<InvitationOrder, "%future added value">;

/** The order and conditions of the list of people, all of which must match. */
export interface PeopleFilter {
  state: State | null;
  search: string;
  level: string;
  /** Values by the heading of their column. */
  columns: Record<string, string>;
  order: Order;
}

export const longestSearch = 200;
export const noFilter: PeopleFilter = { state: null, search: "", level: "", columns: {}, order: "ADDED" };

/** Parameters of columns begin with this, because an author may name a column "state". */
const column = "column.";
const orders: readonly Order[] = ["HIGHEST", "LOWEST"];

export const filterIn = (address: URLSearchParams): PeopleFilter => ({
  state: stateIn(address),
  search: (address.get("search") ?? "").slice(0, longestSearch),
  level: address.get("level") ?? "",
  columns: Object.fromEntries(
    [...address].filter(([name]) => name.startsWith(column)).map(([name, value]) => [name.slice(column.length), value]),
  ),
  order: orders.find((order) => order.toLowerCase() === address.get("order")) ?? "ADDED",
});

export const written = ({ state, search, level, columns, order }: PeopleFilter): Record<string, string> => ({
  ...(state && { state: state.toLowerCase() }),
  ...(search && { search }),
  ...(level && { level }),
  ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [column + name, value])),
  ...(order !== "ADDED" && { order: order.toLowerCase() }),
});

export const variablesOf = ({ search, level, columns, ...filter }: PeopleFilter) => ({
  ...filter,
  search: search.trim() || null,
  level: level || null,
  fields: Object.entries(columns).map(([name, value]) => ({ name, value })),
});

export const isFiltered = ({ state, search, level, columns }: PeopleFilter): boolean =>
  Boolean(state || search || level || Object.keys(columns).length > 0);
