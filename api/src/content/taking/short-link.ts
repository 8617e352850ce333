import type { Content } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { nameIn } from "../address/pasted.ts";
import { contentFacts } from "../content.policy.ts";
import { pagePath } from "../own/links.ts";
import { shortCodeFrom } from "./short-code.shared.ts";
import { findNamed } from "./visible-item.ts";

export const shortUrl = ({ publicUrl }: Platform, { shortCode }: Pick<Content, "shortCode">) =>
  `${publicUrl}/s/${shortCode}`;

/** The path of the page for a short code's item. Throws as `findNamed` does. */
export async function pathOfCode(platform: Platform, viewer: Viewer, typed: string): Promise<string> {
  const select = { ...contentFacts, id: true, contentType: true, scoringType: true };
  const content = await findNamed(platform, viewer, async () => {
    const shortCode = shortCodeFrom(nameIn(typed)?.name ?? typed);
    return shortCode ? platform.db.content.findUnique({ where: { shortCode }, select }) : null;
  });
  return pagePath(content);
}
