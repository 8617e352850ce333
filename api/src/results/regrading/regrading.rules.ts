import { z } from "zod";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { writing } from "../../platform/shared/text.rules.ts";
import { reasonLimit } from "./regrading.shared.ts";

export const RegradingInput = z.object({
  revision: z.int32("Say by which revision the answers are graded").min(1),
  reason: writing(reasonLimit)
    .nullish()
    .transform((reason) => trimmed(reason) || null),
  mails: z
    .boolean()
    .nullish()
    .transform((mails) => mails ?? false),
});
