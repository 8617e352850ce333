import { newKey } from "./intention.ts";
import { tabStore } from "./storage.ts";

const lockOf = (tab: string) => `tab:${tab}`;
/** Milliseconds in which a page that is being reloaded has let go of its lock. */
const patience = 500;

let claimed: Promise<string> | undefined;

/** The name of this tab, which it keeps through reloads. A duplicated tab, which begins with the other's, gets a new one. */
export const thisTab = () => (claimed ??= claim());

async function claim(): Promise<string> {
  const known = tabStore.getItem("tab");
  if (known !== null && (await hold(known))) return known;
  const fresh = newKey();
  tabStore.setItem("tab", fresh);
  await hold(fresh);
  return fresh;
}

/** Takes a name for as long as the page is there; false when another page has it. Without https nobody can tell. */
function hold(tab: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
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

/** The tabs that are open, as far as that can be told. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const locks = "locks" in navigator ? await navigator.locks.query().catch(() => null) : null;
  const prefix = lockOf("");
  return new Set(
    (locks?.held ?? []).flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
