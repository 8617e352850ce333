import { requirePasscode } from "../../content/content.policy.ts";
import type { Item } from "../../content/taking/item.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { readSitting } from "./sitting.ts";

/**
 * Passes who gives the passcode, and attempts that were started, whatever it was then. Throws as `requirePasscode` does.
 */
export async function requireEntry(
  platform: Platform,
  viewer: Viewer,
  item: Item,
  attemptKey: string | null | undefined,
): Promise<void> {
  if (item.rules?.passcode === undefined) return;
  const began = attemptKey ? await readSitting(platform, item.id, attemptKey) : null;
  if (!began) await requirePasscode(platform, viewer, item);
}
