import { expect, it } from "vitest";
import { hasWords } from "./texts.ts";

it.each([
  ["$5 to $10", true],
  ["$x^2$", false],
  ["$$\\int f$$ `code`", false],
  ["![](/images/a)", false],
  ["Costs $5", true],
])("%s has something to translate: %s", (text, expected) => {
  expect(hasWords({ text, html: "" })).toBe(expected);
});
