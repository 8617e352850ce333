import { asking, isObject, post } from "../attempt/api.ts";
import type { Item } from "../attempt/item.ts";

/* A personal link carries the key of the attempt in its fragment, which stays in the address, so that a reload has it. */

/** What such a link tells whoever follows it. */
export interface Opened {
  name: string | null;
  /** Where answers are anonymous: the day on which the ballot was drawn. */
  finishedAt: string | null;
  /** Minutes, with extra time; absent for who has no more than others. */
  timeLimit?: number;
  /** With which ballots are signed; absent where answers are not anonymous. */
  ballotKey?: string;
}

/** The key in the link; null without one. */
export const personalKeyAtHand = (): string | null => new URLSearchParams(location.hash.slice(1)).get("invitation");

/** Notes that the link was followed. From then on the item is asked for with its key. Throws a `Refusal` for a wrong one. */
export async function openLink({ id }: Item, personalKey: string): Promise<Opened> {
  const opened = await post(`/api/content/${id}/invitations/open`, { personalKey }, isOpened);
  asking["X-Personal-Key"] = personalKey;
  return opened;
}

const isOpened = (body: unknown): body is Opened => isObject(body) && "finishedAt" in body;
