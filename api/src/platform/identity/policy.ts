import { DomainError, notFound } from "../errors.ts";
import { signedIn, type Viewer } from "./viewer.ts";

/** A permission: a pure function of the viewer and the few columns it needs. */
export type Policy<Facts> = (viewer: Viewer, facts: Facts) => boolean;

interface Rules<Facts> {
  see: Policy<Facts>;
  act: Policy<Facts>;
  /** The message for viewers who may see it but not act on it. */
  because: (viewer: Viewer, facts: Facts) => string;
}

/**
 * Throws UNAUTHENTICATED if signed out, NOT_FOUND if missing or hidden (same words), FORBIDDEN if it may only be seen.
 */
export function permit<Facts, Thing extends Facts>(
  { see, act, because }: Rules<Facts>,
  viewer: Viewer,
  thing: Thing | null | undefined,
  noun: string,
): Thing {
  signedIn(viewer);
  if (thing == null || !see(viewer, thing)) throw notFound(noun);
  if (!act(viewer, thing)) throw new DomainError("FORBIDDEN", because(viewer, thing));
  return thing;
}
