export interface Store {
  getItem(key: string): string | null;
  /** Returns whether the value was stored. Some browsers accept a write and drop it. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(prefix: string): string[];
}

/** Storage may be disabled or full. In some browsers even reading the property throws. */
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

/** Falls back to memory for values that the store rejects. */
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

export const deviceStore = onDevice("localStorage");
export const localStore = withMemory(deviceStore);
export const tabStore = withMemory(onDevice("sessionStorage"));
