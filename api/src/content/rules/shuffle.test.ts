import { describe, expect, it } from "vitest";
import { rankOf } from "./shuffle.shared.ts";

const shuffled = <Entry>(entries: Entry[], seed: string, nameOf: (entry: Entry) => string | number) =>
  entries.toSorted((a, b) => rankOf(seed + nameOf(a)) - rankOf(seed + nameOf(b)));

const keys = Array.from({ length: 24_000 }, (_, n) => {
  const hex = n.toString(16).padStart(8, "0");
  return `${hex}-0000-4000-8000-${hex}0000`;
});

const chiSquare = (counts: number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe("an order drawn from a key", () => {
  it.each([
    ["places", (n: number) => n],
    ["ids", (n: number) => `0198a1b2-7c3d-7000-8000-00000000000${n}`],
  ])("is each of all orders equally often, by %s", (_, nameOf) => {
    const counts = new Map<string, number>();
    for (const key of keys) {
      const order = shuffled([0, 1, 2, 3], key, nameOf).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: 49.7 is exceeded once in a thousand.
    expect(chiSquare([...counts.values()], keys.length / 24)).toBeLessThan(49.7);
  });

  it("puts each of ten entries into each place equally often", () => {
    const entries = Array.from({ length: 10 }, (_, n) => n);
    const counts = new Array<number>(100).fill(0);
    for (const key of keys) {
      shuffled(entries, key, Number).forEach((entry, place) => {
        counts[10 * entry + place] = (counts[10 * entry + place] ?? 0) + 1;
      });
    }
    // 81 degrees of freedom: 124.8 is exceeded once in a thousand.
    expect(chiSquare(counts, keys.length / 10)).toBeLessThan(124.8);
  });

  it("reveals nothing about the next question", () => {
    const counts = new Map<string, number>();
    for (const key of keys) {
      const orders = ["one", "two"].map((id) => shuffled([0, 1, 2], `${key} ${id}`, Number).join(""));
      counts.set(orders.join(), (counts.get(orders.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    // 35 degrees of freedom: 66.6 is exceeded once in a thousand.
    expect(chiSquare([...counts.values()], keys.length / 36)).toBeLessThan(66.6);
  });

  it("is the same each time, from whichever order it begins", () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const order = shuffled(names, "key", String);
    expect(shuffled(names.toReversed(), "key", String)).toEqual(order);
    expect(shuffled(order, "key", String)).toEqual(order);
    expect(shuffled(names.slice(1), "key", String)).toEqual(order.filter((name) => name !== "a"));
  });
});
