import { expect, it } from "vitest";
import { step } from "./step.ts";

it("begins and ends where it should, in whole numbers", () => {
  expect(step(10, 20, 0)).toBe(10);
  expect(step(10, 20, 1)).toBe(20);
  expect(step(1, 4, 0.3)).toBe(3);
});

it("stays within its ends when the clock is early or late", () => {
  expect(step(10, 20, -1)).toBe(10);
  expect(step(20, 10, 7)).toBe(10);
});
