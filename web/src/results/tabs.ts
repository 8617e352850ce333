export const tabs = { overview: "Overview", questions: "Questions", people: "People", time: "Over time" } as const;

export type Tab = keyof typeof tabs;

/** Parameters of the list of responses. */
const ofPeople = ["attempt", "search", "order"] as const;

/** The tab of an address. An address without a tab may name a question, a response or an order of the list. */
export function tabOf(address: URLSearchParams, hash: string): Tab {
  if (hash.startsWith("#question-")) return "questions";
  const tab = address.get("tab") ?? "";
  if (Object.hasOwn(tabs, tab)) return tab as Tab;
  return ofPeople.some((name) => address.has(name)) ? "people" : "overview";
}

/** The address of a tab under the same filter. */
export function withTab(address: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete("tab");
  if (tabOf(next, "") !== tab) next.set("tab", tab);
  return next;
}
