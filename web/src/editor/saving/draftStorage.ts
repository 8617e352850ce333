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

export interface LocalDraft {
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
  const entry: z.infer<typeof StoredDraft> = { draft: bare, basis, at: Date.now(), hasKeys };
  if (!localStore.setItem(draftAt(place), JSON.stringify(entry))) return "lost";
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
function find(place: string, stored: Draft | null): LocalDraft | null {
  const entry = parsed(StoredDraft, draftAt(place));
  if (!entry) return null;
  const ownKeys = parsed(Keys, keysAt(place));
  const keys = ownKeys ?? (stored && keysOf(stored));
  return {
    draft: keys ? withKeys(entry.draft, keys) : entry.draft,
    basis: entry.basis,
    isKeyless: entry.hasKeys && ownKeys === null,
  };
}

/** Moves a draft here from another storage key. */
export function moveDraft(from: string, place: string, stored: Draft | null = null): LocalDraft | null {
  const draft = find(from, stored);
  for (const name of localStore.keys("").filter((name) => name.endsWith(`:${from}`))) {
    const isMoved = localStore.setItem(name.slice(0, -from.length) + place, localStore.getItem(name) ?? "");
    if (isMoved) localStore.removeItem(name);
  }
  return draft;
}

/** A visitor's answer keys, kept in memory while they sign in. */
let handedOver: { place: string; keys: Keys } | null = null;

export function handOverDraft(place: string, draft: Draft) {
  storeDraft(place, { draft, basis: null });
  handedOver = { place, keys: keysOf(draft) };
}

/** Returns this tab's draft, or the draft that a visitor started in it before signing in. */
export function loadDraft(
  owner: string | null,
  work: string,
  tab: string,
  stored: Draft | null = null,
): LocalDraft | null {
  const place = draftKey(owner, work, tab);
  const visitorsPlace = draftKey(null, work, tab);
  const keys = handedOver?.place === visitorsPlace && owner !== null ? handedOver.keys : null;
  handedOver = null;
  const own = find(place, stored);
  if (own || owner === null) return own;
  const visitors = moveDraft(visitorsPlace, place);
  if (!visitors || !keys) return visitors;
  const whole = { ...visitors, draft: withKeys(visitors.draft, keys), isKeyless: false };
  storeDraft(place, whole);
  return whole;
}

export async function draftsOfClosedTabs(owner: string | null, work: string, tab: string): Promise<DraftOfClosedTab[]> {
  const open = await openTabs();
  const prefix = draftKey(owner, work, "");
  const drafts = localStore.keys(draftAt(prefix)).flatMap((name): DraftOfClosedTab[] => {
    const place = name.slice(draftAt("").length);
    const of = place.slice(prefix.length);
    if (of === tab || open.has(of)) return [];
    const entry = parsed(StoredDraft, name);
    return [{ place, title: entry?.draft.title.trim() ?? "", at: entry?.at ?? 0 }];
  });
  const newestFirst = drafts.sort((one, other) => other.at - one.at);
  const isOfUse = ({ at }: DraftOfClosedTab, index: number) => index < maxClosedTabs && at > Date.now() - maxAge;
  for (const { place } of newestFirst.filter((draft, index) => !isOfUse(draft, index))) deleteDraft(place);
  return newestFirst.filter(isOfUse);
}
