import fc from "fast-check";
import { expect, it } from "vitest";
import { bucketDuration, durationBucket, medianDuration } from "./duration.ts";

it("has a bucket for every duration, in order and without gaps", () => {
  let before = -1;
  for (let seconds = 0; seconds <= 20_000; seconds++) {
    const bucket = durationBucket(seconds);
    expect(bucket - before).toBeOneOf(seconds < 129 ? [1] : [0, 1]);
    before = bucket;
  }
  expect(durationBucket(604_800)).toBeLessThan(1000);
});

it("gives a duration back within one per cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 604_800 }), (seconds) => {
      const told = bucketDuration(durationBucket(seconds));
      expect(Math.abs(told - seconds)).toBeLessThanOrEqual(seconds * 0.01);
    }),
  );
});

it("finds the median of what was counted", () => {
  const counted = (...durations: number[]) => {
    const cells: number[] = new Array(1000).fill(0);
    for (const seconds of durations) cells[durationBucket(seconds)] = (cells[durationBucket(seconds)] ?? 0) + 1;
    return medianDuration(cells);
  };
  expect(counted()).toBeNull();
  expect(counted(0)).toBe(0);
  expect(counted(10, 20, 30)).toBe(20);
  expect(counted(10, 20, 30, 604_800)).toBe(20);
  expect(counted(5, 5000, 5000)).toBeGreaterThan(4900);
});
