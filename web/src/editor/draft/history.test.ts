import { expect, it } from "vitest";
import { begin, record, redo, undo } from "./history.ts";

it("undoes and redoes", () => {
  const history = record(record(begin("a"), "b"), "c");
  const back = undo(history);
  expect(back?.present).toBe("b");
  expect(back && undo(back)?.present).toBe("a");
  expect(back && redo(back)).toEqual(history);
});

it("does nothing at either end", () => {
  expect(undo(begin("a"))).toBeNull();
  expect(redo(begin("a"))).toBeNull();
});

it("undoes a change and its continuation as one step", () => {
  const history = record(record(record(begin(""), "w"), "wo", true), "wor", true);
  expect(undo(history)?.present).toBe("");
});

it("records no step without a change, and forgets undone steps after a new one", () => {
  const history = record(begin("a"), "b");
  expect(record(history, "b")).toBe(history);
  const back = undo(history);
  expect(back && redo(record(back, "c"))).toBeNull();
});

it("remembers a hundred steps", () => {
  let history = begin("0");
  for (let step = 1; step <= 150; step++) history = record(history, String(step));
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe("50");
});
