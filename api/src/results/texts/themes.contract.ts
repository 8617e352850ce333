import { z } from "zod";
import { id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";

export const Themes = z
  .object({
    madeAt: timestamp.nullable().describe("Time when the themes were found; null if nobody has requested them."),
    texts: z.int().describe("Number of answers that were read, without answers deleted or hidden since."),
    isOld: z.boolean().describe("Whether answers or marks have changed since."),
    themes: z.array(
      z.object({
        name: z.string().meta({ description: "Short name of the theme.", example: "Parking for bicycles" }),
        sentence: z.string().describe("Summary of the theme in the words of the model."),
        texts: z.int().describe("Number of answers about the theme."),
        quotes: z.array(
          z.object({ attemptId: id, text: z.string().describe("Quotation from the answer, word for word.") }),
        ),
      }),
    ),
  })
  .meta({ id: "Themes", description: "Themes of the answers, as found by a language model." });
export type Themes = z.output<typeof Themes>;

export const readThemes = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "readThemes",
  summary: "Read the themes of the answers to a question",
  description: "Returns the themes found last, most frequent first.",
  answers: { 200: { description: "The themes; none if nobody has requested them.", body: Themes } },
});

export const findThemes = promised({
  ...ofAccount("Results", "results:write"),
  operationId: "findThemes",
  summary: "Find themes in the answers to a question with a language model",
  description:
    "Sends the newest 300 answers that are not hidden, without names, to the configured language model. Quotations are checked to be in an answer word for word, and the answers assigned to each theme are counted here. The themes replace those found before. Counts as a generation; closing the connection stops it.",
  answers: { 200: { description: "The themes.", body: Themes } },
  refusals: ["CONFLICT", "RATE_LIMITED", "GENERATION_FAILED", "GENERATION_UNAVAILABLE"],
});
