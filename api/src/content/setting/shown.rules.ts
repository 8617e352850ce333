import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { shownParts, shownTimes } from "./limits.shared.ts";

export const ShownPart = z.enum(shownParts).register(shapes, { name: "ShownPart" });
const ShownTime = z.enum(shownTimes).register(shapes, { name: "ShownTime" });

/** Parts of the result that takers see, and when. */
export const ShownEdit = z
  .strictObject({
    what: z
      .array(ShownPart)
      .max(100)
      .nullish()
      .transform((parts) => shownParts.filter((part) => parts?.includes(part)))
      .pipe(z.array(ShownPart))
      .meta({ description: "Parts of the result that participants see. If empty or omitted, nothing is shown." }),
    when: ShownTime.nullish()
      .transform((when) => when ?? "AT_ONCE")
      .pipe(ShownTime)
      .meta({
        description: "Time from which they are shown. Defaults to AT_ONCE. AFTER_CLOSING requires a closing time.",
      }),
  })
  .register(shapes, {
    name: "ShownRule",
    description: "Parts of the result that participants see after submitting, and when they see them.",
  });
export type Shown = z.output<typeof ShownEdit>;
