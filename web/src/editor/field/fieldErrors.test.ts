import { expect, it } from "vitest";
import { createFieldErrors } from "./fieldErrors.ts";

it("shows the first fieldError about a field, and tells of those inside a part", () => {
  const fieldErrors = createFieldErrors();
  fieldErrors.set([
    { path: "questions.1.correct", message: "first" },
    { path: "questions.1.correct", message: "second" },
  ]);
  expect(fieldErrors.at("questions.1.correct")).toBe("first");
  expect(fieldErrors.anyIn("questions.1")).toBe(true);
  expect(fieldErrors.anyIn("questions.11")).toBe(false);
});

it("forgets what is no longer wrong, and says so", () => {
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
