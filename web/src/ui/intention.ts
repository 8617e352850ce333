import { useState } from "react";
import type { Store } from "./storage.ts";

/** An idempotency key for one action of the user, kept across retries until the outcome is known. */
export interface Intention {
  key(): string;
  end(): void;
}

const keys = new Map<string, string>();

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

/** An intention that lasts as long as its form is mounted. */
export const useIntention = (): Intention => useState(() => intentionAt(newKey()))[0];

export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

interface Refusal {
  readonly code?: string;
  readonly retryAfter?: number | null;
}

/** Whether a refusal settles the outcome. Other refusals leave it unknown or ask for a retry. */
export const endsIntention = ({ code, retryAfter }: Refusal) =>
  code === "KEY_REUSED" || code === "NOT_FOUND" || (code === "CONFLICT" && retryAfter == null);

/** Sends a request with the intention's key, and ends the intention once the outcome is known. */
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

/** The outcome of a write is unknown. */
export const noAnswer = "No response from the server. Your input is kept. Try again; nothing is done twice.";

/** The outcome of a deletion is unknown. */
export const noAnswerToEnd = "No response from the server. Try again; nothing is done twice.";

/** Shown for KEY_REUSED: the first request succeeded, its answer was lost, and the input has changed since. */
export const doneBefore =
  "Your earlier request succeeded before you made these changes. Press again to create this one too.";
