import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createUndoStore } from "./undoStore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("takes typing in one field as one step until there is a pause", () => {
  const undoStore = createUndoStore("");
  undoStore.note("a", { field: "title", text: "a" });
  undoStore.note("ab", { field: "title", text: "ab" });
  vi.advanceTimersByTime(1500);
  undoStore.note("abc", { field: "title", text: "abc" });
  expect(undoStore.undo()).toBe("ab");
  expect(undoStore.undo()).toBe("");
  expect(undoStore.undo()).toBeNull();
});

it("takes each word as a step, and deleting as another", () => {
  const undoStore = createUndoStore("");
  const type = (text: string) => undoStore.note(text, { field: "title", text });
  for (const text of ["O", "Os", "Os ", "Os i", "Os is", "Os i"]) type(text);
  expect([undoStore.undo(), undoStore.undo(), undoStore.undo(), undoStore.undo()]).toEqual(["Os is", "Os ", "", null]);
});

it("takes each change of structure, and each field, as a step of its own", () => {
  const undoStore = createUndoStore("");
  undoStore.note("1", null);
  undoStore.note("2", null);
  undoStore.note("3", { field: "title", text: "3" });
  undoStore.note("4", { field: "description", text: "4" });
  expect([undoStore.undo(), undoStore.undo(), undoStore.undo(), undoStore.undo()]).toEqual(["3", "2", "1", ""]);
});

it("starts a new step after an undo", () => {
  const undoStore = createUndoStore("");
  undoStore.note("a", { field: "title", text: "a" });
  undoStore.note("ab", { field: "title", text: "ab" });
  undoStore.undo();
  undoStore.note("x", { field: "title", text: "x" });
  expect(undoStore.undo()).toBe("");
});

it("undoes a step alone after it was ended", () => {
  const undoStore = createUndoStore("");
  undoStore.note("a", { field: "title", text: "a" });
  undoStore.endStep();
  undoStore.note("**a**", { field: "title", text: "**a**" });
  expect(undoStore.undo()).toBe("a");
});

it("reports whether there is something to store", () => {
  const undoStore = createUndoStore("stored");
  undoStore.note("changed", { field: "title", text: "changed" });
  expect(undoStore.outline().isChanged).toBe(true);
  undoStore.undo();
  expect(undoStore.outline()).toEqual({ canUndo: false, canRedo: true, isChanged: false });
  undoStore.redo();
  undoStore.settle("changed");
  expect(undoStore.outline().isChanged).toBe(false);
});

it("keeps its outline the same object while nothing in it changes", () => {
  const undoStore = createUndoStore("");
  undoStore.note("a", { field: "title", text: "a" });
  const before = undoStore.outline();
  undoStore.note("ab", { field: "title", text: "ab" });
  expect(undoStore.outline()).toBe(before);
});
