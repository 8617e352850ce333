import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DomainError } from "../errors.ts";
import { perPlatform } from "../per-platform.ts";
import type { Platform } from "../platform.ts";
import { fairQueue } from "./fair-queue.ts";

interface ThreadOptions {
  file: string;
  heapMegabytes: number;
  /** Calls of one account, and of all accounts, that may wait. */
  each: number;
  all: number;
  busy: string;
  retryAfter: number;
  /** The refusal of a call that takes too long or too much memory. */
  tooMuch: () => DomainError;
}

/** Milliseconds for which an idle thread is kept. */
const idleMillis = 60_000;

/**
 * A thread that answers one message at a time, in turns among accounts, so that long work delays no request. It starts
 * on demand. It is stopped if an answer takes longer than the time limit for reading a source.
 */
export function threadOf<Call, Answer>({ file, heapMegabytes, tooMuch, ...bounds }: ThreadOptions) {
  const stateOf = perPlatform((platform) => {
    const state = { worker: null as Worker | null, idle: undefined as NodeJS.Timeout | undefined };
    platform.onStop(() => dismiss(state));
    return { state, inTurn: fairQueue({ atOnce: 1, ...bounds }) };
  });

  function started(): Worker {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    worker.unref();
    return worker;
  }

  async function ask(platform: Platform, call: Call): Promise<Answer> {
    const { state } = stateOf(platform);
    clearTimeout(state.idle);
    state.worker ??= started();
    const { worker } = state;
    const deadline = new AbortController();
    const late = setTimeout(() => deadline.abort(), platform.settings.readMillis);
    try {
      worker.postMessage(call);
      const [answer] = await Promise.race([
        once(worker, "message", { signal: deadline.signal }),
        once(worker, "exit", { signal: deadline.signal }).then(() => Promise.reject(tooMuch())),
      ]);
      state.idle = setTimeout(() => void dismiss(state), idleMillis).unref();
      return answer;
    } catch {
      await dismiss(state);
      throw tooMuch();
    } finally {
      clearTimeout(late);
      deadline.abort();
    }
  }

  /** Prepares a call when it is the account's turn, and returns its answer. */
  return (platform: Platform, who: string, prepare: () => Promise<Call>): Promise<Answer> =>
    stateOf(platform).inTurn(who, async () => ask(platform, await prepare()));
}

async function dismiss(state: { worker: Worker | null; idle: NodeJS.Timeout | undefined }): Promise<void> {
  clearTimeout(state.idle);
  const { worker } = state;
  state.worker = null;
  await worker?.terminate();
}
