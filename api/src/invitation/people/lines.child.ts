import type { Source } from "./file.ts";
import { linesIn } from "./lines.ts";

process.once("message", async ({ source }: { source: Source }) => {
  process.send?.({ read: await linesIn(source).catch(() => null) });
});
// The process that waits for the answer has ended.
process.once("disconnect", () => process.exit());
process.send?.("ready");
