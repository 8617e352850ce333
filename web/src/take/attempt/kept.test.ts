import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceStore } from "../../ui/storage.ts";
import { begin, type Finished } from "./attempt.ts";
import type { Item, Receipt } from "./item.ts";
import { answeredDay, forgetAnswered, forgetKept, isOffered, keep, readKept } from "./kept.ts";
import { hasSubmitted } from "./store.ts";

const day = 24 * 60 * 60_000;
const shown = { id: "r", percentage: 50, skillResult: null, results: [] } as unknown as Receipt;

function submitted(id: string, name: string, { finishedAt = Date.now(), from = "", rules = {}, receipt = shown } = {}) {
  const { item, ...sent } = begin({ id, title: "X", questions: [{ id: "q" }], rules } as unknown as Item, name, "");
  const result = from ? { ...receipt, shown: { what: [], from } } : receipt;
  return { item, sent: { ...sent, finishedAt }, receipt: result } satisfies Finished;
}
const namesAt = (id: string) => readKept(id).map(({ name }) => name);

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

beforeEach(() => void vi.stubGlobal("localStorage", Object.create(methods)));
afterEach(() => void vi.unstubAllGlobals());

it("keeps one result next to another until it is forgotten", () => {
  const ada = submitted("x", "Ada", { finishedAt: Date.now() - 1 });
  keep(ada);
  keep(ada);
  keep(submitted("x", "Grace"));
  keep(submitted("y", "Joan"));
  expect(namesAt("x")).toEqual(["Ada", "Grace"]);
  forgetKept({ ...ada.sent, item: ada.item });
  expect(namesAt("x")).toEqual(["Grace"]);
  forgetAnswered("x");
  expect(hasSubmitted("x")).toBe(false);
  expect(namesAt("y")).toEqual(["Joan"]);
});

it("restores the results forgotten for another person", () => {
  keep(submitted("x", "Ada"));
  deviceStore.setItem("assay.day.x", "2026-11-29T11:00:00.000Z");
  const restore = forgetAnswered("x");
  expect([namesAt("x"), answeredDay("x")]).toEqual([[], null]);
  expect(forgetAnswered("x")).toBeNull();
  restore?.();
  expect([namesAt("x"), answeredDay("x")]).toEqual([["Ada"], "2026-11-29T11:00:00.000Z"]);
});

it("keeps a result for a year, and nothing that cannot be read", () => {
  const now = Date.now();
  deviceStore.setItem("assay.later.z", "?");
  keep(submitted("x", "Grace", { finishedAt: now - 366 * day }));
  keep(submitted("x", "Ada", { finishedAt: now - 364 * day }));
  expect(namesAt("x")).toEqual(["Ada"]);
  expect(deviceStore.keys("assay.later.")).toHaveLength(1);
});

it("keeps the latest three, and all that still wait for results", () => {
  const from = new Date(Date.now() + day).toISOString();
  for (const [place, name] of [..."ABCDE"].entries())
    keep(submitted("x", name, { finishedAt: Date.now() + place, from: name === "A" ? from : "" }));
  expect(namesAt("x")).toEqual(["A", "C", "D", "E"]);
});

it("offers only attempts with a result", () => {
  keep(submitted("x", "", { receipt: { ...shown, percentage: null } }));
  expect(readKept("x").map(isOffered)).toEqual([false]);
});

it("keeps the day of anonymous answers, and their key only while they wait for results", () => {
  const rules = { anonymous: true };
  const finishedAt = new Date(2026, 10, 28, 4, 1).getTime();
  keep(submitted("x", "", { finishedAt, rules }));
  expect(answeredDay("x")).toBe(new Date(2026, 10, 28, 12).toISOString());
  expect(deviceStore.keys("assay.")).toEqual(["assay.day.x"]);
  const later = submitted("y", "", { rules, from: new Date(Date.now() + day).toISOString() });
  keep(later);
  expect(readKept("y")).toHaveLength(1);
  keep({ ...later, receipt: shown });
  expect(readKept("y")).toHaveLength(0);
});
