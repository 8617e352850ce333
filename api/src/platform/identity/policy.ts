import { DomainError, notFound } from "../errors.ts";
import { signedIn, type Viewer } from "./viewer.ts";

/** A rule of who may: a pure function of the viewer and of the few columns it looks at. */
export type Policy<Facts> = (viewer: Viewer, facts: Facts) => boolean;

interface Rules<Facts> {
  /** Who may know that there is such a thing. */
  see: Policy<Facts>;
  /** Who may do what is asked. */
  act: Policy<Facts>;
  /** What the others are told who may see it. */
  because: string;
}

/**
 * Lets a viewer pass who may act on a thing. The refusals come in this order: UNAUTHENTICATED to whoever is not signed
 * in, NOT_FOUND for what is missing and, in the same words, for what the viewer may not see, FORBIDDEN for the rest.
 */
export function permit<Facts, Thing extends Facts>(
  { see, act, because }: Rules<Facts>,
  viewer: Viewer,
  thing: Thing | null | undefined,
  noun: string,
): Thing {
  signedIn(viewer);
  if (thing == null || !see(viewer, thing)) throw notFound(noun);
  if (!act(viewer, thing)) throw new DomainError("FORBIDDEN", because);
  return thing;
}
