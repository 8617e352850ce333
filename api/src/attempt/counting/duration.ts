/**
 * Buckets suffice for the median: one second wide up to about two minutes, then 64 for each doubling. The error is
 * below 2 %.
 */
const exactBuckets = 128;
const perDoubling = 64;

export function durationBucket(seconds: number): number {
  if (seconds < exactBuckets) return seconds;
  const shift = 25 - Math.clz32(seconds);
  return perDoubling * shift + (seconds >> shift);
}

/** SQL for the bucket of a column. */
export const durationBucketOf = (seconds: string) => {
  const shift = `(length(ltrim(${seconds}::bit(32)::text, '0')) - ${Math.log2(exactBuckets)})`;
  return `CASE WHEN ${seconds} < ${exactBuckets} THEN ${seconds}
               ELSE ${perDoubling} * ${shift} + (${seconds} >> ${shift}) END`;
};

export function bucketEnds(bucket: number): { first: number; last: number } {
  if (bucket < exactBuckets) return { first: bucket, last: bucket };
  const shift = Math.floor(bucket / perDoubling) - 1;
  const first = (bucket - perDoubling * shift) * 2 ** shift;
  return { first, last: first + 2 ** shift - 1 };
}

export interface Median {
  seconds: number;
  /** The largest possible error in seconds; 0 if exact, apart from rounding. */
  margin: number;
}

/** The median of bucketed durations, assuming an even spread of people over each bucket. Null without durations. */
export function medianDuration(cells: readonly number[]): Median | null {
  const people = cells.reduce((sum, count) => sum + count, 0);
  if (people === 0) return null;
  const middle = [Math.ceil(people / 2), Math.floor(people / 2) + 1].map((rank) => personAt(cells, rank));
  const mean = (end: "first" | "at" | "last") => middle.reduce((sum, person) => sum + person[end], 0) / middle.length;
  const off = Math.max(mean("at") - mean("first"), mean("last") - mean("at"));
  return { seconds: Math.round(mean("at")), margin: off === 0 ? 0 : Math.ceil(off + 0.5) };
}

function personAt(cells: readonly number[], rank: number) {
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
