import { afterAll, vi } from "vitest";
import { opened } from "./opened.ts";

/** Ends what a test file leaves behind, because files share their modules and globals (`isolate: false`). */
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { close } of [...opened].reverse()) await close();
  opened.clear();
});
