import { expect, it } from "vitest";
import { createFieldErrors } from "./fieldErrors.ts";

it("returns the first error of a field, and whether a part has any", () => {
  const fieldErrors = createFieldErrors();
  fieldErrors.set([
    { path: "questions.1.correct", message: "first" },
    { path: "questions.1.correct", message: "second" },
  ]);
  expect(fieldErrors.at("questions.1.correct")).toBe("first");
  expect(fieldErrors.anyIn("questions.1")).toBe(true);
  expect(fieldErrors.anyIn("questions.11")).toBe(false);
});

it("removes errors that are fixed, and notifies subscribers", () => {
  const fieldErrors = createFieldErrors();
  let told = 0;
  const stop = fieldErrors.subscribe(() => told++);
  fieldErrors.set([{ path: "title", message: "missing" }]);
  fieldErrors.set([]);
  stop();
  fieldErrors.set([]);
  expect(fieldErrors.at("title")).toBeUndefined();
  expect(told).toBe(2);
});
