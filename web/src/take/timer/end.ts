import { deviceStore } from "../../ui/storage.ts";
import { recordStart } from "../attempt/api.ts";
import type { Progress } from "../attempt/attempt.ts";

/** When an attempt ends, by the device's clock. It may be wrong, but goes on while the page is closed. */
interface End {
  attemptKey: string;
  at: number;
}

type Attempt = Pick<Progress, "item" | "attemptKey">;

const storageKey = ({ item }: Attempt) => `assay.end.${item.id}`;
/** Also for trials and browsers that store nothing. */
const known = new Map<string, { at: number; asked: number }>();

/** Milliseconds for which nobody asks the server again at the end: all who began together would. */
const fresh = 60_000;

export function keepEnd(attempt: Attempt, secondsLeft: number, isTrial = false): void {
  const { attemptKey } = attempt;
  const at = Date.now() + secondsLeft * 1000;
  known.set(attemptKey, { at, asked: performance.now() });
  if (!isTrial) deviceStore.setItem(storageKey(attempt), JSON.stringify({ attemptKey, at } satisfies End));
}

/** Whether this page has asked the server already. */
export const isAsked = ({ attemptKey }: Attempt) => known.has(attemptKey);

export const isAskedLately = ({ attemptKey }: Attempt) =>
  performance.now() - (known.get(attemptKey)?.asked ?? Number.NEGATIVE_INFINITY) < fresh;

/** Milliseconds that are left; null where that is not known. */
export function keptLeft(attempt: Attempt): number | null {
  const at = known.get(attempt.attemptKey)?.at ?? storedEnd(attempt);
  return at === null ? null : at - Date.now();
}

function storedEnd(attempt: Attempt): number | null {
  try {
    const stored: End | null = JSON.parse(deviceStore.getItem(storageKey(attempt)) ?? "null");
    return stored?.attemptKey === attempt.attemptKey ? stored.at : null;
  } catch {
    return null;
  }
}

/** Seconds that are left by the server's clock; null without a limit. Begins the attempt if the server knows no start. */
export async function askLeft(progress: Progress): Promise<number | null> {
  const { timeLeft } = await recordStart(progress);
  return typeof timeLeft === "number" ? timeLeft : null;
}
