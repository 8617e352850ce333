import type { Content } from "../../generated/prisma/client.ts";
import { DomainError } from "../../platform/errors.ts";

/** Identifies the version of an item with all its settings. Every save changes it. */
export const etagOf = ({ revision, updatedAt }: Pick<Content, "revision" | "updatedAt">): string =>
  `"${revision}-${updatedAt.getTime().toString(36)}"`;

/** A condition on the stored item. Throws if the item doesn't meet it, so that nothing is changed. */
export type Precondition = (stored: Content) => void;

/**
 * The precondition of an If-Match header (RFC 9110), if there is one. Throws PRECONDITION_FAILED unless the header
 * names the item's version. Weak tags match as well, because a compressing proxy turns our tags into weak ones.
 */
export function matching(header: string | undefined): Precondition | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === "*") return () => {};
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return (content) => {
    if (tags.includes(etagOf(content))) return;
    throw new DomainError("PRECONDITION_FAILED", "This has been saved elsewhere since. Read it again.");
  };
}
