import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { seenShape, storedShape } from "../setting/stored.rules.ts";

const description = "Rules about access, times, order and results; absent without any. Absent rules are not set.";

/** Rules as takers see them before the receipt. */
export const TakenRules = z
  .object({
    ...seenShape,
    fields: z
      .array(z.string())
      .exactOptional()
      .meta({
        description:
          "Names of the parameters that links to the item may carry, which are sent with the response; over REST with `sig` if links are signed.",
        example: ["class"],
      }),
    needsPasscode: z
      .literal(true)
      .exactOptional()
      .meta({ description: "Whether participants need a passcode, sent in the `X-Passcode` header." }),
  })
  .register(shapes, {
    name: "ItemRules",
    description: "Rules about access, times, order and results of an item.",
    usual: { fields: [] },
  });
export type TakenRules = z.output<typeof TakenRules>;

export const takenRules = TakenRules.exactOptional().meta({ description });
/** Rules as their author wrote them. */
export const writtenRules = z.object(storedShape).exactOptional().meta({ description });
