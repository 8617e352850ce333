import { ballotStart } from "../../../../../api/src/attempt/ballot/ballot.shared.ts";
import { localStore } from "../../../ui/storage.ts";
import type { Item } from "../../attempt/item.ts";

/* The data that the device keeps of a personal link's ballot, during the exchange and after it. */

export type Held =
  /** Blinded, but not signed yet. A repeated request gets the same signature. Values are in base64url. */
  | { state: "blinded"; token: string; blinded: string; inverse: string }
  /** `isBegun`: an attempt was started with the ballot, or its start was about to be sent. */
  | { state: "signed"; ballot: string; isBegun?: true }
  | { state: "spent" };

/** The end of a key distinguishes it from others, because several people may share a device. */
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

/** Forgets a ballot whose answers have been submitted, so that it cannot be found on the device. */
export function endBallot(item: Item, personalKey: string | null, attemptKey: string): void {
  const ballot = personalKey === null ? null : heldBallot(item, personalKey);
  if (personalKey !== null && ballot?.state === "signed" && ballot.ballot === attemptKey)
    holdBallot(item, personalKey, { state: "spent" });
}

export const isBallot = (attemptKey: string): boolean => attemptKey.startsWith(ballotStart);
