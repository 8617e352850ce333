import { setTimeout } from "node:timers/promises";
import { beingChanged } from "../../platform/errors.ts";

/** Number of tries for a locked item, and milliseconds between them. No connection is held in between. */
const maxTries = 40;
const pause = 50;

/** Repeats work that skips a locked item, and then returns null. Throws UNAVAILABLE if the item stays locked. */
export async function untilUnlocked<T>(work: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < maxTries; tries++) {
    const result = await work();
    if (result !== null) return result;
    await setTimeout(pause);
  }
  throw beingChanged();
}
