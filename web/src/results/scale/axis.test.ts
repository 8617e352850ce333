import { expect, it } from "vitest";
import { axisEnd, shareOf } from "./axis.ts";

it("ends an axis at an even number that reads easily, not far above the most", () => {
  expect([0, 1, 2, 3, 7, 9, 11, 13, 17, 45, 60, 99, 101, 170, 7_400].map(axisEnd)).toEqual([
    2, 2, 2, 4, 8, 10, 12, 16, 20, 60, 60, 100, 120, 200, 8_000,
  ]);
  for (let most = 1; most < 3_000; most++) {
    const end = axisEnd(most);
    expect(end).toBeGreaterThanOrEqual(most);
    expect(end).toBeLessThanOrEqual(2 * most);
    expect(end % 2).toBe(0);
  }
});

it("knows a share of nothing", () => {
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([25, 0]);
});
