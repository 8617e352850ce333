import type { Progress } from "./attempt.ts";

/* A second store, in IndexedDB: it has room when localStorage is full, and a service worker can read it. */

const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Opened for each use: Safari closes connections, and opening fails where a browser blocks storage. */
async function inOutbox<T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open("assay-take");
  opening.onupgradeneeded = () => opening.result.createObjectStore("outbox");
  const database = await resultOf(opening);
  try {
    return await resultOf(act(database.transaction("outbox", "readwrite").objectStore("outbox")));
  } finally {
    database.close();
  }
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Stores an attempt under its key. Returns whether it was stored. */
export async function storeInOutbox(progress: Progress): Promise<boolean> {
  try {
    await inOutbox((store) => store.put(progress, progress.attemptKey));
    // Writing may fail only when the transaction ends, for which the next one waits.
    return (await inOutbox((store) => store.count(progress.attemptKey))) === 1;
  } catch {
    return false;
  }
}

export async function readOutbox(): Promise<Progress[]> {
  try {
    const stored = await inOutbox<Progress[]>((store) => store.getAll());
    const isOld = ({ startedAt }: Progress) => Date.now() - startedAt > maxAge;
    await Promise.all(stored.filter(isOld).map(({ attemptKey }) => deleteFromOutbox(attemptKey)));
    return stored.filter((progress) => !isOld(progress)).sort((a, b) => a.startedAt - b.startedAt);
  } catch {
    return [];
  }
}

export const deleteFromOutbox = (attemptKey: string): Promise<void> =>
  inOutbox((store) => store.delete(attemptKey)).catch(() => {});
