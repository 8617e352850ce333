import { readSorting, type SortColumn } from "../ui/sorting/sorting.ts";
import { type FilterName, type filterValues, readTab, type SortedTab, type sortNames } from "./address.ts";

export interface Filter {
  name: FilterName;
  label: string;
  /** Labels by value; "" for no filter. */
  options: Record<string, string>;
}

function filter<N extends FilterName>(
  name: N,
  label: string,
  any: string,
  labels: Record<(typeof filterValues)[N][number], string>,
): Filter {
  return { name, label, options: { "": any, ...labels } };
}

export const sourceNames: Record<(typeof filterValues.sourceType)[number], string> = {
  text: "Text",
  article: "Article",
  pdf: "PDF",
  youtube: "YouTube",
  ai_generated: "AI generated",
};

export const userFilters = [
  filter("plan", "Plan", "All plans", { free: "Free", pro: "Pro", enterprise: "Enterprise" }),
  filter("isAdmin", "Role", "All roles", { true: "Admins", false: "Not admins" }),
  filter("isEmailVerified", "Email", "All addresses", { true: "Verified", false: "Not verified" }),
  filter("hasContent", "Content", "Any content", { true: "With content", false: "Without content" }),
];

export const contentFilters = [
  filter("contentType", "Type", "All types", { quiz: "Quizzes", survey: "Surveys" }),
  filter("visibility", "Visibility", "Any visibility", { public: "Public", private: "Private" }),
  filter("sourceType", "Source", "All sources", sourceNames),
];

type Columns<T extends SortedTab> = readonly (SortColumn & { name: (typeof sortNames)[T][number] })[];

export const userColumns: Columns<"users"> = [
  { name: "name", label: "Name" },
  { name: "plan", label: "Plan" },
  { name: "verified", label: "Verified", startsDescending: true },
  { name: "quizzes", label: "Quizzes", startsDescending: true },
  { name: "surveys", label: "Surveys", startsDescending: true },
  { name: "joined", label: "Joined", startsDescending: true },
  { name: "admin", label: "Admin", startsDescending: true },
];

export const contentColumns: Columns<"content"> = [
  { name: "title", label: "Title" },
  { name: "type", label: "Type" },
  { name: "creator", label: "Creator" },
  { name: "visibility", label: "Visibility" },
  { name: "created", label: "Created", startsDescending: true },
];

export const standardOf = (address: URLSearchParams) => ({
  column: readTab(address) === "users" ? "joined" : "created",
  isDescending: true,
});

export const sortingOf = (address: URLSearchParams) =>
  readSorting(address, readTab(address) === "users" ? userColumns : contentColumns, standardOf(address));
