import { useState } from "react";
import type { Store } from "./storage.ts";

/** One thing somebody is about to have done. Its key goes with every press until it is known to be done. */
export interface Intention {
  key(): string;
  end(): void;
}

const keys = new Map<string, string>();

/** An intention that survives whatever its store survives; without a store, it lasts as long as the page. */
export function intentionAt(place: string, store?: Store): Intention {
  const name = `intention:${place}`;
  return {
    key() {
      const key = keys.get(name) ?? store?.getItem(name) ?? newKey();
      keys.set(name, key);
      store?.setItem(name, key);
      return key;
    },
    end() {
      keys.delete(name);
      store?.removeItem(name);
    },
  };
}

/** An intention of one form, for as long as it is on the page. */
export const useIntention = (): Intention => useState(() => intentionAt(newKey()))[0];

export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

interface Refusal {
  readonly code?: string;
  readonly retryAfter?: number | null;
}

/** Whether a refusal ends an intention. Others leave it open what became of an earlier press, or that nothing was done yet. */
export const endsIntention = ({ code, retryAfter }: Refusal) =>
  code === "KEY_REUSED" || code === "NOT_FOUND" || (code === "CONFLICT" && retryAfter == null);

/** Sends a press with the key of its intention, and ends that once the answer is known. */
export async function pressing<T>(intention: Intention, send: (key: string) => Promise<T>): Promise<T> {
  try {
    const answer = await send(intention.key());
    intention.end();
    return answer;
  } catch (error) {
    if (endsIntention(error as Refusal)) intention.end();
    throw error;
  }
}

/** For when it is unknown whether the server has done it. */
export const noAnswer =
  "No answer came back, so it may have been done. What you wrote is kept: try again, and nothing is done twice.";

/** The same of what is ended, where nothing was written. */
export const noAnswerToEnd = "No answer came back, so it may have been done. Try again, and nothing is done twice.";

/** For KEY_REUSED: the first press was done, and its answer lost, before something was changed. */
export const doneBefore =
  "An earlier press got through before you changed this, so that one exists already. Press again to make this one as well.";
