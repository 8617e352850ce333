import type { KindColumns } from "../content/kind.ts";
import { pagePath } from "../content/own/links.ts";
import { personalKey } from "../content/rules/personal-link.ts";
import { isAnonymous } from "../content/rules/rules.shared.ts";
import type { Content } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";

/**
 * The name of the key in the fragment of a personal link. Browsers neither send fragments nor reveal them to other
 * sites.
 */
const inFragment = "invitation";

/**
 * A personal link. Opens the item in the person's language, if it is known. Links to anonymous items don't contain a
 * language, because few people may be invited in it.
 */
export function linkOf(
  platform: Pick<Platform, "publicUrl" | "tokenKey">,
  content: KindColumns & Pick<Content, "id" | "rules">,
  { id, language }: { id: string; language: string | null },
): string {
  const query = language === null || isAnonymous(content) ? "" : `?lang=${encodeURIComponent(language)}`;
  return `${platform.publicUrl}${pagePath(content)}${query}#${inFragment}=${personalKey(platform, content.id, id)}`;
}
