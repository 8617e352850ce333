import { expect, it } from "vitest";
import { keepsFixedParts } from "./kept.ts";

it("lets prices move, and formulas, addresses and code stay", () => {
  expect(keepsFixedParts("It costs $5 and not $10", "Es kostet $5 und nicht $10", true)).toBe(true);
  expect(keepsFixedParts("What is $x^2$?", "Was ist $x^3$?", true)).toBe(false);
  expect(keepsFixedParts("See [this](https://a.test/b)", "Siehe [dies](https://a.test/c)", true)).toBe(false);
});
