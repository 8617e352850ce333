import { Refusal, recordStart } from "../../attempt/api.ts";
import { begin, type Progress } from "../../attempt/attempt.ts";
import type { Item } from "../../attempt/item.ts";
import type { Opened } from "../invited/link.ts";
import { heldBallot, holdBallot } from "./held.ts";

/** Whether a personal link works on this device. Not if its ballot is on another device, or was submitted. */
export type Standing = "open" | "elsewhere" | "spent" | "insecure";

export async function standingOf(
  item: Item,
  personalKey: string,
  { finishedAt }: Opened,
  found: Progress | null,
): Promise<Standing> {
  const ballot = heldBallot(item, personalKey);
  if (ballot?.state === "spent") return "spent";
  if (!ballot && finishedAt !== null) return "elsewhere";
  if (ballot?.state !== "signed") return globalThis.crypto.subtle ? "open" : "insecure";
  if (!ballot.isBegun || found?.attemptKey === ballot.ballot) return "open";
  // The attempt was started and is no longer on this device. The server knows whether it was submitted.
  try {
    await recordStart({ ...begin(item, "", ""), attemptKey: ballot.ballot });
  } catch (error) {
    if (!isSpent(error)) throw error;
    holdBallot(item, personalKey, { state: "spent" });
    return "spent";
  }
  return "open";
}

const isSpent = (error: unknown) => error instanceof Refusal && error.errorType === "SPENT";
