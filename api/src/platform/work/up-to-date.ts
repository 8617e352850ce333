import { OutdatedError } from "../errors.ts";

const maxTries = 4;

/**
 * Repeats work that reads and prepares before it locks, if what it has read was changed in between. Throws CONFLICT if
 * that happens each time.
 */
export async function upToDate<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !(error instanceof OutdatedError)) throw error;
    }
  }
}
