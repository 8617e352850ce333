import type { AdminScreenQuery$variables } from "#relay/AdminScreenQuery.graphql.ts";

export const tabs = ["overview", "users", "content", "reports", "analytics"] as const;

/** Filters by name, as in REST, with their values. The first page loads them, so labels are elsewhere. */
export const filterValues = {
  plan: ["free", "pro", "enterprise"],
  isAdmin: ["true", "false"],
  isEmailVerified: ["true", "false"],
  hasContent: ["true", "false"],
  contentType: ["quiz", "survey"],
  visibility: ["public", "private"],
  sourceType: ["text", "article", "pdf", "youtube", "ai_generated"],
} as const;
export type FilterName = keyof typeof filterValues;

/** Columns to sort by. */
export const sortNames = {
  users: ["name", "plan", "verified", "quizzes", "surveys", "joined", "admin"],
  content: ["title", "type", "creator", "visibility", "created"],
} as const;
export type SortedTab = keyof typeof sortNames;

export const pageSize = 20;

const oneOf = <V extends string>(address: URLSearchParams, name: string, values: readonly V[]): V | undefined =>
  values.find((value) => value === address.get(name));

export const readTab = (address: URLSearchParams) => oneOf(address, "tab", tabs) ?? "overview";

export const readFilter = (address: URLSearchParams, name: FilterName): string =>
  oneOf<string>(address, name, filterValues[name]) ?? "";

/** Reads the page number, which the address contains because a cursor does not. */
export const readPage = (address: URLSearchParams) => Math.max(1, Math.trunc(Number(address.get("page"))) || 1);

const readSort = <C extends string>(address: URLSearchParams, tab: SortedTab) =>
  readTab(address) === tab ? constant<C>(oneOf<string>(address, "sort", sortNames[tab])) : null;

export function adminVariables(address: URLSearchParams): AdminScreenQuery$variables {
  const tab = readTab(address);
  const before = address.get("before");
  const sort = readSort(address, "users") ?? readSort(address, "content");
  const value = <C extends string>(name: FilterName) => constant<C>(readFilter(address, name));
  const flag = (name: FilterName) => {
    const value = readFilter(address, name);
    return value ? value === "true" : null;
  };
  return {
    overview: tab === "overview",
    users: tab === "users",
    content: tab === "content",
    reports: tab === "reports",
    analytics: tab === "analytics",
    plan: value("plan"),
    isAdmin: flag("isAdmin"),
    isEmailVerified: flag("isEmailVerified"),
    hasContent: flag("hasContent"),
    contentType: value("contentType"),
    visibility: value("visibility"),
    sourceType: value("sourceType"),
    userSort: readSort(address, "users"),
    contentSort: readSort(address, "content"),
    order: sort ? (address.get("order") === "descending" ? "DESCENDING" : "ASCENDING") : null,
    search: address.get("search")?.trim() || null,
    creator: address.get("creator")?.trim() || null,
    ...(before ? { last: pageSize, before } : { first: pageSize, after: address.get("after") }),
  };
}

const constant = <C extends string>(value: string | undefined) => (value ? (value.toUpperCase() as C) : null);
