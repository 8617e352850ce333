import { z } from "zod";
import { optionalText, secureLink } from "../../platform/shared/text.rules.ts";
import { endingLimits } from "./endings.shared.ts";

const { least, most } = endingLimits.seconds;
const seconds = `Enter ${least} to ${most} seconds`;

const link = z.strictObject({
  url: secureLink.meta({ description: "URL with https.", example: "https://example.org/next" }),
  label: optionalText(endingLimits.label).meta({ description: "Text of the link. Defaults to the host." }),
  afterSeconds: z.int(seconds).min(least, seconds).max(most, seconds).nullish().meta({
    description:
      "Seconds after which the page follows the link automatically, unless the participant stops it. Embedded pages never do. Null if only the participant follows it.",
  }),
});

const ending = z
  .strictObject({
    text: optionalText(endingLimits.text).meta({ description: "Text in the item's format." }),
    link: link.nullish(),
  })
  .nullish();

export const EndingsEdit = z.strictObject({
  everybody: ending.meta({
    description:
      "Ending for everyone, including participants who passed or failed if there is no separate ending for them.",
  }),
  passed: ending.meta({
    description: "Ending for participants who reached the pass mark and may know it. Quizzes only.",
  }),
  failed: ending.meta({
    description: "Ending for participants who did not reach the pass mark and may know it. Quizzes only.",
  }),
});
export type EndingsEdit = z.output<typeof EndingsEdit>;
