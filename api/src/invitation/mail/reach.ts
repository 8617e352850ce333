import { availabilityOf } from "../../content/rules/rules.shared.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { isPlainInMail } from "../../platform/mail/plain.shared.ts";

/** SQL condition on `invitations`: the person may be sent a letter that is requested now. */
export const isReachable =
  "email IS NOT NULL AND revoked_at IS NULL AND finished_at IS NULL AND wanted IS NULL AND mail <> 'queued'";

/** SQL conditions on `invitations`: the person is due a letter that is sent to everyone. */
export const isDue = {
  invitation: "(mail IN ('unsent', 'kept') OR mail = 'deferred' AND sent_at IS NULL)",
  reminder: "sent_at IS NOT NULL AND mail NOT IN ('bounced', 'stopped')",
};

/** SQL expression on `invitations`: the state of the last email after a waiting one is cancelled. */
export const mailBefore = "CASE WHEN sent_at IS NULL THEN 'unsent' ELSE 'sent' END::invitation_mail";

/** Whether links have stopped working. Authors may change this while letters wait, which may take days. */
export const leadsNowhere = (content: Content): boolean =>
  content.deletedAt !== null || !content.isPublic || availabilityOf(content) === "CLOSED";

/** The title appears in every letter. Letters from authors may not contain links, addresses or telephone numbers. */
export const hasLinkInTitle = ({ title }: Pick<Content, "title">): boolean => !isPlainInMail(title);
