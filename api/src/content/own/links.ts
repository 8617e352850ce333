import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { addressUrl } from "../address/url.ts";
import { type KindColumns, kindOf } from "../kind.ts";

/** The path of the page where an item is taken. */
export const pagePath = (content: KindColumns & Pick<Content, "id">) =>
  `/${kindOf(content).toLowerCase()}/${content.id}`;

/** URLs of an item's related resources. */
export function linksOf(platform: Pick<Platform, "publicUrl">, content: KindColumns & Pick<Content, "id" | "address">) {
  const { publicUrl } = platform;
  const self = `${publicUrl}/api/content/${content.id}`;
  return {
    self,
    page: publicUrl + pagePath(content),
    ...(content.address !== null && { address: addressUrl(platform, content.address) }),
    attempts: `${self}/attempts`,
    results: `${self}/results`,
  };
}
