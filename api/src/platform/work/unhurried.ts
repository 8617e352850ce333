import { setImmediate } from "node:timers/promises";

const atOnce = 100;

/** The entries of a long list; after each hundred the process first sees to what came meanwhile. */
export async function* unhurried<Entry>(list: readonly Entry[]): AsyncGenerator<Entry, void> {
  for (const [index, entry] of list.entries()) {
    if (index > 0 && index % atOnce === 0) await setImmediate();
    yield entry;
  }
}
