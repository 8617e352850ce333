import type { Content } from "../generated/prisma/client.ts";
import type { Platform } from "../platform/platform.ts";
import type { Usage } from "./generator.ts";

/** Usage of a model's draft of an item; null if no model wrote it, or its event is no longer kept. */
export async function draftUsage({ db }: Platform, { id, userId, draftedBy }: Content): Promise<Usage | null> {
  if (draftedBy !== "model" || userId === null) return null;
  const events = await db.event.findMany({ where: { userId, contentId: id, type: "generation_finished" } });
  const all = events.flatMap(({ data }) => (data as { usage?: Usage } | undefined)?.usage ?? []);
  return all.length === 0 ? null : all.reduce(sum);
}

const sum = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cost: a.cost === null || b.cost === null ? null : a.cost + b.cost,
});
