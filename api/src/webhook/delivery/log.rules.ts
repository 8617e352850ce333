import { z } from "zod";
import { timeText } from "../../platform/shared/text.rules.ts";

/** Finished messages of a webhook that are kept, and those on a page unless more or fewer are asked for. */
export const logLength = { kept: 500, shown: 50 } as const;

/** Messages that one recovery sends, and the days that it reaches back. */
export const recoveryLimit = { messages: 10_000, days: 30 } as const;

const notATime = "since is a time such as 2026-11-22T09:30:00Z";

export const Recovery = z.object({
  since: timeText(notATime).meta({
    description: `The time of the first event to send again, ${recoveryLimit.days} days ago at most. That of the example only shows the form.`,
    example: "2026-11-22T09:30:00Z",
  }),
});
