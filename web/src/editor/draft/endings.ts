import { z } from "zod";
import { endingLimits } from "../../../../api/src/content/setting/limits.shared.ts";

const DraftEnding = z.object({
  text: z.string(),
  link: z.object({ url: z.string(), label: z.string(), isLed: z.boolean(), afterSeconds: z.string() }),
});
export type DraftEnding = z.infer<typeof DraftEnding>;

export const noEnding: DraftEnding = {
  text: "",
  link: { url: "", label: "", isLed: false, afterSeconds: String(endingLimits.seconds.least) },
};

export const noEndings = { isSplit: false, everybody: noEnding, passed: noEnding, failed: noEnding };

/** `passed` and `failed` count only if `isSplit` is true. */
export const DraftEndings = z
  .object({ isSplit: z.boolean(), everybody: DraftEnding, passed: DraftEnding, failed: DraftEnding })
  .default(noEndings);
