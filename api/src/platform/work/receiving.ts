import { DomainError } from "../errors.ts";
import { perPlatform } from "../per-platform.ts";
import { bodyBudget, type HeldBody } from "./byte-budget.ts";

/** Milliseconds without data until a file is cut off. */
const longestPause = 10_000;

interface Refusals {
  maxBytes: number;
  tooLarge: () => DomainError;
  cutShort: () => DomainError;
}

/**
 * Receives a file completely, then works on it. While it arrives, only its bytes are held, in the budget of the
 * process. Throws `tooLarge`, `cutShort` if the file breaks off or pauses too long, and UNAVAILABLE if it has to make
 * room.
 */
export const receiving = perPlatform((platform) => {
  const budget = bodyBudget(platform);
  return async function receive<T>(
    who: string,
    file: AsyncIterable<Buffer>,
    refusals: Refusals,
    work: (chunks: Buffer[]) => Promise<T>,
  ): Promise<T> {
    const interruption = Promise.withResolvers<never>();
    interruption.promise.catch(() => {});
    const body: HeldBody = { who, cut: interruption.reject };
    try {
      const chunks = await chunksOf(file, refusals, interruption, (bytes) => budget.hold(body, bytes));
      body.cut = null;
      return await work(chunks);
    } finally {
      budget.release(body);
    }
  };
});

async function chunksOf(
  file: AsyncIterable<Buffer>,
  { maxBytes, tooLarge, cutShort }: Refusals,
  cut: PromiseWithResolvers<never>,
  hold: (bytes: number) => void,
): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;
  const timer = setTimeout(() => cut.reject(cutShort()), longestPause);
  const arrive = async () => {
    for await (const chunk of file) {
      if (isOver) break;
      timer.refresh();
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      hold(chunk.length);
      chunks.push(chunk);
    }
    return chunks;
  };
  try {
    return await Promise.race([arrive(), cut.promise]);
  } catch (error) {
    throw error instanceof DomainError ? error : cutShort();
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
