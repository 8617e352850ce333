import { z } from "zod";
import { text } from "../../../platform/shared/text.rules.ts";
import { deletionPortion } from "./deletion.shared.ts";

/** An empty filter would match everything, so deleting everything must be requested explicitly. */
export const AttemptChoice = z
  .object({
    ids: z
      .array(text(100))
      .min(1, "Choose at least one attempt")
      .max(deletionPortion, `Choose up to ${deletionPortion} attempts, or a filter`)
      .nullish(),
    filter: z.looseObject({}).nullish(),
    all: z.boolean().nullish(),
  })
  .refine(({ ids, filter, all }) => [ids != null, filter != null, all === true].filter(Boolean).length === 1, {
    path: ["ids"],
    message: "Say one of these: which attempts, a filter, or all of them",
  });
