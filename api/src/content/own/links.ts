import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { addressUrl } from "../address/url.ts";
import { type KindColumns, kindOf } from "../kind.ts";

/** Where an item is taken, within the site. */
export const pagePath = (content: KindColumns & Pick<Content, "id">) =>
  `/${kindOf(content).toLowerCase()}/${content.id}`;

/** Whole addresses of what belongs to an item. */
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
