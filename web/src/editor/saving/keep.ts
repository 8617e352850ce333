import { z } from "zod";
import { accessToken, ownPrefix } from "../../account/session/session.ts";
import { localStore } from "../../ui/storage.ts";
import { openTabs } from "../../ui/tab.ts";
import { Draft } from "../draft/draft.ts";
import { isSame } from "../draft/place.ts";
import { Keys, keysOf, withKeys, withoutKeys } from "./keys.ts";

/** What the server had when an edit began: the revision, and the id of each stored question by its key in the draft. */
const Basis = z.object({ revision: z.number(), ids: z.record(z.string(), z.string()) });
export type Basis = z.infer<typeof Basis>;

const Kept = z.object({
  /** Without the keys, which lie apart. */
  draft: Draft,
  basis: Basis.nullable(),
  /** When it was kept. */
  at: z.number(),
  hasKeys: z.boolean(),
});

/** Unfinished work found on this device. */
export interface Found {
  draft: Draft;
  basis: Basis | null;
  /** It had keys that were not kept. */
  isKeyless: boolean;
}

/** Unfinished work of a tab that is closed. */
export interface Left {
  place: string;
  title: string;
  at: number;
}

/** In milliseconds; what is older is of no use to anybody. */
const longest = 30 * 24 * 60 * 60 * 1000;
/** Of one piece of work. */
const most = 5;

/** Where unfinished work lies: apart for each account, and for visitors, and for each tab. */
export const placeOf = (owner: string | null, work: string, tab: string) => `${owner ?? "visitor"}:${work}:${tab}`;
const draftAt = (place: string) => `draft:${place}`;
const keysAt = (place: string) => `${ownPrefix}keys:${place}`;

function parsed<T>(rules: z.ZodType<T>, name: string): T | null {
  try {
    return rules.parse(JSON.parse(localStore.getItem(name) ?? "null"));
  } catch {
    return null;
  }
}

/** What of a draft is on the device now: all of it, all but the keys, or not even that. */
export type Keeping = "whole" | "keyless" | "lost";

/** Keeps a draft on this device; its keys only as long as somebody is signed in. */
export function keep(place: string, { draft, basis }: { draft: Draft; basis: Basis | null }): Keeping {
  const bare = withoutKeys(draft);
  const hasKeys = !isSame(bare, draft);
  const kept: z.infer<typeof Kept> = { draft: bare, basis, at: Date.now(), hasKeys };
  if (!localStore.setItem(draftAt(place), JSON.stringify(kept))) return "lost";
  if (accessToken() === null) {
    localStore.removeItem(keysAt(place));
    return hasKeys ? "keyless" : "whole";
  }
  return localStore.setItem(keysAt(place), JSON.stringify(keysOf(draft))) ? "whole" : "lost";
}

export function forget(place: string) {
  localStore.removeItem(draftAt(place));
  localStore.removeItem(keysAt(place));
}

/** Keys that are not on the device are those of what is `stored`, if anything is. */
function find(place: string, stored: Draft | null): Found | null {
  const kept = parsed(Kept, draftAt(place));
  if (!kept) return null;
  const keys = parsed(Keys, keysAt(place));
  const known = keys ?? (stored && keysOf(stored));
  return {
    draft: known ? withKeys(kept.draft, known) : kept.draft,
    basis: kept.basis,
    isKeyless: kept.hasKeys && keys === null,
  };
}

/** Takes unfinished work over from another place, with all that lies there for it. */
export function adopt(from: string, place: string, stored: Draft | null = null): Found | null {
  const found = find(from, stored);
  for (const name of localStore.keys("").filter((name) => name.endsWith(`:${from}`))) {
    const isMoved = localStore.setItem(name.slice(0, -from.length) + place, localStore.getItem(name) ?? "");
    if (isMoved) localStore.removeItem(name);
  }
  return found;
}

/** The keys of a visitor's draft while its writer signs in, on this page only. */
let handed: { place: string; keys: Keys } | null = null;

/** For a visitor who goes to sign in, to come back to the same draft. */
export function handOver(place: string, draft: Draft) {
  keep(place, { draft, basis: null });
  handed = { place, keys: keysOf(draft) };
}

/** The unfinished work of this tab, or what was begun in it as a visitor on the way to signing in, which becomes one's own. */
export function takeKept(owner: string | null, work: string, tab: string, stored: Draft | null = null): Found | null {
  const place = placeOf(owner, work, tab);
  const begun = placeOf(null, work, tab);
  const keys = handed?.place === begun && owner !== null ? handed.keys : null;
  handed = null;
  const own = find(place, stored);
  if (own || owner === null) return own;
  const found = adopt(begun, place);
  if (!found || !keys) return found;
  const whole = { ...found, draft: withKeys(found.draft, keys), isKeyless: false };
  keep(place, whole);
  return whole;
}

/** What tabs that are closed have left of a piece of work, the newest first; what is too old or too much goes. */
export async function leftBehind(owner: string | null, work: string, tab: string): Promise<Left[]> {
  const open = await openTabs();
  const prefix = placeOf(owner, work, "");
  const found = localStore.keys(draftAt(prefix)).flatMap((name): Left[] => {
    const place = name.slice(draftAt("").length);
    const of = place.slice(prefix.length);
    if (of === tab || open.has(of)) return [];
    const kept = parsed(Kept, name);
    return [{ place, title: kept?.draft.title.trim() ?? "", at: kept?.at ?? 0 }];
  });
  const newestFirst = found.sort((one, other) => other.at - one.at);
  const isOfUse = ({ at }: Left, place: number) => place < most && at > Date.now() - longest;
  for (const left of newestFirst.filter((left, place) => !isOfUse(left, place))) forget(left.place);
  return newestFirst.filter(isOfUse);
}
