import { expect } from "vitest";
import type { Mail } from "../src/generated/prisma/client.ts";
import type { MailDraft } from "../src/platform/mail/mail.ts";
import type { Platform } from "../src/platform/platform.ts";

/** Returns the mails of a kind to an address, newest first, once there are `count`. */
export async function mailsTo(
  { db }: Platform,
  recipient: string,
  kind: MailDraft["kind"],
  count = 1,
): Promise<Mail[]> {
  const read = () => db.mail.findMany({ where: { recipient, kind }, orderBy: { id: "desc" } });
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

export async function mailedToken(platform: Platform, recipient: string, kind: MailDraft["kind"], count = 1) {
  const [mail] = await mailsTo(platform, recipient, kind, count);
  return /\?token=([\w-]{43})$/m.exec(mail?.text ?? "")?.[1] ?? "none";
}
