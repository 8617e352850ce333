import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "../log.ts";

/**
 * Nobody takes a second connection while holding one: as many who do as there are connections would wait for each
 * other for ever. A running service logs it and goes on; the tests throw.
 */
const held = new AsyncLocalStorage<{ isOpen: boolean }>();
let isStrict = false;

/** For the tests. */
export function throwOnSecondConnection() {
  isStrict = true;
}

/** Does work that holds a connection. What it leaves running (a timer, say) holds nothing once the work is done. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  const holder = { isOpen: true };
  try {
    return await held.run(holder, work);
  } finally {
    holder.isOpen = false;
  }
}

/** The same pool or client, watched: each use of what `takes` a connection is checked. */
export function guarded<T extends object>(connection: T, log: Log, takes: (key: string) => boolean): T {
  return new Proxy(connection, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof key !== "string" || !takes(key)) return value;
      if (held.getStore()?.isOpen) {
        const error = new Error(`A second connection is taken for "${key}" while one is held`);
        if (isStrict) throw error;
        log.error({ err: error }, "A transaction takes a second connection");
      }
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
