import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { type KindColumns, kindOf } from "../kind.ts";

/** Whole addresses of what belongs to an item. */
export function linksOf({ publicUrl }: Pick<Platform, "publicUrl">, content: KindColumns & Pick<Content, "id">) {
  const self = `${publicUrl}/api/content/${content.id}`;
  return {
    self,
    page: `${publicUrl}/${kindOf(content).toLowerCase()}/${content.id}`,
    attempts: `${self}/attempts`,
    results: `${self}/results`,
  };
}
