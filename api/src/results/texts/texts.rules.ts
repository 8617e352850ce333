import { z } from "zod";
import { text } from "../../platform/shared/text.rules.ts";

export const TextSearch = z.object({
  contains: text(200)
    .nullish()
    .transform((value) => value?.trim() || null),
});
