import { beforeEach, expect, it } from "vitest";
import { byteBudget, type HeldBody } from "./byte-budget.ts";

let now: number;
let budget: ReturnType<typeof byteBudget>;
let cut: string[];
beforeEach(() => {
  now = 0;
  cut = [];
  budget = byteBudget({ each: 60, all: 100 }, () => now);
});

/** A body of an account, with its size in bytes and its time of arrival. */
function arriving(name: string, who: string, bytes: number, at = now): HeldBody {
  now = at;
  const body: HeldBody = { who, cut: () => cut.push(name) };
  budget.hold(body, bytes);
  return body;
}

it("cuts the body that has held the most for the longest", () => {
  arriving("large", "ann", 50, 0);
  arriving("small", "bob", 20, 0);
  arriving("late", "cleo", 25, 9);
  now = 10;
  arriving("newest", "dee", 30);
  expect(cut).toEqual(["large"]);
  arriving("next", "eve", 30, 11);
  expect(cut).toEqual(["large", "small"]);
});

it("makes an account that holds too much cut its own bodies first", () => {
  arriving("other", "bob", 30, 0);
  arriving("first", "ann", 40, 5);
  arriving("second", "ann", 30, 6);
  expect(cut).toEqual(["first"]);
});

it("refuses a body that is larger than what is left, and counts it no more", () => {
  const whole = arriving("whole", "ann", 60);
  whole.cut = null;
  expect(() => arriving("too large", "bob", 50)).toThrow("Too much is being sent right now");
  expect(() => arriving("fits", "bob", 40)).not.toThrow();
  budget.release(whole);
  expect(() => arriving("next", "cleo", 60)).not.toThrow();
  expect(cut).toEqual([]);
});
