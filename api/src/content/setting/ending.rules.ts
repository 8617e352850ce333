import { z } from "zod";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { optionalText, secureLink } from "../../platform/shared/text.rules.ts";
import { endingLimits } from "./limits.shared.ts";

const { least, most } = endingLimits.seconds;
const seconds = `Enter ${least} to ${most} seconds`;

export const EndingLinkEdit = z
  .strictObject({
    url: secureLink.meta({ description: "URL with https.", example: "https://example.org/next" }),
    label: optionalText(endingLimits.label).meta({ description: "Text of the link; null for its host." }),
    afterSeconds: z.int(seconds).min(least, seconds).max(most, seconds).nullish().meta({
      description:
        "Seconds after which the page follows the link, unless the participant stops it; null for never. Embedded pages never do.",
    }),
  })
  .register(shapes, { name: "EndingLink", description: "Link that participants follow at the end." });

const ending = z
  .strictObject({
    text: optionalText(endingLimits.text).meta({ description: "Text in the item's format." }),
    link: EndingLinkEdit.nullish().meta({ description: "Link that participants follow at the end." }),
  })
  .register(shapes, {
    name: "Ending",
    description: "Text and link at the end, below the result.",
  })
  .nullish();

export const EndingsEdit = z
  .strictObject({
    everybody: ending.meta({
      description: "Ending for everyone without a separate one.",
    }),
    passed: ending.meta({
      description: "Ending for participants who passed and may know it. Quizzes only.",
    }),
    failed: ending.meta({
      description: "Ending for participants who failed and may know it. Quizzes only.",
    }),
  })
  .register(shapes, {
    name: "Endings",
    description: "Texts and links at the end, below the result. `everybody` replaces an omitted one.",
  });
export type EndingsEdit = z.output<typeof EndingsEdit>;
