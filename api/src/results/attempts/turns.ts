import { DomainError, isTooSlow } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";

/** Counting reads all rows of an item, so only a few counts run at once, in turns among owners. */
const countQueue = perPlatform(() =>
  fairQueue({
    atOnce: 2,
    each: 20,
    all: 50,
    busy: "Too many filters are being counted right now. Please try again.",
    retryAfter: 2,
  }),
);

export async function inTurn<T>(
  platform: Platform,
  { userId }: { userId: string | null },
  count: () => Promise<T>,
): Promise<T> {
  return countQueue(platform)(userId ?? "nobody", count).catch((error) => {
    throw isTooSlow(error) ? tooManyAnswers() : error;
  });
}

export const tooManyAnswers = () =>
  new DomainError(
    "UNAVAILABLE",
    "There are too many answers to count with this filter. Narrow it to fewer days, or clear it to see them all.",
  );
