import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTrail } from "./trail.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("takes typing in one field as one step until there is a pause", () => {
  const trail = createTrail("");
  trail.note("a", { field: "title", text: "a" });
  trail.note("ab", { field: "title", text: "ab" });
  vi.advanceTimersByTime(1500);
  trail.note("abc", { field: "title", text: "abc" });
  expect(trail.undo()).toBe("ab");
  expect(trail.undo()).toBe("");
  expect(trail.undo()).toBeNull();
});

it("takes each word as a step, and deleting as another", () => {
  const trail = createTrail("");
  const type = (text: string) => trail.note(text, { field: "title", text });
  for (const text of ["O", "Os", "Os ", "Os i", "Os is", "Os i"]) type(text);
  expect([trail.undo(), trail.undo(), trail.undo(), trail.undo()]).toEqual(["Os is", "Os ", "", null]);
});

it("takes each change of structure, and each field, as a step of its own", () => {
  const trail = createTrail("");
  trail.note("1", null);
  trail.note("2", null);
  trail.note("3", { field: "title", text: "3" });
  trail.note("4", { field: "description", text: "4" });
  expect([trail.undo(), trail.undo(), trail.undo(), trail.undo()]).toEqual(["3", "2", "1", ""]);
});

it("does not let typing go on with what was before an undo", () => {
  const trail = createTrail("");
  trail.note("a", { field: "title", text: "a" });
  trail.note("ab", { field: "title", text: "ab" });
  trail.undo();
  trail.note("x", { field: "title", text: "x" });
  expect(trail.undo()).toBe("");
});

it("knows whether there is something to store", () => {
  const trail = createTrail("stored");
  trail.note("changed", { field: "title", text: "changed" });
  expect(trail.outline().isChanged).toBe(true);
  trail.undo();
  expect(trail.outline()).toEqual({ canUndo: false, canRedo: true, isChanged: false });
  trail.redo();
  trail.settle("changed");
  expect(trail.outline().isChanged).toBe(false);
});

it("keeps its outline the same object while nothing in it changes", () => {
  const trail = createTrail("");
  trail.note("a", { field: "title", text: "a" });
  const before = trail.outline();
  trail.note("ab", { field: "title", text: "ab" });
  expect(trail.outline()).toBe(before);
});
