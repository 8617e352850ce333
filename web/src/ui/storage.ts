export interface Store {
  getItem(key: string): string | null;
  /** Whether it is on the device afterwards: some browsers accept a write and keep nothing. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  /** The keys that begin like this. */
  keys(prefix: string): string[];
}

/** A browser may be told to keep nothing, or have no room left; with some, even naming the storage throws. */
function onDevice(kind: "localStorage" | "sessionStorage"): Store {
  const ask = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(globalThis[kind]);
    } catch {
      return null;
    }
  };
  const getItem = (key: string) => ask((storage) => storage.getItem(key));
  return {
    getItem,
    setItem(key, value) {
      ask((storage) => storage.setItem(key, value));
      return getItem(key) === value;
    },
    removeItem: (key) => void ask((storage) => storage.removeItem(key)),
    keys: (prefix) => ask((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

/** Has what a store does not take for as long as the page is open. */
function withMemory(store: Store): Store {
  const untaken = new Map<string, string>();
  return {
    getItem: (key) => untaken.get(key) ?? store.getItem(key),
    setItem(key, value) {
      const isKept = store.setItem(key, value);
      if (isKept) untaken.delete(key);
      else untaken.set(key, value);
      return isKept;
    },
    removeItem(key) {
      untaken.delete(key);
      store.removeItem(key);
    },
    keys: (prefix) => [
      ...new Set([...[...untaken.keys()].filter((key) => key.startsWith(prefix)), ...store.keys(prefix)]),
    ],
  };
}

/** For what must be there after a reload, or count as not kept. */
export const deviceStore = onDevice("localStorage");
/** For the account's tabs and days to come. */
export const localStore = withMemory(deviceStore);
/** For this tab. */
export const tabStore = withMemory(onDevice("sessionStorage"));
