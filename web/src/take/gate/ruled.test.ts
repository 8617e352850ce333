import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, type Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { readProgress, writeProgress } from "../attempt/store.ts";
import { noteAnswered, timesAnswered } from "./answered.ts";
import { isDone, tellStart } from "./ruled.ts";

const item = {
  id: "ruled",
  contentType: "quiz",
  rules: { closesAt: "2026-11-28T12:00:00.000Z" },
  questions: [{ id: "q", questionText: "?", questionType: "single_choice", options: ["a", "b"] }],
} as unknown as Item;
const closed = { ...item, availability: "CLOSED", questions: [] };
const refusal = () => Response.json({ error: "CLOSED", message: "Closed" }, { status: 403 });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("location", new URL("http://assay.test/quiz/ruled"));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers requests for a start with `starts`, one by one, and other requests with the current item. */
function serve(now: object, ...starts: (() => Response)[]) {
  const fetched = vi.fn(async (path: string, _init: RequestInit) => {
    if (!path.endsWith("/starts")) return Response.json(now);
    const answer = starts.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  vi.stubGlobal("fetch", fetched);
  return () => fetched.mock.calls.filter(([path]) => path.endsWith("/starts"));
}

async function told(begun: Progress, signal = new AbortController().signal) {
  const dispatch = vi.fn();
  const telling = tellStart(begun, dispatch, signal);
  await vi.advanceTimersByTimeAsync(60_000);
  await telling;
  return dispatch.mock.calls.map(([{ type }]) => type);
}

describe("a start", () => {
  it("is sent again until the server confirms it", async () => {
    const busy = () => Response.json({ error: "UNAVAILABLE", message: "Busy" }, { status: 503 });
    const starts = serve(item, busy, busy, () => Response.json({ started: true }));
    const begun = begin(item, "", "");
    expect(await told(begun)).toEqual([]);
    const keys = starts().map(([, { body }]) => JSON.parse(String(body)).attemptKey);
    expect(keys).toEqual([begun.attemptKey, begun.attemptKey, begun.attemptKey]);
  });

  it("is not sent once answers are under way", async () => {
    const starts = serve(item, () => Response.json({ started: true }));
    expect(await told(begin(item, "", ""), AbortSignal.abort())).toEqual([]);
    expect(starts()).toEqual([]);
  });

  it("shows a limit that was set since the page was loaded", async () => {
    serve({ ...item, rules: { timeLimit: 20 } }, () => Response.json({ started: true, timeLeft: 1200 }));
    expect(await told(begin(item, "", ""))).toEqual(["changed"]);
  });
});

describe("a start that is refused", () => {
  it("leads back to the gate, and leaves nothing on the device", async () => {
    serve(closed, refusal);
    const begun = begin(item, "", "");
    writeProgress(begun);
    expect(await told(begun)).toEqual(["turnedAway", "refreshed"]);
    expect(readProgress(item.id)).toBeNull();
  });

  it("leads back to the gate in a browser that stores nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    serve(closed, refusal);
    expect(await told(begin(item, "", ""))).toEqual(["turnedAway", "refreshed"]);
  });

  it("keeps entries, and finished answers, as they are", async () => {
    for (const part of [{ answers: { q: 0 } }, { drafts: { q: "?" } }, { handedIn: true }]) {
      serve(closed, refusal);
      const begun = { ...begin(item, "", ""), ...part };
      writeProgress(begun);
      expect(await told(begun)).toEqual([]);
      expect(readProgress(item.id)).toEqual(begun);
    }
  });
});

it("counts each attempt on a device once, and shows the gate when no other is allowed", () => {
  const once = { ...item, rules: { attemptsPerDevice: 2 } } as Item;
  const dispatch = vi.fn();
  for (const key of ["a", "a"]) noteAnswered(item.id, key);
  expect(timesAnswered(item.id)).toBe(1);
  expect(isDone(once, dispatch)).toBe(false);
  noteAnswered(item.id, "b");
  expect(isDone(once, dispatch)).toBe(true);
  expect(dispatch.mock.calls).toMatchObject([[{ type: "refreshed", item: { availability: "ANSWERED" } }]]);
});
