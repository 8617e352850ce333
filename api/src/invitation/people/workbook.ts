import { once } from "node:events";
import { join, sep } from "node:path";
import { invalid } from "../../platform/errors.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { confine, type Program, startChild } from "../../platform/work/apart/launch.ts";
import { watchMemory } from "../../platform/work/apart/memory.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";

const here = import.meta.dirname;
const program: Program = {
  main: join(here, "workbook.child.ts"),
  confine,
  readable: [join(here, ".."), join(here, "../../platform"), join(here, "../../../../node_modules")].map(
    (path) => `${path}${sep}*`,
  ),
};

const busy = "Many files are being read right now. Please try again in a moment.";
const queueOf = perPlatform(() => fairQueue({ atOnce: 1, each: 5, all: 50, busy, retryAfter: 10 }));

/** The rows of a workbook's first sheet. It is unpacked in a process of its own, with which a bomb ends. */
export const workbookRows = (platform: Platform, userId: string, bytes: Uint8Array): Promise<string[][]> =>
  queueOf(platform)(userId, async () => {
    const { child } = await startChild(program);
    const late = setTimeout(() => child.kill("SIGKILL"), platform.settings.readMillis);
    void watchMemory(child);
    try {
      const ended = once(child, "exit").then((): [{ rows: null }] => [{ rows: null }]);
      child.send(bytes, () => {});
      const [{ rows }] = await Promise.race([once(child, "message") as Promise<[{ rows: string[][] | null }]>, ended]);
      if (rows === null) throw invalid("file", "The file cannot be read. Send a workbook (XLSX), or CSV in UTF-8.");
      return rows;
    } finally {
      clearTimeout(late);
      child.kill("SIGKILL");
    }
  });
