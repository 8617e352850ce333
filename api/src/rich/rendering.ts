import { join } from "node:path";
import type { ImageSize } from "../image/image.shared.ts";
import { invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { threadOf } from "../platform/work/thread.ts";
import type { Shape } from "./markdown.shared.ts";

export interface RenderCall {
  texts: { text: string; shape: Shape }[];
  sizes: [hash: string, size: ImageSize][];
}

/** `problem` describes a problem with an image in the text. */
export interface Rendered {
  html: string;
  problem: string | null;
}

const render = threadOf<RenderCall, Rendered[]>({
  file: join(import.meta.dirname, "rendering.worker.ts"),
  heapMegabytes: 128,
  each: 10,
  all: 100,
  busy: "Many texts are being prepared right now. Please try again in a moment.",
  retryAfter: 5,
  tooMuch: () => invalid("format", "This text has more formatting than can be prepared. Please use less of it."),
});

/** The HTML of each text. Runs in a separate thread, because the texts of a whole item can take seconds. */
export const rendered = (platform: Platform, userId: string, call: RenderCall): Promise<Rendered[]> =>
  render(platform, userId, async () => call);
