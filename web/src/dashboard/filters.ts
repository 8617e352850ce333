import type { ContentListPaginationQuery$variables } from "#relay/ContentListPaginationQuery.graphql.ts";

/** Values by parameter of the address. */
const values = {
  type: ["quiz", "survey", "assessment"],
  activity: ["active", "inactive"],
  state: ["open", "scheduled", "closed", "full", "draft"],
  sort: ["title", "responses", "score", "activity", "created"],
  order: ["descending"],
} as const;

export const pageSize = 30;

/** Parsed from the address; unknown values are ignored. */
export type Filters = { search: string } & { [Name in keyof typeof values]: (typeof values)[Name][number] | "" };

export function readFilters(address: URLSearchParams): Filters {
  const read = ([name, known]: [string, readonly string[]]) => [
    name,
    known.find((value) => value === address.get(name)) ?? "",
  ];
  return { search: address.get("search") ?? "", ...Object.fromEntries(Object.entries(values).map(read)) };
}

export const writeFilters = (filters: Filters) =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));

export const isFiltered = ({ search, type, activity, state }: Filters) => search + type + activity + state !== "";

type Variables = Omit<ContentListPaginationQuery$variables, "id" | "first" | "after">;

export const listVariables = ({ search, type, activity, state, sort, order }: Filters) =>
  ({
    search: search.trim() || null,
    kind: constant(type),
    activity: constant(activity),
    state: constant(state),
    sort: constant(sort),
    order: sort ? (constant(order) ?? "ASCENDING") : null,
  }) as Variables;

const constant = (value: string) => (value ? value.toUpperCase() : null);
