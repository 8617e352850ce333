import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DomainError, notFound, ourFault } from "../../../platform/errors.ts";
import type { Viewer } from "../../../platform/identity/viewer.ts";
import { perPlatform } from "../../../platform/per-platform.ts";
import type { Platform } from "../../../platform/platform.ts";
import { answerApart } from "../../../platform/work/apart/answer.ts";
import { programIn } from "../../../platform/work/apart/launch.ts";
import { fairQueue } from "../../../platform/work/fair-queue.ts";
import { checkCertificate } from "../certificate.ts";
import { copies } from "./families.ts";
import { type Paper, type Printed, type Sheet, sheetOf } from "./sheet.ts";

const here = import.meta.dirname;
const program = programIn(join(here, "print.child.ts"), [here, copies], true);

const busy = "Many certificates are being printed right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 40, all: 200, busy, retryAfter: 10 }));
const keptOf = perPlatform(
  () => new LRUCache<string, Uint8Array>({ maxSize: 16_000_000, sizeCalculation: ({ length }) => length }),
);

/** The PDF of a valid certificate, the same each time. Throws NOT_FOUND for one that is revoked or was never issued. */
export async function certificatePdf(
  platform: Platform,
  viewer: Viewer,
  typed: string,
  paper: Paper,
): Promise<{ code: string; bytes: Uint8Array }> {
  const { code, certificate } = await checkCertificate(platform, viewer, typed);
  if (!certificate) throw notFound("Certificate");
  const cache = keptOf(platform);
  const key = `${code} ${paper}`;
  const bytes =
    cache.get(key) ??
    (await queueOf(platform)(viewer.address ?? code, () => print(platform, sheetOf(platform, certificate, paper))));
  cache.set(key, bytes);
  return { code, bytes };
}

async function print(platform: Platform, sheet: Sheet): Promise<Uint8Array> {
  const printed = await answerApart<Printed>(platform, program, sheet);
  if (!printed) throw new DomainError("UNAVAILABLE", ourFault, { retryAfter: 10 });
  return printed.bytes;
}
