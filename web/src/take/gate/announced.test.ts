import { describe, expect, it } from "vitest";
import { minutesAnnounced } from "./announced.ts";

const second = 1000;
const minute = 60 * second;

describe("the announcement of the opening", () => {
  it.each([
    [90 * second, 90 * second, 2],
    [90 * second, 61 * second, 2],
    [90 * second, 60 * second, 1],
    [30 * second, 10 * second, 1],
    [5 * minute, 5 * minute, 5],
    [20 * minute, 6 * minute, 20],
    [20 * minute, 5 * minute, 5],
    [20 * minute, 10 * second, 1],
    [120 * minute, 59 * minute, null],
    [120 * minute, 5 * minute, 5],
  ])("counts whole minutes for a taker who arrived %i ms before, with %i ms left", (first, left, minutes) => {
    expect(minutesAnnounced(first, left)).toBe(minutes);
  });
});
