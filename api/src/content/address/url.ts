import type { Content } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { addressPath } from "./address.shared.ts";

type Site = Pick<Platform, "publicUrl">;

export const addressUrl = ({ publicUrl }: Site, address: string) => `${publicUrl}${addressPath(address)}`;

/** The full URL of an item's address, or null if the item has none. */
export const ownUrl = (site: Site, { address }: Pick<Content, "address">) =>
  address === null ? null : addressUrl(site, address);
