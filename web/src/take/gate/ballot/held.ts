import { ballotStart } from "../../../../../api/src/attempt/ballot/ballot.shared.ts";
import { localStore } from "../../../ui/storage.ts";
import type { Item } from "../../attempt/item.ts";

/* What the device keeps of the ballot that a personal link was, or is being, exchanged for. */

export type Held =
  /** Blinded, but not signed yet: asked again, the server signs the same. In base64url. */
  | { state: "blinded"; token: string; blinded: string; inverse: string }
  /** `isBegun`: the server was told that somebody began with it, or was about to be. */
  | { state: "signed"; ballot: string; isBegun?: true }
  | { state: "spent" };

/** The end of a key tells it from others; several people may share a device. */
const keyOf = (id: string, personalKey: string) => `assay.ballot.${id}.${personalKey.slice(-16)}`;

export function heldBallot({ id }: Item, personalKey: string): Held | null {
  try {
    return JSON.parse(localStore.getItem(keyOf(id, personalKey)) ?? "null");
  } catch {
    return null;
  }
}

export const holdBallot = ({ id }: Item, personalKey: string, held: Held): boolean =>
  localStore.setItem(keyOf(id, personalKey), JSON.stringify(held));

/** Forgets a ballot whose answers have arrived, which nobody needs to find on the device. */
export function endBallot(item: Item, personalKey: string | null, attemptKey: string): void {
  const held = personalKey === null ? null : heldBallot(item, personalKey);
  if (personalKey !== null && held?.state === "signed" && held.ballot === attemptKey)
    holdBallot(item, personalKey, { state: "spent" });
}

export const isBallot = (attemptKey: string): boolean => attemptKey.startsWith(ballotStart);
