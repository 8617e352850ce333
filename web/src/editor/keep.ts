import { z } from "zod";
import { localStore } from "../ui/storage.ts";
import { Draft } from "./draft.ts";

/** What the server had when an edit began: the revision, and the id of each stored question by its key in the draft. */
const Basis = z.object({ revision: z.number(), ids: z.record(z.string(), z.string()) });
export type Basis = z.infer<typeof Basis>;

const Kept = z.object({ draft: Draft, basis: Basis.nullable() });
export type Kept = z.infer<typeof Kept>;

/** Where on this device unfinished work lies: apart for each account, and for visitors. */
export const keptPlace = (owner: string | null, work: string) => `draft:${owner ?? "visitor"}:${work}`;

function readKept(place: string): Kept | null {
  const text = localStore.getItem(place);
  if (text === null) return null;
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether it is on the device now. */
export const keep = (place: string, kept: Kept): boolean => localStore.setItem(place, JSON.stringify(kept));

export const forget = (place: string) => localStore.removeItem(place);

/** One's own unfinished work, or what was begun as a visitor on the way to signing in, which becomes one's own. */
export function takeKept(owner: string | null, work: string): Kept | null {
  const own = readKept(keptPlace(owner, work));
  if (own || owner === null) return own;
  const begun = readKept(keptPlace(null, work));
  if (begun) {
    keep(keptPlace(owner, work), begun);
    forget(keptPlace(null, work));
  }
  return begun;
}
