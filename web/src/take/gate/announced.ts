export const minute = 60_000;
/** Minutes before the opening at which it is announced. */
const announced = [5, 1];

/**
 * How many minutes before the opening are announced: the last of those that have passed since `first`, the time that
 * was left at the beginning; before that, those that were left then. Stays the same for a while, so that it is spoken
 * once. All in milliseconds.
 */
export function minutesAnnounced(first: number, left: number): number | null {
  const passed = announced.findLast((count) => left <= count * minute && first > count * minute);
  return passed ?? (first <= 60 * minute ? Math.ceil(first / minute) : null);
}
