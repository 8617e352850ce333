import { expect, it } from "vitest";
import { standing } from "./standing.ts";

it.each([
  [0, 0, "Complete"],
  [1, 0, "1 text missing"],
  [0, 1, "1 text older than the original"],
  [3, 2, "3 texts missing, 2 older than the original"],
])("describes %i missing and %i older texts", (missing, outdated, said) => {
  expect(standing(missing, outdated)).toBe(said);
});
