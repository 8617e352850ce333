import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { latest, over } from "./latest.ts";

function changing<T>(first: T) {
  const watchers = new Set<() => void>();
  let value: T | typeof over = first;
  return {
    watchers,
    values: latest<T>(
      (changed) => {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
      async () => value,
    )[Symbol.asyncIterator](),
    change(next: T | typeof over) {
      value = next;
      for (const changed of watchers) changed();
    },
  };
}

it("yields the current value, and then the newest of the later ones", async () => {
  const { values, change } = changing(1);
  expect(await values.next()).toEqual({ done: false, value: 1 });
  for (const value of [2, 3, 4]) change(value);
  const seen = [(await values.next()).value];
  while (seen.at(-1) !== 4) seen.push((await values.next()).value);
  expect(seen.length).toBeLessThan(3);
});

it("leaves out what is undefined, and ends when it is over", async () => {
  const { values, change, watchers } = changing<number | undefined>(undefined);
  const first = values.next();
  await expect.poll(() => watchers.size).toBe(1);
  change(5);
  expect(await first).toEqual({ done: false, value: 5 });
  change(over);
  expect((await values.next()).done).toBe(true);
  expect(watchers.size).toBe(0);
});

it("watches no longer than somebody listens", async () => {
  const { values, watchers } = changing("here");
  await values.next();
  await values.return?.();
  await expect.poll(() => watchers.size).toBe(0);
});

it("ends with the error of a read that fails", async () => {
  const values = latest(
    () => () => {},
    async () => {
      throw new Error("No database");
    },
  )[Symbol.asyncIterator]();
  await expect(values.next()).rejects.toThrow("No database");
});

it("stops reading once nobody listens, however often more is announced", async () => {
  let reads = 0;
  let again = () => {};
  const values = latest<number>(
    (changed) => {
      again = changed;
      return () => {};
    },
    async () => {
      again();
      await nextTurn();
      return ++reads;
    },
  )[Symbol.asyncIterator]();
  await values.next();
  await values.return?.();
  const before = reads;
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  again();
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  expect(reads - before).toBeLessThanOrEqual(1);
});
