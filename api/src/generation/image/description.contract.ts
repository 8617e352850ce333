import { z } from "zod";
import { ofAccount, promised } from "../../platform/rest/operation.ts";

const ImageDescription = z
  .object({
    description: z.string().meta({
      description: "A proposal, in plain words.",
      example: "A map of Europe on which the Rhine is drawn in blue.",
    }),
  })
  .meta({ id: "ImageDescription" });
export type ImageDescription = z.output<typeof ImageDescription>;

export const describeImage = promised({
  ...ofAccount("Generation", "content:write"),
  operationId: "describeImage",
  summary: "Have a language model propose the description of an image",
  description:
    "Sends the caller's own image to the configured language model. Nothing is stored; read the proposal before using it. Counts as a generation; closing the connection stops it.",
  body: z
    .object({ language: z.string().nullish().describe("Language to write in, as a BCP 47 tag; English by default.") })
    .meta({ id: "ImageDescriptionBody", example: { language: "en" } }),
  answers: { 200: { description: "The proposal.", body: ImageDescription } },
  refusals: ["RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
  says: { GENERATION_UNAVAILABLE: "Describing images needs a language model that sees them." },
});
