import { once } from "node:events";
import { join, sep } from "node:path";
import { DomainError } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { confine, type Program, startChild } from "../../platform/work/apart/launch.ts";
import { watchMemory } from "../../platform/work/apart/memory.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { images } from "./upload.shared.ts";

export interface Shrunk {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export type ShrinkReply = Shrunk | { refusal: "unreadable" | "large" };

const here = import.meta.dirname;
const program: Program = {
  main: join(here, "shrink.child.ts"),
  confine,
  readable: [here, join(here, "../../platform"), join(here, "../../../../node_modules")].map(
    (path) => `${path}${sep}*`,
  ),
  hasAddons: true,
};

const busy = "Many images are being prepared right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 20, all: 100, busy, retryAfter: 10 }));

/**
 * The image as WebP, in a size that pages need. Made in a process of its own for each image, because its decoders are
 * native code; a bomb ends with it.
 */
export const shrunk = (platform: Platform, userId: string, bytes: Uint8Array): Promise<Shrunk> =>
  queueOf(platform)(userId, async () => {
    const { child } = await startChild(program);
    const late = setTimeout(() => child.kill("SIGKILL"), platform.settings.readMillis);
    void watchMemory(child);
    try {
      const ended = once(child, "exit").then((): [ShrinkReply] => [{ refusal: "unreadable" }]);
      child.send(bytes, () => {});
      const [reply]: [ShrinkReply] = await Promise.race([once(child, "message") as Promise<[ShrinkReply]>, ended]);
      if ("refusal" in reply) throw refusals[reply.refusal]();
      return reply;
    } finally {
      clearTimeout(late);
      child.kill("SIGKILL");
    }
  });

const refusals = {
  unreadable: () => new DomainError("UNSUPPORTED_MEDIA_TYPE", images.unreadable),
  large: () => new DomainError("PAYLOAD_TOO_LARGE", images.tooWide),
};
