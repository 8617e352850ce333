import type { AdminScreenQuery$variables } from "#relay/AdminScreenQuery.graphql.ts";

export const tabs = [
  { name: "overview", label: "Overview" },
  { name: "users", label: "Users" },
  { name: "content", label: "Content" },
  { name: "reports", label: "Reports" },
  { name: "analytics", label: "Analytics" },
] as const;

type Tab = (typeof tabs)[number]["name"];

export interface Filter {
  /** The parameter's name, as in REST. */
  name: string;
  label: string;
  /** Labels by value; "" for no filter. */
  options: Record<string, string>;
}

export const userFilters = [
  { name: "plan", label: "Plan", options: { "": "All plans", free: "Free", pro: "Pro", enterprise: "Enterprise" } },
  { name: "isAdmin", label: "Role", options: { "": "All roles", true: "Admins", false: "Not admins" } },
  {
    name: "isEmailVerified",
    label: "E-mail",
    options: { "": "All addresses", true: "Verified", false: "Not verified" },
  },
  {
    name: "hasContent",
    label: "Content",
    options: { "": "Any content", true: "With content", false: "Without content" },
  },
] as const satisfies readonly Filter[];

export const contentFilters = [
  { name: "contentType", label: "Type", options: { "": "All types", quiz: "Quizzes", survey: "Surveys" } },
  {
    name: "visibility",
    label: "Visibility",
    options: { "": "Any visibility", public: "Public", private: "Private" },
  },
  {
    name: "sourceType",
    label: "Source",
    options: {
      "": "All sources",
      text: "Text",
      article: "Article",
      pdf: "PDF",
      youtube: "YouTube",
      ai_generated: "AI generated",
    },
  },
] as const satisfies readonly Filter[];

export const pageSize = 20;

export function readTab(address: URLSearchParams): Tab {
  const name = address.get("tab");
  return tabs.find((tab) => tab.name === name)?.name ?? "overview";
}

export function readFilter(address: URLSearchParams, { name, options }: Filter): string {
  const value = address.get(name) ?? "";
  return value in options ? value : "";
}

/** Reads the page number, which the address contains because a cursor does not. */
export const readPage = (address: URLSearchParams) => Math.max(1, Math.trunc(Number(address.get("page"))) || 1);

export function adminVariables(address: URLSearchParams): AdminScreenQuery$variables {
  const tab = readTab(address);
  const [plan, isAdmin, isEmailVerified, hasContent] = userFilters.map((filter) => readFilter(address, filter));
  const [contentType, visibility, sourceType] = contentFilters.map((filter) => readFilter(address, filter));
  const before = address.get("before");
  return {
    overview: tab === "overview",
    users: tab === "users",
    content: tab === "content",
    reports: tab === "reports",
    analytics: tab === "analytics",
    plan: constant(plan),
    isAdmin: flag(isAdmin),
    isEmailVerified: flag(isEmailVerified),
    hasContent: flag(hasContent),
    contentType: constant(contentType),
    visibility: constant(visibility),
    sourceType: constant(sourceType),
    creator: address.get("creator")?.trim() || null,
    ...(before ? { last: pageSize, before } : { first: pageSize, after: address.get("after") }),
  };
}

const flag = (value: string | undefined) => (value ? value === "true" : null);

const constant = <C extends string>(value: string | undefined) => (value ? (value.toUpperCase() as C) : null);
