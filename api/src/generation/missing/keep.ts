import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { draftingLimits } from "../drafting/drafting.shared.ts";
import { type DraftingOrder, keptSource } from "../drafting/drafting.ts";
import { noWishes } from "../generator.ts";
import type { Source } from "../source/source.ts";

interface Asked extends Pick<DraftingOrder, "kind" | "origin" | "wanted"> {
  source: Source | null;
}

/** Keeps the material for an item's missing questions, for as long as a draft is kept. */
export async function keepForMissing(
  tx: Transaction,
  { id: contentId, userId, title, draftedBy }: Content,
  { kind, origin, wanted: { text: _, ...wanted }, source }: Asked,
): Promise<void> {
  if (userId === null) return;
  const { language, audience, focus, sections } = noWishes;
  const order: DraftingOrder = { kind, origin, wanted, language, audience, focus, sections };
  const sourceField = source && { source: keptSource(source) };
  const data = { userId, order, title, draftedBy, wanted: wanted.questionCount, contentId, isShort: true };
  await tx.drafting.create({ data: { ...data, ...sourceField } });
  const mine = { userId, isShort: true, contentId: { not: null } };
  const tooMany = await tx.drafting.findMany({
    where: mine,
    orderBy: { id: "desc" },
    skip: draftingLimits.open,
    select: { id: true },
  });
  if (tooMany.length > 0) await tx.drafting.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
}
