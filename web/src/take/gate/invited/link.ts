import { isObject, itemHeaders, post, Refusal } from "../../attempt/api.ts";
import type { Item, Receipt } from "../../attempt/item.ts";

type Retakes = NonNullable<Receipt["retakes"]>;

/** The server's data for a personal link. */
export interface Opened {
  name: string | null;
  /**
   * The day on which the ballot was issued, if answers are anonymous. Otherwise the time of submission. Null before
   * that.
   */
  finishedAt: string | null;
  /** Minutes, including extra time. Absent without extra time. */
  timeLimit?: number;
  /** Seconds, negative after the end. Absent unless an attempt with a limit is in progress, on any device. */
  timeLeft?: number;
  /** The key that signs ballots. Absent if answers are not anonymous. */
  ballotKey?: string;
  /** The person's attempts. Absent unless the item allows further ones. */
  retakes?: Retakes;
}

/** Records that the link was opened. Throws a `Refusal` for an invalid link. */
export const openLink = ({ id }: Item, personalKey: string): Promise<Opened> =>
  post(`/api/content/${id}/invitations/open`, { personalKey }, isOpened);

/** Adds this key to all later requests of the item. */
export function askWith(personalKey: string): void {
  itemHeaders["X-Personal-Key"] = personalKey;
}

/** The problem with a link, if the request was refused because of it. */
export function linkFlaw(error: unknown): "linkIncomplete" | "linkWithdrawn" | null {
  if (!(error instanceof Refusal) || error.code !== "NOT_INVITED") return null;
  return error.errorType === "WITHDRAWN" ? "linkWithdrawn" : "linkIncomplete";
}

const isOpened = (body: unknown): body is Opened => isObject(body) && "finishedAt" in body;
