import { newKey } from "./intention.ts";
import { tabStore } from "./storage.ts";

const lockOf = (tab: string) => `tab:${tab}`;
/** Milliseconds within which a reloading page releases its lock. */
const lockTimeout = 500;

let claimed: Promise<string> | undefined;

/** A tab's name, which survives reloads. A duplicated tab gets a new one. */
export const thisTab = () => (claimed ??= claim());

async function claim(): Promise<string> {
  const previous = tabStore.getItem("tab");
  if (previous !== null && (await hold(previous))) return previous;
  const fresh = newKey();
  tabStore.setItem("tab", fresh);
  await hold(fresh);
  return fresh;
}

/**
 * Holds a lock on a name while the page is open. False when another page has it; true without https, which lacks locks.
 */
function hold(tab: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), lockTimeout);
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: giveUp.signal }, () => {
        clearTimeout(timer);
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

export async function openTabs(): Promise<ReadonlySet<string>> {
  const locks = "locks" in navigator ? await navigator.locks.query().catch(() => null) : null;
  const prefix = lockOf("");
  return new Set(
    (locks?.held ?? []).flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
