import { join } from "node:path";
import { DomainError } from "../platform/errors.ts";
import { perPlatform } from "../platform/per-platform.ts";
import type { Platform } from "../platform/platform.ts";
import { answerApart } from "../platform/work/apart/answer.ts";
import { programIn } from "../platform/work/apart/launch.ts";
import { fairQueue } from "../platform/work/fair-queue.ts";
import { images } from "./upload.shared.ts";

export interface Shrunk {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export type ShrinkReply = Shrunk | { refusal: "unreadable" | "large" };

const here = import.meta.dirname;
const program = programIn(join(here, "shrink.child.ts"), [here], true);

const busy = "Many images are being prepared right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 20, all: 100, busy, retryAfter: 10 }));

/**
 * The image as WebP, in a size suitable for pages. Each image is processed in a separate process, because the decoders
 * are native code. A decompression bomb ends only that process.
 */
export const shrunk = (platform: Platform, userId: string, bytes: Uint8Array): Promise<Shrunk> =>
  queueOf(platform)(userId, async () => {
    const reply = (await answerApart<ShrinkReply>(platform, program, bytes)) ?? { refusal: "unreadable" };
    if ("refusal" in reply) throw refusals[reply.refusal]();
    return reply;
  });

const refusals = {
  unreadable: () => new DomainError("UNSUPPORTED_MEDIA_TYPE", images.unreadable),
  large: () => new DomainError("PAYLOAD_TOO_LARGE", images.tooWide),
};
