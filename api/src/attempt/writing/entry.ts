import { requirePasscode } from "../../content/content.policy.ts";
import { notInvited } from "../../content/rules/personal-link.ts";
import type { Item } from "../../content/taking/item.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Entrant } from "./invited.ts";
import type { Beginning } from "./sitting.ts";

/**
 * Requires the personal link, or its ballot, and the passcode where the item asks for them. An attempt that has started
 * always passes. Throws NOT_INVITED, and as `requirePasscode` does.
 */
export async function requireEntry(
  platform: Platform,
  viewer: Viewer,
  item: Item,
  { invitationId, ballot }: Pick<Entrant, "invitationId" | "ballot">,
  began: Beginning,
): Promise<void> {
  const { invitedOnly, passcode } = item.rules ?? {};
  const isUninvited = invitedOnly === true && invitationId === null && ballot === null;
  if ((!isUninvited && passcode === undefined) || (await began())) return;
  if (isUninvited) throw notInvited(item, "NO_LINK");
  await requirePasscode(platform, viewer, item);
}
