/**
 * Durations are counted in buckets, so that their median is known without reading a single attempt: up to two minutes
 * each second has one of its own, from there on every doubling has 64. A median read from them is less than 2 % off.
 */
const exact = 128;
const perDoubling = 64;

export function durationBucket(seconds: number): number {
  if (seconds < exact) return seconds;
  const shift = 25 - Math.clz32(seconds);
  return perDoubling * shift + (seconds >> shift);
}

/** The shortest duration of a bucket, and the longest. */
export function bucketEnds(bucket: number): { first: number; last: number } {
  if (bucket < exact) return { first: bucket, last: bucket };
  const shift = Math.floor(bucket / perDoubling) - 1;
  const first = (bucket - perDoubling * shift) * 2 ** shift;
  return { first, last: first + 2 ** shift - 1 };
}

export interface Median {
  /** Half of the people stayed within so many. */
  seconds: number;
  /** By how many seconds that may be off at most; 0 when it is exact but for its rounding. */
  margin: number;
}

/** The median of what was counted by bucket, as if the people in a bucket were spread over it; null when nobody told. */
export function medianDuration(cells: readonly number[]): Median | null {
  const people = cells.reduce((sum, count) => sum + count, 0);
  if (people === 0) return null;
  // With an even number of people, two are in the middle.
  const middle = [Math.ceil(people / 2), Math.floor(people / 2) + 1].map((rank) => placeOf(cells, rank));
  const mean = (end: "first" | "at" | "last") => middle.reduce((sum, place) => sum + place[end], 0) / middle.length;
  const off = Math.max(mean("at") - mean("first"), mean("last") - mean("at"));
  return { seconds: Math.round(mean("at")), margin: off === 0 ? 0 : Math.ceil(off + 0.5) };
}

/** Where the person of a rank, from 1, is about `at`, and between what for certain. */
function placeOf(cells: readonly number[], rank: number) {
  let before = 0;
  for (const [bucket, count] of cells.entries()) {
    if (before + count >= rank) {
      const { first, last } = bucketEnds(bucket);
      return { first, last, at: first + ((rank - before - 0.5) / count) * (last - first) };
    }
    before += count;
  }
  throw new RangeError(`Nobody has rank ${rank}`);
}
