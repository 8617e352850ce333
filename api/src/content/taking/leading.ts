import { LRUCache } from "lru-cache";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { addressFrom, formFlaw } from "../address/address.shared.ts";
import { nameIn } from "../address/pasted.ts";
import { findItem, type Item, trustedMillis } from "./item.ts";
import { findNamed } from "./visible-item.ts";

/** Item ids by address, kept for as long as an item is cached without asking the database. */
const cache = perPlatform(({ events }) => {
  const ids = new LRUCache<string, string>({ max: 2000, ttl: trustedMillis });
  events.on("addresses", (address) => ids.delete(address));
  events.onGap(() => ids.clear());
  return ids;
});

async function idOf(platform: Platform, address: string): Promise<string | null> {
  const ids = cache(platform);
  const cachedId = ids.get(address);
  if (cachedId !== undefined) return cachedId;
  const row = await platform.db.itemAddress.findUnique({ where: { address }, select: { contentId: true } });
  if (row?.contentId) ids.set(address, row.contentId);
  return row?.contentId ?? null;
}

/** The item at a current or previous address. Throws as `findNamed` does. */
export const itemAtAddress = (platform: Platform, viewer: Viewer, typed: string): Promise<Item> =>
  findNamed(platform, viewer, async () => {
    const address = nameIn(typed)?.name ?? addressFrom(typed);
    const id = formFlaw(address) === null ? await idOf(platform, address) : null;
    return id === null ? null : findItem(platform, id);
  });
