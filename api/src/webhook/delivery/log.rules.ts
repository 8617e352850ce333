import { z } from "zod";
import { timeText } from "../../platform/shared/text.rules.ts";

/** Finished messages kept for a webhook, and the default length of a page. */
export const logLength = { kept: 500, shown: 50 } as const;

/** Messages sent by one recovery, and the number of days it can go back. */
export const recoveryLimit = { messages: 10_000, days: 30 } as const;

const notATime = "since is a time such as 2026-11-22T09:30:00Z";

export const Recovery = z.object({
  since: timeText(notATime).meta({
    description: `The time of the first event to send again, at most ${recoveryLimit.days} days ago. The time in the example only shows the format.`,
    example: "2026-11-22T09:30:00Z",
  }),
});
