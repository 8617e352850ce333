import { invitationOf, notInvited } from "../../content/rules/personal-link.ts";
import type { Item } from "../../content/taking/item.ts";
import { DomainError } from "../../platform/errors.ts";
import { addressAt } from "../../platform/identity/address.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";

/** Runs a taker's request. Refusals count for the address and item, and do not reduce what others may send. */
export const countingRefusals = <T>(
  { limits }: Platform,
  viewer: Viewer,
  contentId: string,
  work: () => Promise<T>,
): Promise<T> => limits.refusals("refused", addressAt(viewer.address, contentId), work);

/** Counts towards the starts that one address may make at an item. */
export const takeStart = ({ limits }: Platform, viewer: Viewer, contentId: string): Promise<void> =>
  limits.take("startAddress", addressAt(viewer.address, contentId));

/**
 * Counts towards the requests by the holder of a stored start or a personal link, whatever others at the same address
 * do.
 */
export const takeAsHolder = ({ limits }: Platform, contentId: string, key: string): Promise<void> =>
  limits.take("holder", `${contentId} ${key}`);

/** Counts towards the submissions from one address to an item, unless `isHolder`, and towards those from everyone. */
export async function takeSubmission(
  { limits }: Platform,
  viewer: Viewer,
  contentId: string,
  isHolder: () => Promise<boolean>,
): Promise<void> {
  await limits.take("submitAddress", addressAt(viewer.address, contentId)).catch(async (refusal) => {
    // Checked only at this point, because it takes a query.
    if (!(refusal instanceof DomainError) || !(await isHolder())) throw refusal;
  });
  await limits.take("submitItem", contentId);
}

/** The id of the invitation for a personal link. Throws NOT_INVITED for an incomplete link. */
export async function requireInvitation(
  platform: Platform,
  viewer: Viewer,
  item: Item,
  personalKey: string,
): Promise<string> {
  const id = await countingRefusals(platform, viewer, item.id, async () => {
    const invitationId = invitationOf(platform, item.id, personalKey);
    if (invitationId === null) throw notInvited(item, "INCOMPLETE");
    return invitationId;
  });
  await takeAsHolder(platform, item.id, id);
  return id;
}
