import { afterAll, vi } from "vitest";
import { opened } from "../opened.ts";

/** Ends what a test file leaves behind, because files share their modules and globals (`isolate: false`). */
async function end() {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { close } of [...opened].reverse()) await close();
  opened.clear();
}

// No hook runs in a file whose tests are all skipped. Its service would do the jobs of the next file.
await end();
afterAll(end);
