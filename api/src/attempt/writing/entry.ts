import { requirePasscode } from "../../content/content.policy.ts";
import type { Item } from "../../content/taking/item.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Beginning } from "./sitting.ts";

/**
 * Passes who gives the passcode, and attempts that were started, whatever it was then. Throws as `requirePasscode` does.
 */
export async function requireEntry(platform: Platform, viewer: Viewer, item: Item, began: Beginning): Promise<void> {
  if (item.rules?.passcode === undefined) return;
  if (!(await began())) await requirePasscode(platform, viewer, item);
}
