import { asking, isObject, post, Refusal } from "../../attempt/api.ts";
import type { Item } from "../../attempt/item.ts";

/** What a personal link tells whoever follows it. */
export interface Opened {
  name: string | null;
  /** Where answers are anonymous: the day on which the ballot was drawn. */
  finishedAt: string | null;
  /** Minutes, with extra time; absent for who has no more than others. */
  timeLimit?: number;
  /** Seconds, negative after the end; absent unless an attempt with a limit is under way, on whatever device. */
  timeLeft?: number;
  /** With which ballots are signed; absent where answers are not anonymous. */
  ballotKey?: string;
}

/** Notes that the link was followed. Throws a `Refusal` for a wrong one. */
export const openLink = ({ id }: Item, personalKey: string): Promise<Opened> =>
  post(`/api/content/${id}/invitations/open`, { personalKey }, isOpened);

/** From now on the item is asked for with this key. */
export function askWith(personalKey: string): void {
  asking["X-Personal-Key"] = personalKey;
}

/** What is wrong with a link, if that is why it was refused. */
export function linkFlaw(error: unknown): "linkIncomplete" | "linkWithdrawn" | null {
  if (!(error instanceof Refusal) || error.code !== "NOT_INVITED") return null;
  return error.errorType === "WITHDRAWN" ? "linkWithdrawn" : "linkIncomplete";
}

const isOpened = (body: unknown): body is Opened => isObject(body) && "finishedAt" in body;
