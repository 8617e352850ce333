import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { invalid } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import type { ImageSize } from "./image.shared.ts";
import type { Shape } from "./markdown.shared.ts";

export interface RenderCall {
  texts: { text: string; shape: Shape }[];
  sizes: [hash: string, size: ImageSize][];
}

/** `problem` says what is wrong with an image of the text. */
export interface Rendered {
  html: string;
  problem: string | null;
}

const file = join(import.meta.dirname, "rendering.worker.ts");
const limits = { atOnce: 1, each: 10, all: 100, heapMegabytes: 128, idleMillis: 60_000 };
const queue = { busy: "Many texts are being prepared right now. Please try again in a moment.", retryAfter: 5 };
const tooMuch = () => invalid("format", "This text has more formatting than can be prepared. Please use less of it.");

interface Renderer {
  worker: Worker | null;
  idle?: NodeJS.Timeout;
}

const renderer = perPlatform((platform) => {
  const state: Renderer = { worker: null };
  platform.onStop(async () => void (await dismiss(state)));
  return { state, inTurn: fairQueue({ ...limits, ...queue }) };
});

/**
 * The HTML of each text, made in a thread of its own: a whole item's texts can take seconds. A thread that takes longer
 * than reading a source may is stopped, and the texts are refused.
 */
export async function rendered(platform: Platform, userId: string, call: RenderCall): Promise<Rendered[]> {
  const { state, inTurn } = renderer(platform);
  return inTurn(userId, async () => {
    clearTimeout(state.idle);
    state.worker ??= started();
    const { worker } = state;
    const given = new AbortController();
    const late = setTimeout(() => given.abort(), platform.settings.readMillis);
    try {
      worker.postMessage(call);
      const [answers] = await Promise.race([
        once(worker, "message", { signal: given.signal }),
        once(worker, "exit", { signal: given.signal }).then(() => Promise.reject(tooMuch())),
      ]);
      state.idle = setTimeout(() => void dismiss(state), limits.idleMillis).unref();
      return answers;
    } catch {
      await dismiss(state);
      throw tooMuch();
    } finally {
      clearTimeout(late);
      given.abort();
    }
  });
}

function started(): Worker {
  const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes } });
  worker.unref();
  return worker;
}

async function dismiss(state: Renderer) {
  clearTimeout(state.idle);
  const { worker } = state;
  state.worker = null;
  await worker?.terminate();
}
