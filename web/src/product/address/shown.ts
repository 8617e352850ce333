import { addressPath } from "../../../../api/src/content/address/address.shared.ts";

/** Returns a link as people read it off a wall. */
export const shortAddress = (address: string) => `${location.host}${addressPath(address)}`;
