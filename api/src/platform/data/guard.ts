import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "../log.ts";

/** Detects work that takes a second connection while it holds one, which can deadlock the pool. Tests throw on it. */
const openConnection = new AsyncLocalStorage<{ isOpen: boolean }>();
let isStrict = false;

export function throwOnSecondConnection() {
  isStrict = true;
}

/** Runs work that holds a connection. Tasks that outlive the work, such as a timer, count as holding none. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  const holder = { isOpen: true };
  try {
    return await openConnection.run(holder, work);
  } finally {
    holder.isOpen = false;
  }
}

/** A proxy of a pool or client that checks each use of a property that `takes` a connection. */
export function guarded<T extends object>(connection: T, log: Log, takes: (key: string) => boolean): T {
  return new Proxy(connection, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof key !== "string" || !takes(key)) return value;
      if (openConnection.getStore()?.isOpen) {
        const error = new Error(`A second connection is taken for "${key}" while one is held`);
        if (isStrict) throw error;
        log.error({ err: error }, "A transaction takes a second connection");
      }
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
