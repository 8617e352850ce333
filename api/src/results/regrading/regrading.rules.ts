import { z } from "zod";
import { text } from "../../platform/shared/text.rules.ts";
import { reasonLimit } from "./regrading.shared.ts";

export const RegradingInput = z.object({
  revision: z.int32("Say by which revision the answers are graded").min(1),
  reason: text(reasonLimit)
    .nullish()
    .transform((reason) => reason?.trim() || null),
  mails: z
    .boolean()
    .nullish()
    .transform((mails) => mails ?? false),
});
