import type { KindColumns } from "../content/kind.ts";
import { pagePath } from "../content/own/links.ts";
import { personalKey } from "../content/rules/personal-link.ts";
import type { Platform } from "../platform/platform.ts";

/** The name of the key in the fragment of a personal link, which browsers neither send nor tell to other sites. */
const inFragment = "invitation";

/** A personal link. It leads to the item in the language of the person, if that is known. */
export function linkOf(
  platform: Pick<Platform, "publicUrl" | "tokenKey">,
  content: KindColumns & { id: string },
  { id, language }: { id: string; language: string | null },
): string {
  const asked = language === null ? "" : `?lang=${encodeURIComponent(language)}`;
  return `${platform.publicUrl}${pagePath(content)}${asked}#${inFragment}=${personalKey(platform, content.id, id)}`;
}
