import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/harness.ts";
import { bucketEnds, durationBucket, durationBucketOf, medianDuration } from "./duration.ts";

it("has a bucket for every duration, in order and without gaps", () => {
  let before = -1;
  for (let seconds = 0; seconds <= 20_000; seconds++) {
    const bucket = durationBucket(seconds);
    expect(bucket - before).toBeOneOf(seconds < 129 ? [1] : [0, 1]);
    before = bucket;
  }
  expect(durationBucket(604_800)).toBeLessThan(1000);
});

it("knows the ends of a bucket, which are less than 2 % apart", { tags: ["property"] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 604_800 }), (seconds) => {
      const { first, last } = bucketEnds(durationBucket(seconds));
      expect([first <= seconds, seconds <= last]).toEqual([true, true]);
      expect(last - first).toBeLessThanOrEqual(seconds * 0.02);
    }),
  );
});

it("has the same bucket in SQL", async () => {
  const { platform } = await testApp();
  const exact = Array.from({ length: 3000 }, (_, seconds) => seconds);
  const asked = [...exact, 4095, 4096, 65_535, 65_536, 100_000, 524_287, 524_288, 604_800];
  const { rows } = await platform.sql.query(
    `SELECT ${durationBucketOf("seconds")} AS bucket FROM unnest($1::int[]) WITH ORDINALITY AS t (seconds, place) ORDER BY place`,
    [asked],
  );
  expect(rows.map(({ bucket }) => bucket)).toEqual(asked.map(durationBucket));
});

describe("the median of what was counted", () => {
  const counted = (durations: readonly number[]) => {
    const cells: number[] = new Array(1000).fill(0);
    for (const seconds of durations) cells[durationBucket(seconds)] = (cells[durationBucket(seconds)] ?? 0) + 1;
    return medianDuration(cells);
  };

  it.each([
    [[], null],
    [[0], { seconds: 0, margin: 0 }],
    [[10, 20, 30], { seconds: 20, margin: 0 }],
    [[10, 20, 30, 40], { seconds: 25, margin: 0 }],
    [[10, 20, 30, 604_800], { seconds: 25, margin: 0 }],
  ])("puts %j into %j", (durations, median) => {
    expect(counted(durations)).toEqual(median);
  });

  it("is never further off than it says", { tags: ["property"] }, () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 604_800 }), { minLength: 1, maxLength: 50 }), (durations) => {
        const inOrder = durations.toSorted((a, b) => a - b);
        const at = (place: number) => inOrder[place] as number;
        const median = (at(Math.ceil(inOrder.length / 2) - 1) + at(Math.floor(inOrder.length / 2))) / 2;
        const { seconds, margin } = counted(durations) as NonNullable<ReturnType<typeof counted>>;
        expect(Math.abs(seconds - median)).toBeLessThanOrEqual(Math.max(0.5, margin));
      }),
    );
  });

  it("lies where in the bucket its people put it", () => {
    // A bucket of 64 seconds, with most people in its lower or its upper half.
    const { first, last } = bucketEnds(durationBucket(5000));
    const many = (people: number, seconds: number) => new Array<number>(people).fill(seconds);
    const early = counted([...many(90, 10), ...many(100, first), ...many(10, 20_000)]);
    const late = counted([...many(10, 10), ...many(100, first), ...many(90, 20_000)]);
    expect(early?.seconds).toBeLessThan(first + (last - first) / 4);
    expect(late?.seconds).toBeGreaterThan(last - (last - first) / 4);
  });
});
