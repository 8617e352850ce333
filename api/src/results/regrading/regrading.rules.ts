import { z } from "zod";
import { trimmed } from "../../platform/shared/characters.shared.ts";
import { writing } from "../../platform/shared/text.rules.ts";
import { reasonLimit } from "./regrading.shared.ts";

export const RegradingInput = z.object({
  revision: z
    .int32("Say by which revision the answers are graded")
    .min(1)
    .meta({ description: "The current revision, as in the preview; CONFLICT if the item was saved since." }),
  reason: writing(reasonLimit)
    .nullish()
    .transform((reason) => trimmed(reason) || null)
    .meta({ description: "Reason given to participants whose result changes." }),
  mails: z
    .boolean()
    .nullish()
    .transform((mails) => mails ?? false)
    .meta({ description: "True to email participants whose result changes; only if the item emails results." }),
});
