import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTrail } from "./trail.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("takes typing in one field as one step until there is a pause", () => {
  const trail = createTrail("");
  trail.note("a", "title");
  trail.note("ab", "title");
  vi.advanceTimersByTime(1500);
  trail.note("abc", "title");
  expect(trail.undo()).toBe("ab");
  expect(trail.undo()).toBe("");
  expect(trail.undo()).toBeNull();
});

it("takes each change of structure, and each field, as a step of its own", () => {
  const trail = createTrail("");
  trail.note("1", undefined);
  trail.note("2", undefined);
  trail.note("3", "title");
  trail.note("4", "description");
  expect([trail.undo(), trail.undo(), trail.undo(), trail.undo()]).toEqual(["3", "2", "1", ""]);
});

it("does not let typing go on with what was before an undo", () => {
  const trail = createTrail("");
  trail.note("a", "title");
  trail.note("ab", "title");
  trail.undo();
  trail.note("x", "title");
  expect(trail.undo()).toBe("");
});

it("knows whether there is something to store", () => {
  const trail = createTrail("stored");
  trail.note("changed", "title");
  expect(trail.outline().isChanged).toBe(true);
  trail.undo();
  expect(trail.outline()).toEqual({ canUndo: false, canRedo: true, isChanged: false });
  trail.redo();
  trail.settle("changed");
  expect(trail.outline().isChanged).toBe(false);
});

it("keeps its outline the same object while nothing in it changes", () => {
  const trail = createTrail("");
  trail.note("a", "title");
  const before = trail.outline();
  trail.note("ab", "title");
  expect(trail.outline()).toBe(before);
});
