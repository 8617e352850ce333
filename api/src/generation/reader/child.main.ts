/** The main program of a child: reports that it is ready, then answers requests one by one. */
import { DomainError } from "../../platform/errors.ts";
import type { Reply } from "./child.messages.ts";
import type { Call } from "./tasks.child.ts";
import { perform } from "./tasks.child.ts";

process.on("message", async (call: Call) => {
  process.send?.(await perform(call).then((value): Reply => ({ value }), refusal));
});
// The process that waits for the answer is gone.
process.once("disconnect", () => process.exit());
process.send?.("ready");

function refusal(error: unknown): Reply {
  if (!(error instanceof DomainError)) return { error: error instanceof Error ? error.name : "Error" };
  const { code, message, errorType, url } = error;
  return { refusal: { code, message, errorType, url } };
}
