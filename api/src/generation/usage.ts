import type { Content } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import type { Usage } from "./generator.ts";

/** What a model's draft of an item took; null if no model wrote it, and once its event is not kept any more. */
export async function draftUsage({ db }: Platform, { id, userId, draftedBy }: Content): Promise<Usage | null> {
  if (draftedBy !== "model" || userId === null) return null;
  const event = await db.event.findFirst({ where: { userId, contentId: id, type: "generation_finished" } });
  return (event?.data as { usage?: Usage } | undefined)?.usage ?? null;
}
