import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";

const Themes = z
  .object({
    madeAt: timestamp.nullable().meta({ description: "When they were found; null if nobody had them found." }),
    texts: z
      .int()
      .meta({ description: "The number of answers that were read, without those deleted or hidden since." }),
    isOld: z.boolean().meta({ description: "Whether answers or marks changed since." }),
    themes: z.array(
      z.object({
        name: z.string().meta({ example: "Parking for bicycles" }),
        sentence: z.string().meta({ description: "What people say about it, in the words of the model." }),
        texts: z.int().meta({ description: "The number of those answers that are about it." }),
        quotes: z.array(
          z.object({ attemptId: id, text: z.string().meta({ description: "Word for word from that answer." }) }),
        ),
      }),
    ),
  })
  .meta({ id: "Themes", description: "What people wrote about, as a language model sees it." });
export type Themes = z.output<typeof Themes>;

export const readThemes = promised({
  operationId: "readThemes",
  tag: "Results",
  account: "required",
  summary: "The themes of what people wrote",
  description: "Those that were found last, the most frequent first.",
  scopes: ["results:read"],
  answers: { 200: { description: "The themes; none if nobody had them found.", body: Themes } },
});

export const findThemes = promised({
  operationId: "findThemes",
  tag: "Results",
  account: "required",
  summary: "Have a language model find themes in what people wrote",
  description:
    "Sends the newest 300 answers that are not hidden, without names, to the language model that the service is set up with. What it quotes is checked to be in an answer word for word, and what it assigns is counted here. The themes replace those found before. Counts as a generation; hanging up stops it.",
  scopes: ["results:write"],
  answers: { 200: { description: "The themes.", body: Themes } },
  refusals: ["CONFLICT", "RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});
