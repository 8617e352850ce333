import { addressPath } from "../../../../api/src/content/address/address.shared.ts";

/** Returns a link as people read it off a wall. */
export const shown = (address: string) => `${location.host}${addressPath(address)}`;
