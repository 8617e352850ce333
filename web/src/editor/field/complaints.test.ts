import { expect, it } from "vitest";
import { createComplaints } from "./complaints.ts";

it("shows the first complaint about a field, and tells of those inside a part", () => {
  const complaints = createComplaints();
  complaints.set([
    { path: "questions.1.correct", message: "first" },
    { path: "questions.1.correct", message: "second" },
  ]);
  expect(complaints.at("questions.1.correct")).toBe("first");
  expect(complaints.anyIn("questions.1")).toBe(true);
  expect(complaints.anyIn("questions.11")).toBe(false);
});

it("forgets what is no longer wrong, and says so", () => {
  const complaints = createComplaints();
  let told = 0;
  const stop = complaints.subscribe(() => told++);
  complaints.set([{ path: "title", message: "missing" }]);
  complaints.set([]);
  stop();
  complaints.set([]);
  expect(complaints.at("title")).toBeUndefined();
  expect(told).toBe(2);
});
