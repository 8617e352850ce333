import { inTransaction } from "../../platform/data/database.ts";
import { DomainError, parse } from "../../platform/errors.ts";
import { anonymous, type Viewer } from "../../platform/identity/viewer.ts";
import { postMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { announcing } from "../../platform/work/announcing.ts";
import { PasswordReset, ResetRequest } from "../account.rules.ts";
import { passwordChangedMail, resetMail } from "../letters.ts";
import { logged } from "../log/log.ts";
import { hashPassword } from "../password.ts";
import { newResetLink, ownerOfResetLink, spendResetLink } from "../reset-link.ts";
import { endSessions } from "../session.ts";
import { endWebhooks } from "../standing/standing.ts";

/** Only queues the request, so that neither the response nor its time reveals whether the address has an account. */
export async function forgotPassword({ db, jobs, limits }: Platform, { address }: Viewer, input: unknown) {
  const { email } = parse(ResetRequest, input);
  await limits.take("forgotAddress", address);
  try {
    await limits.take("forgotAccount", email);
  } catch (error) {
    // Too many requests for one address get the same response as any other request.
    if (error instanceof DomainError && error.code === "RATE_LIMITED") return;
    throw error;
  }
  await inTransaction(db, (tx) => jobs.send(tx, "reset-request", [email]));
}

/** Writes the same rows for an unknown address and rolls them back, so that the load reveals nothing either. */
export function answerResetRequests(platform: Platform) {
  platform.jobs.work("reset-request", (email) =>
    inTransaction(platform.db, async (tx) => {
      const { token, user } = await newResetLink(tx, email);
      const nobody = { email, firstName: "", isEmailVerified: false };
      const { id } = await postMail(platform, tx, resetMail(platform, user ?? nobody, token));
      if (!user) await tx.mail.delete({ where: { id } });
    }),
  );
}

/**
 * Sets a password by a link that works once. Ends all sessions, all access tokens and, on request, all webhooks; does
 * not log in.
 */
export async function resetPassword(platform: Platform, { address }: Viewer, input: unknown): Promise<void> {
  const { token, password, endWebhooks: isEndingWebhooks } = parse(PasswordReset, input);
  const { db, limits } = platform;
  await limits.refusals("reset", address, async () => {
    const owner = await ownerOfResetLink(db, token);
    const data = { password: await hashPassword(password, address ?? owner.id) };
    await announcing(platform, async (tx, announce) => {
      const user = await tx.user.update({ where: await spendResetLink(tx, token), data });
      await endSessions(tx, user.id);
      await logged(tx, anonymous(address), user.id, { action: "password_reset" });
      if (isEndingWebhooks) await endWebhooks(tx, announce, anonymous(address), user.id);
      await postMail(platform, tx, passwordChangedMail(platform, user));
    });
  });
}
