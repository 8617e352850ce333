/** Milliseconds in which a press is meant for what was there before: longer than between the clicks of a double click. */
export const pause = 600;

export interface Press {
  /** Milliseconds, when the key or the button went down, on the clock of `performance.now()`. */
  timeStamp: number;
  /** The number of clicks in quick succession; 0 for keys. */
  detail: number;
}

/**
 * Whether a press means the question that is there. `since` is when it appeared or a press was ignored last, so that a
 * row of presses never gets through; null once it was answered, for then it was seen.
 */
export const isMeant = ({ timeStamp, detail }: Press, since: number | null) =>
  detail <= 1 && (since === null || timeStamp - since >= pause);
