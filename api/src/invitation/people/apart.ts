import { join } from "node:path";
import { invalid } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerApart } from "../../platform/work/apart/answer.ts";
import { programIn } from "../../platform/work/apart/launch.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";

const here = import.meta.dirname;
const program = programIn(join(here, "workbook.child.ts"), [join(here, "..")]);

const busy = "Many files are being read right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 5, all: 50, busy, retryAfter: 10 }));

export const unreadable = () => invalid("file", "The file cannot be read. Send a workbook (XLSX), or CSV in UTF-8.");

/** The rows of a workbook's first sheet. It is unpacked in a process of its own, with which a bomb ends. */
export const workbookRows = (platform: Platform, userId: string, bytes: Uint8Array): Promise<string[][]> =>
  queueOf(platform)(userId, async () => {
    const answer = await answerApart<{ rows: string[][] | null }>(platform, program, bytes);
    if (!answer?.rows) throw unreadable();
    return answer.rows;
  });
