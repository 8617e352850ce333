import { afterEach, expect, it, vi } from "vitest";
import { defaults, everything, savedPreferences, savePreferences, tellAnalytics } from "./consent.ts";

const storageWith = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("has no choice before one is made", () => {
  expect(savedPreferences(storageWith())).toBeNull();
});

it("reads back what was saved", () => {
  const storage = storageWith();
  savePreferences(storage, everything);
  expect(storage.getItem("cookie-consent")).toBe('{"necessary":true,"analytics":true,"marketing":true}');
  expect(savedPreferences(storage)).toEqual(everything);
});

it("merges a partial choice with the defaults, and keeps necessary cookies", () => {
  const storage = storageWith({ "cookie-consent": '{"necessary":false,"marketing":true}' });
  expect(savedPreferences(storage)).toEqual({ necessary: true, analytics: false, marketing: true });
});

it("keeps the defaults when the choice cannot be read, and logs an error", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(savedPreferences(storageWith({ "cookie-consent": "{oops" }))).toEqual(defaults);
  expect(error).toHaveBeenCalledOnce();
});

it("asks again after a year", () => {
  const storage = storageWith();
  savePreferences(storage, everything, Date.UTC(2026, 0, 1));
  expect(savedPreferences(storage, Date.UTC(2026, 11, 31))).toEqual(everything);
  expect(savedPreferences(storage, Date.UTC(2027, 0, 3))).toBeNull();
});

it("notifies the analytics tag only when consent is granted or withdrawn", () => {
  const gtag = vi.fn();
  vi.stubGlobal("gtag", gtag);
  tellAnalytics(defaults, defaults);
  expect(gtag).not.toHaveBeenCalled();
  tellAnalytics(everything, defaults);
  expect(gtag).toHaveBeenLastCalledWith("consent", "update", { analytics_storage: "granted" });
  tellAnalytics(defaults, everything);
  expect(gtag).toHaveBeenLastCalledWith("consent", "update", { analytics_storage: "denied" });
});

it("works without a tag", () => {
  expect(() => tellAnalytics(everything, defaults)).not.toThrow();
});
