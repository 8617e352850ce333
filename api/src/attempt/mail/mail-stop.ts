import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "../../platform/data/database.ts";
import { invalid, parse } from "../../platform/errors.ts";
import { isSameSecret } from "../../platform/identity/secret.ts";
import { erasedForm, formsOf } from "../../platform/mail/today.ts";
import type { Platform } from "../../platform/platform.ts";
import { emailAddress } from "../../platform/shared/email.rules.ts";

/** A truncated link is refused like a wrong key. Nobody could correct invalid input here. */
const Stop = z.object({ address: emailAddress.catch(""), key: z.string().max(100).catch("") });

/** The unsubscribe link; its key is tied to the address. */
export const stopUrl = (platform: Platform, address: string) =>
  `${platform.publicUrl}/stop-mail?${new URLSearchParams({ address, key: keyOf(platform, address) })}`;

export async function stopMail(platform: Platform, input: unknown): Promise<void> {
  const { address, key } = parse(Stop, input);
  if (!isSameSecret(keyOf(platform, address), key))
    throw invalid("key", "This link is incomplete. Use the one in the email.");
  if (await refusesMails(platform, platform.db, address)) return;
  await platform.db.mailStop.createMany({ data: { recipient: address }, skipDuplicates: true });
}

export async function refusesMails(platform: Platform, tx: Transaction, address: string): Promise<boolean> {
  const recipient = { in: formsOf(platform, address) };
  return (await tx.mailStop.count({ where: { recipient } })) > 0;
}

/**
 * Replaces an unsubscribed address with a keyed hash, so that the choice is still respected. Returns the number of
 * entries.
 */
export async function hideStop(platform: Platform, tx: Transaction, address: string): Promise<number> {
  const { count } = await tx.mailStop.deleteMany({ where: { recipient: address } });
  const data = { recipient: erasedForm(platform, address) };
  if (count > 0) await tx.mailStop.createMany({ data, skipDuplicates: true });
  return count;
}

const keyOf = ({ tokenKey }: Platform, address: string) =>
  createHmac("sha256", tokenKey).update(`stop-mail ${address}`).digest("base64url");
