import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin } from "./attempt.ts";
import type { Item } from "./item.ts";
import {
  areKeysOn,
  endProgress,
  forgetDiscarded,
  keepDiscarded,
  parseProgress,
  readDiscarded,
  readFinished,
  readProgress,
  setKeysOn,
  watchProgress,
  writeFinished,
  writeProgress,
} from "./store.ts";

const item = { id: "x", title: "X", questions: [{ id: "q" }] } as Item;
const progress = { ...begin(item, "Ada", ""), answers: { q: 1 } };

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const { item: _, ...sent } = progress;
const visit = (type: string) => vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);

beforeEach(() => {
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("sessionStorage", memory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the storage of the device", () => {
  it("keeps progress by item until it is cleared", () => {
    expect(writeProgress(progress)).toBe(true);
    expect(readProgress("x")).toEqual(progress);
    expect(readProgress("y")).toBeNull();
    endProgress("x", { attemptKey: progress.attemptKey, ended: "discarded" });
    expect(readProgress("x")).toBeNull();
  });

  it("keeps what was discarded with the tab, until it is forgotten", () => {
    keepDiscarded(progress);
    expect(readDiscarded("x")).toEqual(progress);
    expect(readProgress("x")).toBeNull();
    forgetDiscarded("x");
    expect(readDiscarded("x")).toBeNull();
  });

  it("stores nothing of an attempt that another tab has ended, before or after it noticed", () => {
    const tab = new EventTarget();
    vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
    vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
    const mine = begin(item, "Ada", "");
    const ending = { attemptKey: mine.attemptKey, ended: "handedIn" };
    const onEnd = vi.fn();
    const leave = watchProgress("x", () => {}, onEnd);
    writeProgress(mine);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: "assay.take.x", newValue: JSON.stringify(ending) }));
    expect(onEnd).toHaveBeenCalledWith(ending);
    expect(readProgress("x")).toBeNull();
    writeProgress(mine);
    expect(readProgress("x")).toBeNull();
    writeProgress(progress);
    expect(readProgress("x")).toEqual(progress);
    // The other tab restored the attempt.
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: "assay.take.x", newValue: JSON.stringify(mine) }));
    writeProgress(mine);
    expect(readProgress("x")).toEqual(mine);
    leave();
  });

  it.each(["", "{", "null", "[]", "{}", JSON.stringify({ ...progress, position: 7 })])("ignores %j", (text) => {
    expect(parseProgress(text)).toBeNull();
  });

  it("returns false when the browser refuses to store", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    });
    expect(writeProgress(progress)).toBe(false);
    expect(readProgress("x")).toBeNull();
  });

  it("returns false when the browser accepts a write and stores nothing", () => {
    vi.stubGlobal("localStorage", { ...memory(), setItem: () => {} });
    expect(writeProgress(progress)).toBe(false);
  });

  it("returns a result to a page that reloads, not to a new visit", () => {
    const finished = {
      item,
      sent,
      receipt: {
        id: "a",
        percentage: 0,
        score: 0,
        totalQuestions: 1,
        results: [],
        skillResult: null,
        aggregatedResults: [],
      },
    };
    writeFinished(finished);
    visit("reload");
    expect(readFinished("x")).toEqual(finished);
    visit("navigate");
    expect(readFinished("x")).toBeNull();
  });

  it("has shortcuts on until they are turned off", () => {
    expect(areKeysOn()).toBe(true);
    setKeysOn(false);
    expect(areKeysOn()).toBe(false);
    setKeysOn(true);
    expect(areKeysOn()).toBe(true);
  });
});
