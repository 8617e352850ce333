const kindNames = { quiz: "QUIZ", survey: "SURVEY", assessment: "ASSESSMENT" } as const;
const activityNames = { active: "ACTIVE", inactive: "INACTIVE" } as const;

export const pageSize = 30;

/** Parsed from the address; unknown values are ignored. */
export interface Filters {
  search: string;
  type: keyof typeof kindNames | "";
  activity: keyof typeof activityNames | "";
}

export function readFilters(address: URLSearchParams): Filters {
  const type = address.get("type") ?? "";
  const activity = address.get("activity") ?? "";
  return {
    search: address.get("search") ?? "",
    type: type in kindNames ? (type as keyof typeof kindNames) : "",
    activity: activity in activityNames ? (activity as keyof typeof activityNames) : "",
  };
}

export function writeFilters(filters: Filters) {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
}

export const isFiltered = ({ search, type, activity }: Filters) => search !== "" || type !== "" || activity !== "";

export const listVariables = ({ search, type, activity }: Filters) => ({
  search: search.trim() || null,
  kind: type === "" ? null : kindNames[type],
  activity: activity === "" ? null : activityNames[activity],
});
