import { expect, it } from "vitest";
import { begin, record, redo, undo } from "./history.ts";

it("goes back and forth", () => {
  const history = record(record(begin("a"), "b"), "c");
  const back = undo(history);
  expect(back?.present).toBe("b");
  expect(back && undo(back)?.present).toBe("a");
  expect(back && redo(back)).toEqual(history);
});

it("has nowhere to go at either end", () => {
  expect(undo(begin("a"))).toBeNull();
  expect(redo(begin("a"))).toBeNull();
});

it("takes going on with a change back as a whole", () => {
  const history = record(record(record(begin(""), "w"), "wo", true), "wor", true);
  expect(undo(history)?.present).toBe("");
});

it("notes nothing when nothing changed, and forgets what was taken back once something did", () => {
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
