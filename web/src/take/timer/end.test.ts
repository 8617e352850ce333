import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Item } from "../attempt/item.ts";
import { isAsked, isAskedLately, keepEnd, keptLeft } from "./end.ts";

const item = { id: "timed" } as Item;
const stored: Record<string, string> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([0, 2, -400])("counts down on a device whose clock is %i days ahead", (days) => {
  vi.setSystemTime(Date.now() + days * 86_400_000);
  const attempt = { item, attemptKey: `clock-${days}` };
  expect([isAsked(attempt), keptLeft(attempt)]).toEqual([false, null]);
  keepEnd(attempt, 1200);
  vi.advanceTimersByTime(59_000);
  expect([isAsked(attempt), isAskedLately(attempt), keptLeft(attempt)]).toEqual([true, true, 1_141_000]);
  vi.advanceTimersByTime(2000);
  expect([isAskedLately(attempt), keptLeft(attempt)]).toEqual([false, 1_139_000]);
});

it("knows the end of the same attempt when the page is opened again", () => {
  keepEnd({ item, attemptKey: "before" }, 600);
  const { "assay.end.timed": end = "" } = stored;
  stored["assay.end.timed"] = end.replace("before", "again");
  expect(keptLeft({ item, attemptKey: "again" })).toBe(600_000);
  expect(keptLeft({ item, attemptKey: "another" })).toBeNull();
  stored["assay.end.timed"] = "{";
  expect(keptLeft({ item, attemptKey: "again" })).toBeNull();
});

it("keeps nothing of a trial on the device", () => {
  delete stored["assay.end.timed"];
  keepEnd({ item, attemptKey: "trial" }, 60, true);
  expect(stored).toEqual({});
  expect(keptLeft({ item, attemptKey: "trial" })).toBe(60_000);
});
