import { requirePasscode } from "../../content/content.policy.ts";
import { notInvited } from "../../content/rules/personal-link.ts";
import type { Item } from "../../content/taking/item.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Entrant } from "./invited.ts";
import type { Beginning } from "./sitting.ts";

/**
 * Passes who has the personal link, or its ballot, and gives the passcode that the item asks for, and attempts that were started,
 * whatever it asked for then. Throws NOT_INVITED, and as `requirePasscode` does.
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
