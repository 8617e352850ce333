import { join } from "node:path";
import { invalid } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerApart } from "../../platform/work/apart/answer.ts";
import { programIn } from "../../platform/work/apart/launch.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { isWorkbook } from "./encoding.shared.ts";
import type { Source } from "./file.ts";
import { type Lines, linesIn } from "./lines.ts";

const here = import.meta.dirname;
const program = programIn(join(here, "lines.child.ts"), [join(here, "..")]);

const busy = "Many files are being read right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 5, all: 50, busy, retryAfter: 10 }));

/** Characters or bytes. Reading this much takes a few hundredths of a second; more would delay other requests. */
const readHere = 20_000;

const unreadable = () => invalid("file", "The file cannot be read. Send a workbook (XLSX) or CSV.");

/**
 * The lines of a list. Long lists and compressed files are read in a separate process, so that a decompression bomb
 * ends only that process.
 */
export async function linesOf(platform: Platform, userId: string, source: Source): Promise<Lines> {
  if (source.length <= readHere && (typeof source === "string" || !isWorkbook(source)))
    return linesIn(source).catch(() => {
      throw unreadable();
    });
  return queueOf(platform)(userId, async () => {
    const answer = await answerApart<{ read: Lines | null }>(platform, program, { source });
    if (!answer?.read) throw unreadable();
    return answer.read;
  });
}
