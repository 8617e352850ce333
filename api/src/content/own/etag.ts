import type { Content } from "../../generated/prisma/client.ts";
import { DomainError } from "../../platform/errors.ts";

/** The version of an item with all its settings; each save makes another. */
export const etagOf = ({ revision, updatedAt }: Pick<Content, "revision" | "updatedAt">): string =>
  `"${revision}-${updatedAt.getTime().toString(36)}"`;

/** A condition on the stored item; throws where it does not hold, so that nothing is done. */
export type Precondition = (stored: Content) => void;

/**
 * The precondition of an If-Match header (RFC 9110), if there is one: throws PRECONDITION_FAILED unless it names the
 * item's version. Weak tags count as well, because a proxy that compresses makes them of ours.
 */
export function matching(header: string | undefined): Precondition | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === "*") return () => {};
  const named = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return (content) => {
    if (named.includes(etagOf(content))) return;
    throw new DomainError("PRECONDITION_FAILED", "This was saved elsewhere meanwhile: read it again");
  };
}
