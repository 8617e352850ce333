import type { Content } from "../../generated/prisma/client.ts";
import { notFound } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { contentFacts, maySee } from "../content.policy.ts";
import { pagePath } from "../own/links.ts";
import { shortCodeFrom } from "./short-code.shared.ts";

export const shortUrl = ({ publicUrl }: Platform, { shortCode }: Pick<Content, "shortCode">) =>
  `${publicUrl}/s/${shortCode}`;

/** Throws NOT_FOUND for missing and hidden items alike. Limits misses per address, against guessing. */
export async function pathOfCode({ db, limits }: Platform, viewer: Viewer, typed: string): Promise<string> {
  await limits.take("shortLink", viewer.address);
  const shortCode = shortCodeFrom(typed);
  const select = { ...contentFacts, id: true, contentType: true, scoringType: true };
  const content = shortCode && (await db.content.findUnique({ where: { shortCode }, select }));
  if (!content || !maySee(viewer, content)) throw notFound("Quiz");
  await limits.giveBack("shortLink", viewer.address);
  return pagePath(content);
}
