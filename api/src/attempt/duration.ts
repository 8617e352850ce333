/**
 * Durations are counted in buckets, so that their median is known without reading a single attempt: up to two minutes
 * each second has one of its own, from there on every doubling has 64. A median read from them is less than 1 % off.
 */
const exact = 128;
const perDoubling = 64;

export function durationBucket(seconds: number): number {
  if (seconds < exact) return seconds;
  const shift = 25 - Math.clz32(seconds);
  return perDoubling * shift + (seconds >> shift);
}

/** The duration in the middle of a bucket. */
export function bucketDuration(bucket: number): number {
  if (bucket < exact) return bucket;
  const shift = Math.floor(bucket / perDoubling) - 1;
  const first = (bucket - perDoubling * shift) * 2 ** shift;
  return first + Math.floor((2 ** shift - 1) / 2);
}

/** The duration that half of the people stayed within; null when nobody told. */
export function medianDuration(cells: readonly number[]): number | null {
  const people = cells.reduce((sum, count) => sum + count, 0);
  let within = 0;
  const bucket = cells.findIndex((count) => {
    within += count;
    return within > 0 && 2 * within >= people;
  });
  return bucket < 0 ? null : bucketDuration(bucket);
}
