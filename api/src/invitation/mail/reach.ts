import { availabilityOf } from "../../content/rules/rules.shared.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { isPlainInMail } from "../../platform/mail/plain.shared.ts";

/** Of `invitations`: whom a letter may go to that is asked for now. */
export const isReachable =
  "email IS NOT NULL AND revoked_at IS NULL AND finished_at IS NULL AND wanted IS NULL AND mail <> 'queued'";

/** Of `invitations`: to whom a letter goes that is sent to everybody. */
export const isDue = {
  invitation: "(mail IN ('unsent', 'kept') OR mail = 'deferred' AND sent_at IS NULL)",
  reminder: "sent_at IS NOT NULL AND mail NOT IN ('bounced', 'stopped')",
};

/** Of `invitations`: what became of the last mail, once one that waits is taken back. */
export const mailBefore = "CASE WHEN sent_at IS NULL THEN 'unsent' ELSE 'sent' END::invitation_mail";

/** Whether nobody could answer by a link any more: what an author changes while letters wait, which may be for days. */
export const leadsNowhere = (content: Content): boolean =>
  content.deletedAt !== null || !content.isPublic || availabilityOf(content) === "CLOSED";

/** The title stands in every letter. Authors write no links into letters, nor addresses or telephone numbers. */
export const hasLinkInTitle = ({ title }: Pick<Content, "title">): boolean => !isPlainInMail(title);
