import type { Mail } from "../generated/prisma/client.ts";
import { administrator, type Viewer } from "../platform/identity/viewer.ts";
import { deliver, type Outcome, UndeliveredError, writeMail } from "../platform/mail/mail.ts";
import type { Platform } from "../platform/platform.ts";

export interface TestMail {
  recipient: string;
  delivered: boolean;
  answer: string;
}

/** Sends a mail to the administrator who asks, without retrying, to show the SMTP server's response. */
export async function sendTestMail(platform: Platform, viewer: Viewer): Promise<TestMail> {
  const { id } = administrator(viewer);
  await platform.limits.take("testMail", id);
  const { email: recipient } = await platform.db.user.findUniqueOrThrow({ where: { id } });
  const mail = await writeMail(platform.db, {
    kind: "test",
    recipient,
    subject: "Test email",
    letter: {
      preview: "Emails from Assay arrive.",
      heading: "Emails from Assay arrive",
      body: [`This email was sent from ${platform.publicUrl} to check that emails arrive.`],
      footer: ["You're receiving this because you requested it as an administrator."],
    },
  });
  const { state, answer } = await deliver(platform, mail).catch((error) => givenUp(platform, mail, error));
  return { recipient, delivered: state === "sent", answer };
}

async function givenUp({ db }: Platform, { id }: Mail, error: unknown): Promise<Outcome> {
  if (!(error instanceof UndeliveredError)) throw error;
  await db.mail.update({ where: { id }, data: { state: "dead" } });
  return { state: "dead", answer: error.answer };
}
