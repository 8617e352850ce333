import { z } from "zod";
import { kinds } from "../../content/content.shared.ts";
import { text, timeText } from "../../platform/shared/text.rules.ts";

export const ItemQuery = z.object({
  kind: z.enum(kinds).optional(),
  visibility: z.enum(["public", "private"]).optional(),
  q: text(200).optional(),
  order: z.enum(["newest", "oldest"]).default("newest"),
  since: timeText("since is a time such as 2026-11-22T09:30:00Z").optional(),
});
