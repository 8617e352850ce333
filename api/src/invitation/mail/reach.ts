import { availabilityOf, isAnonymous } from "../../content/rules/rules.shared.ts";
import type { Content } from "../../generated/prisma/client.ts";

/** Whether nobody could answer by a link any more: what an author changes while letters wait, which may be for days. */
export const leadsNowhere = (content: Content): boolean =>
  content.deletedAt !== null || !content.isPublic || isAnonymous(content) || availabilityOf(content) === "CLOSED";
