/**
 * Milliseconds during which a press is meant for the previous screen. Longer than the pause between the clicks of a
 * double click.
 */
export const pause = 600;

export interface Press {
  /** Milliseconds on the clock of `performance.now()`, when the key or the button went down. */
  timeStamp: number;
  /** Number of clicks in quick succession. Zero for keys. */
  detail: number;
}

/**
 * Whether a press is meant for the current question. `since` is the time when it appeared or a press was last ignored,
 * so a series of presses never gets through. Null once the question was answered, because the taker has seen it.
 */
export const isMeant = ({ timeStamp, detail }: Press, since: number | null) =>
  detail <= 1 && (since === null || timeStamp - since >= pause);
