import { invitationOf, notInvited } from "../../content/rules/personal-link.ts";
import type { Item } from "../../content/taking/item.ts";
import { DomainError } from "../../platform/errors.ts";
import { addressAt } from "../../platform/identity/address.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";

/** Runs what a taker asks for. Refusals count for their address and item, and take nothing of what others may send. */
export const countingRefusals = <T>(
  { limits }: Platform,
  viewer: Viewer,
  contentId: string,
  work: () => Promise<T>,
): Promise<T> => limits.refusals("refused", addressAt(viewer.address, contentId), work);

/** Takes from what one address may start at an item. */
export const takeStart = ({ limits }: Platform, viewer: Viewer, contentId: string): Promise<void> =>
  limits.take("startAddress", addressAt(viewer.address, contentId));

/** Takes from what the holder of a stored start or a personal link may ask, whatever others at their address do. */
export const takeAsHolder = ({ limits }: Platform, contentId: string, key: string): Promise<void> =>
  limits.take("holder", `${contentId} ${key}`);

/** Takes from what one address may submit to an item, unless `isHolder`, and from what all may. */
export async function takeSubmission(
  { limits }: Platform,
  viewer: Viewer,
  contentId: string,
  isHolder: () => Promise<boolean>,
): Promise<void> {
  await limits.take("submitAddress", addressAt(viewer.address, contentId)).catch(async (refusal) => {
    // Asked only now, because it takes a query.
    if (!(refusal instanceof DomainError) || !(await isHolder())) throw refusal;
  });
  await limits.take("submitItem", contentId);
}

/** The id of the invitation of whoever has its personal link. Throws NOT_INVITED for a link that is incomplete. */
export async function requireInvitation(
  platform: Platform,
  viewer: Viewer,
  item: Item,
  personalKey: string,
): Promise<string> {
  const id = await countingRefusals(platform, viewer, item.id, async () => {
    const found = invitationOf(platform, item.id, personalKey);
    if (found === null) throw notInvited(item, "INCOMPLETE");
    return found;
  });
  await takeAsHolder(platform, item.id, id);
  return id;
}
