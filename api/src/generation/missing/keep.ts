import type { Content } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/data/database.ts";
import { draftingLimits } from "../drafting/drafting.shared.ts";
import type { Asked } from "../order.ts";
import type { Source } from "../source/source.ts";

/** The order as it is kept once its source was read. */
export const keptOrder = ({ wanted: { text: _, more: __, ...wanted }, ...asked }: Asked): Asked => ({
  ...asked,
  wanted,
});

/** The stored part of a source. It excludes everything drafted while the source was read. */
const keptSource = ({ sourceType, title, url, language, passages, read = null }: Source): Source => ({
  sourceType,
  title,
  url,
  language,
  passages,
  read,
});

/** Keeps the material for an item's missing questions, for as long as a draft is kept. */
export async function keepForMissing(
  tx: Transaction,
  { id: contentId, userId, title, draftedBy }: Content,
  asked: Asked,
  source: Source | null,
): Promise<void> {
  if (userId === null) return;
  const order = keptOrder(asked);
  const data = { userId, order, title, draftedBy, wanted: order.wanted.questionCount, contentId, isShort: true };
  await tx.drafting.create({ data: { ...data, ...(source && { source: keptSource(source) }) } });
  const mine = { userId, isShort: true, contentId: { not: null } };
  const tooMany = await tx.drafting.findMany({
    where: mine,
    orderBy: { id: "desc" },
    skip: draftingLimits.open,
    select: { id: true },
  });
  if (tooMany.length > 0) await tx.drafting.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
}
