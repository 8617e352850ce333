import { setImmediate } from "node:timers/promises";

const atOnce = 100;

/** Yields the entries of a long list. After each hundred, the process first handles other pending events. */
export async function* unhurried<Entry>(list: readonly Entry[]): AsyncGenerator<Entry, void> {
  for (const [index, entry] of list.entries()) {
    if (index > 0 && index % atOnce === 0) await setImmediate();
    yield entry;
  }
}
