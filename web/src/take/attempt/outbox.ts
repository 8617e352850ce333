import { createStore, delMany, entries, get, set } from "idb-keyval";
import type { Progress } from "./attempt.ts";

/*
 * The second place on the device for an attempt: IndexedDB has room where localStorage is full, and a service worker,
 * which may hand answers in after the page was closed, can read nothing else.
 */

const longestKept = 30 * 24 * 60 * 60 * 1000;

/** Opening fails where a browser blocks storage, so it waits until somebody needs it. */
const outbox = () => createStore("assay-take", "outbox");

/** Keeps an attempt under its key; whether it is there afterwards. */
export async function putAside(progress: Progress): Promise<boolean> {
  try {
    const store = outbox();
    await set(progress.attemptKey, progress, store);
    return (await get<Progress>(progress.attemptKey, store)) !== undefined;
  } catch {
    return false;
  }
}

/** Every attempt that is kept, newest last; what nobody asked for in a month is deleted. */
export async function readOutbox(): Promise<Progress[]> {
  try {
    const store = outbox();
    const kept = (await entries<string, Progress>(store)).map(([, progress]) => progress);
    const isOld = ({ startedAt }: Progress) => Date.now() - startedAt > longestKept;
    await delMany(
      kept.filter(isOld).map(({ attemptKey }) => attemptKey),
      store,
    );
    return kept.filter((progress) => !isOld(progress)).sort((a, b) => a.startedAt - b.startedAt);
  } catch {
    return [];
  }
}

export const forgetAside = (attemptKey: string): Promise<void> =>
  Promise.resolve()
    .then(() => delMany([attemptKey], outbox()))
    .catch(() => {});
