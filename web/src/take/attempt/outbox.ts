import { createStore, delMany, entries, get, set } from "idb-keyval";
import type { Progress } from "./attempt.ts";

/* A second store, in IndexedDB. It has room when localStorage is full, and a service worker can read it. */

const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Opened on first use, because opening fails if the browser blocks storage. */
const outbox = () => createStore("assay-take", "outbox");

/** Stores an attempt under its key. Returns whether it was stored. */
export async function storeInOutbox(progress: Progress): Promise<boolean> {
  try {
    const store = outbox();
    await set(progress.attemptKey, progress, store);
    return (await get<Progress>(progress.attemptKey, store)) !== undefined;
  } catch {
    return false;
  }
}

export async function readOutbox(): Promise<Progress[]> {
  try {
    const store = outbox();
    const parcels = (await entries<string, Progress>(store)).map(([, progress]) => progress);
    const isOld = ({ startedAt }: Progress) => Date.now() - startedAt > maxAge;
    await delMany(
      parcels.filter(isOld).map(({ attemptKey }) => attemptKey),
      store,
    );
    return parcels.filter((progress) => !isOld(progress)).sort((a, b) => a.startedAt - b.startedAt);
  } catch {
    return [];
  }
}

export const deleteFromOutbox = (attemptKey: string): Promise<void> =>
  Promise.resolve()
    .then(() => delMany([attemptKey], outbox()))
    .catch(() => {});
