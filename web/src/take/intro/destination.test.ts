import { expect, it } from "vitest";
import { destinationOf } from "./destination.ts";

it.each([
  ["https://assay.example/quiz/abc", "/quiz/abc"],
  ["https://assay.example/share/survey/abc?utm=x#top", "/survey/abc"],
  ["see assay.example/assessment/abc please", "/assessment/abc"],
  ["survey/abc", "/survey/abc"],
  ["https://assay.example/s/k3vn0rw", "/s/k3vn0rw"],
  ["assay.example/s/K3VNORW ", "/s/K3VNORW"],
  [" k3vn0rw", "/s/k3vn0rw"],
  ["https://assay.example/q/rivers?class=7b", "/q/rivers"],
  [" Rivers ", "/q/rivers"],
  ["ab", "/quiz/ab"],
  [" 019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071", "/quiz/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071"],
  ["a/b?c", "/quiz/a%2Fb%3Fc"],
  ["https://elsewhere.example/", "/quiz/https%3A%2F%2Felsewhere.example%2F"],
])("%s leads to %s", (text, path) => {
  expect(destinationOf(text)).toBe(path);
});
