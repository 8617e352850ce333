import { z } from "zod";
import { optionalText, secureLink } from "../../platform/shared/text.rules.ts";
import { endingLimits } from "./endings.shared.ts";

const { least, most } = endingLimits.seconds;
const seconds = `Enter ${least} to ${most} seconds`;

const link = z.strictObject({
  url: secureLink.meta({ description: "An https address.", example: "https://example.org/next" }),
  label: optionalText(endingLimits.label).meta({ description: "What the link says; else where it leads." }),
  afterSeconds: z.int(seconds).min(least, seconds).max(most, seconds).nullish().meta({
    description:
      "The page follows the link by itself after as many seconds, unless its reader stops it; never in an embedded page. Null for by hand alone.",
  }),
});

const ending = z
  .strictObject({
    text: optionalText(endingLimits.text).meta({ description: "Formatted as the item's other texts." }),
    link: link.nullish(),
  })
  .nullish();

export const EndingsEdit = z.strictObject({
  everybody: ending.meta({ description: "Also for who passed or did not, where they have none of their own." }),
  passed: ending.meta({ description: "Of quizzes: for who reached the pass mark, and may know it." }),
  failed: ending.meta({ description: "Of quizzes: for who did not, and may know it." }),
});
export type EndingsEdit = z.output<typeof EndingsEdit>;
