import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { invalid, parse } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { emailAddress } from "../../platform/shared/text.rules.ts";

/** What a mail program cut off fits no key, and is refused as a wrong key is: nobody could enter it anyway. */
const Stop = z.object({ address: emailAddress.catch(""), key: z.string().max(100).catch("") });

/** Stands in every mail with results: whoever reads mail at an address may end it, and nobody else. */
export const stopUrl = (platform: Platform, address: string) =>
  `${platform.publicUrl}/stop-mail?${new URLSearchParams({ address, key: keyOf(platform, address) })}`;

/** Sends no more results to an address. */
export async function stopMail(platform: Platform, input: unknown): Promise<void> {
  const { address, key } = parse(Stop, input);
  const [right, given] = [Buffer.from(keyOf(platform, address)), Buffer.from(key)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) {
    throw invalid("key", "This link is incomplete. Please follow the one in the mail.");
  }
  await platform.db.mailStop.createMany({ data: { recipient: address }, skipDuplicates: true });
}

const keyOf = ({ tokenKey }: Platform, address: string) =>
  createHmac("sha256", tokenKey).update(`stop-mail ${address}`).digest("base64url");
