import type { Progress } from "./attempt.ts";

/* A second store, in IndexedDB: it has room when localStorage is full, and a service worker can read it. */

const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Loaded and opened on first use, because opening fails where a browser blocks storage. */
async function outbox() {
  const { createStore, delMany, entries, get, set } = await import("idb-keyval");
  const store = createStore("assay-take", "outbox");
  return {
    set: (progress: Progress) => set(progress.attemptKey, progress, store),
    get: (key: string) => get<Progress>(key, store),
    all: () => entries<string, Progress>(store),
    delete: (keys: string[]) => delMany(keys, store),
  };
}

/** Stores an attempt under its key. Returns whether it was stored. */
export async function storeInOutbox(progress: Progress): Promise<boolean> {
  try {
    const store = await outbox();
    await store.set(progress);
    return (await store.get(progress.attemptKey)) !== undefined;
  } catch {
    return false;
  }
}

export async function readOutbox(): Promise<Progress[]> {
  try {
    const store = await outbox();
    const stored = (await store.all()).map(([, progress]) => progress);
    const isOld = ({ startedAt }: Progress) => Date.now() - startedAt > maxAge;
    await store.delete(stored.filter(isOld).map(({ attemptKey }) => attemptKey));
    return stored.filter((progress) => !isOld(progress)).sort((a, b) => a.startedAt - b.startedAt);
  } catch {
    return [];
  }
}

export const deleteFromOutbox = (attemptKey: string): Promise<void> =>
  outbox()
    .then((store) => store.delete([attemptKey]))
    .catch(() => {});
