import { z } from "zod";
import { accessToken, ownPrefix } from "../../account/session/session.ts";
import { localStore } from "../../ui/storage.ts";
import { openTabs } from "../../ui/tab.ts";
import { Draft } from "../draft/draft.ts";
import { isSame } from "../draft/path.ts";
import { Keys, keysOf, withKeys, withoutKeys } from "./keys.ts";

/** The server's state when an edit started: the revision, and stored question ids by draft key. */
const Basis = z.object({ revision: z.number(), ids: z.record(z.string(), z.string()) });
export type Basis = z.infer<typeof Basis>;

const StoredDraft = z.object({
  draft: Draft,
  basis: Basis.nullable(),
  at: z.number(),
  hasKeys: z.boolean(),
});

export interface FoundDraft {
  draft: Draft;
  basis: Basis | null;
  isKeyless: boolean;
}

export interface DraftOfClosedTab {
  place: string;
  title: string;
  at: number;
}

/** Milliseconds. Older drafts are deleted. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
/** Number of drafts of closed tabs kept for one item. Older ones are deleted. */
const maxClosedTabs = 5;

/** The storage key of a draft. There is one for each account (or visitor), item and tab. */
export const draftKey = (owner: string | null, work: string, tab: string) => `${owner ?? "visitor"}:${work}:${tab}`;
const draftAt = (place: string) => `draft:${place}`;
const keysAt = (place: string) => `${ownPrefix}keys:${place}`;

function parsed<T>(rules: z.ZodType<T>, name: string): T | null {
  try {
    return rules.parse(JSON.parse(localStore.getItem(name) ?? "null"));
  } catch {
    return null;
  }
}

export type StoredPart = "whole" | "keyless" | "lost";

/** Stores a draft on this device. Stores its answer keys only while signed in. */
export function storeDraft(place: string, { draft, basis }: { draft: Draft; basis: Basis | null }): StoredPart {
  const bare = withoutKeys(draft);
  const hasKeys = !isSame(bare, draft);
  const kept: z.infer<typeof StoredDraft> = { draft: bare, basis, at: Date.now(), hasKeys };
  if (!localStore.setItem(draftAt(place), JSON.stringify(kept))) return "lost";
  if (accessToken() === null) {
    localStore.removeItem(keysAt(place));
    return hasKeys ? "keyless" : "whole";
  }
  return localStore.setItem(keysAt(place), JSON.stringify(keysOf(draft))) ? "whole" : "lost";
}

export function deleteDraft(place: string) {
  localStore.removeItem(draftAt(place));
  localStore.removeItem(keysAt(place));
}

/** Takes answer keys from `stored` if the device has none. */
function find(place: string, stored: Draft | null): FoundDraft | null {
  const kept = parsed(StoredDraft, draftAt(place));
  if (!kept) return null;
  const keys = parsed(Keys, keysAt(place));
  const known = keys ?? (stored && keysOf(stored));
  return {
    draft: known ? withKeys(kept.draft, known) : kept.draft,
    basis: kept.basis,
    isKeyless: kept.hasKeys && keys === null,
  };
}

/** Moves a draft here from another storage key. */
export function moveDraft(from: string, place: string, stored: Draft | null = null): FoundDraft | null {
  const found = find(from, stored);
  for (const name of localStore.keys("").filter((name) => name.endsWith(`:${from}`))) {
    const isMoved = localStore.setItem(name.slice(0, -from.length) + place, localStore.getItem(name) ?? "");
    if (isMoved) localStore.removeItem(name);
  }
  return found;
}

/** A visitor's answer keys, kept in memory while they sign in. */
let handed: { place: string; keys: Keys } | null = null;

export function handOverDraft(place: string, draft: Draft) {
  storeDraft(place, { draft, basis: null });
  handed = { place, keys: keysOf(draft) };
}

/** Returns this tab's draft, or the draft that a visitor started in it before signing in. */
export function loadDraft(
  owner: string | null,
  work: string,
  tab: string,
  stored: Draft | null = null,
): FoundDraft | null {
  const place = draftKey(owner, work, tab);
  const begun = draftKey(null, work, tab);
  const keys = handed?.place === begun && owner !== null ? handed.keys : null;
  handed = null;
  const own = find(place, stored);
  if (own || owner === null) return own;
  const found = moveDraft(begun, place);
  if (!found || !keys) return found;
  const whole = { ...found, draft: withKeys(found.draft, keys), isKeyless: false };
  storeDraft(place, whole);
  return whole;
}

export async function draftsOfClosedTabs(owner: string | null, work: string, tab: string): Promise<DraftOfClosedTab[]> {
  const open = await openTabs();
  const prefix = draftKey(owner, work, "");
  const found = localStore.keys(draftAt(prefix)).flatMap((name): DraftOfClosedTab[] => {
    const place = name.slice(draftAt("").length);
    const of = place.slice(prefix.length);
    if (of === tab || open.has(of)) return [];
    const kept = parsed(StoredDraft, name);
    return [{ place, title: kept?.draft.title.trim() ?? "", at: kept?.at ?? 0 }];
  });
  const newestFirst = found.sort((one, other) => other.at - one.at);
  const isOfUse = ({ at }: DraftOfClosedTab, place: number) => place < maxClosedTabs && at > Date.now() - maxAge;
  for (const left of newestFirst.filter((left, place) => !isOfUse(left, place))) deleteDraft(left.place);
  return newestFirst.filter(isOfUse);
}
