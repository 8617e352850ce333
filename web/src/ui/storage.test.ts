import { afterEach, expect, it, vi } from "vitest";
import { localStore } from "./storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStore.removeItem("draft");
});

const full = () => {
  throw new DOMException("No room left", "QuotaExceededError");
};

it.each([
  ["is blocked", undefined],
  ["is full", { getItem: () => "older", setItem: full, removeItem: () => {} }],
  ["accepts a write and keeps nothing", { getItem: () => null, setItem: () => {}, removeItem: () => {} }],
])("returns false when the storage %s, and keeps the value while the page is open", (_what, storage) => {
  vi.stubGlobal("localStorage", storage);
  expect(localStore.setItem("draft", "newer")).toBe(false);
  expect(localStore.getItem("draft")).toBe("newer");
});

it("reads back every value that it reported as stored, even after there is room again", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: () => {} });
  expect(localStore.setItem("draft", "one")).toBe(false);
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(localStore.setItem("draft", "two")).toBe(true);
  expect([...kept.values()]).toEqual(["two"]);
  localStore.removeItem("draft");
  expect(localStore.getItem("draft")).toBeNull();
});
