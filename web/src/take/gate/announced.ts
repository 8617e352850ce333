export const minute = 60_000;
/** Minutes before the opening at which it is announced. */
const announced = [5, 1];

/**
 * The minutes to announce before the opening. At first the minutes that were left at the start, if at most 60, and
 * later the last announcement passed since. Stays the same for a while, so that it is spoken once. `first` and `left`
 * are in milliseconds.
 */
export function minutesAnnounced(first: number, left: number): number | null {
  const passed = announced.findLast((count) => left <= count * minute && first > count * minute);
  return passed ?? (first <= 60 * minute ? Math.ceil(first / minute) : null);
}
