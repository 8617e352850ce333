import { expect, it } from "vitest";
import { tabOf, withTab } from "./tabs.ts";

const tabAt = (search: string, hash = "") => tabOf(new URLSearchParams(search), hash);

it("reads the tab of an address, and derives it from an older one", () => {
  expect(tabAt("")).toBe("overview");
  expect(tabAt("score=20-40")).toBe("overview");
  expect(tabAt("tab=time")).toBe("time");
  expect(tabAt("tab=toString")).toBe("overview");
  expect(tabAt("attempt=1")).toBe("people");
  expect(tabAt("search=ann")).toBe("people");
  expect(tabAt("tab=questions&attempt=1")).toBe("questions");
  expect(tabAt("tab=people", "#question-abc")).toBe("questions");
});

it("names the tab only where the address would lead to another", () => {
  const led = (search: string, tab: Parameters<typeof withTab>[1]) => String(withTab(new URLSearchParams(search), tab));
  expect(led("tab=time&late=true", "overview")).toBe("late=true");
  expect(led("order=oldest", "overview")).toBe("order=oldest&tab=overview");
  expect(led("late=true", "questions")).toBe("late=true&tab=questions");
});
