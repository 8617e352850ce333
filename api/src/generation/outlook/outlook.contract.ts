import { z } from "zod";
import { difficulties, kinds } from "../../content/content.shared.ts";
import { ofAccount, promised } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { answers, more, pages, sourceFields, wishes } from "../generation.rules.ts";

/** A source to be read, and the questions to count in it. */
export const OutlookOrder = z
  .object({
    kind: z.enum(kinds).describe("The kind of the item."),
    ...sourceFields,
    pages,
    more,
    language: wishes.language.default(null),
    difficulty: z.enum(difficulties).default("medium"),
    answers,
  })
  .meta({ example: { kind: "QUIZ", url: "https://example.com/rivers" } });

const counts = {
  choices: z.int().nullable().meta({ description: "Questions with options; null with a language model.", example: 3 }),
  typed: z.int().nullable().meta({
    description: "Questions whose answers are typed; null with a language model.",
    example: 4,
  }),
};

const SourceSection = z
  .object({
    heading: z
      .string()
      .nullable()
      .meta({ description: "The heading; null for text above the first one.", example: "Trees" }),
    ...counts,
  })
  .register(shapes, { name: "SourceSection", description: "A section of a source." });

export const Outlook = z
  .object({
    title: z.string().nullable().meta({ description: "Title of the source; null without one.", example: "Trees" }),
    ...counts,
    sections: z.array(SourceSection).describe("Sections of the source, in its order."),
    difficulties: z
      .array(z.enum(difficulties).register(shapes, { name: "Difficulty" }))
      .describe("Difficulties whose questions differ; `medium` alone if none do."),
  })
  .register(shapes, {
    name: "Outlook",
    description: "Sections of a source, and the number of questions that it can give.",
  });
export type Outlook = z.output<typeof Outlook>;

export const readOutlook = promised({
  ...ofAccount("Drafts", "content:write"),
  operationId: "readOutlook",
  summary: "Read a source, to see its sections and how many questions it can give",
  description:
    "Send one of `url`, `text` and `pdfPath`. Stores nothing; counts as a generation. Closing the connection stops it.",
  body: OutlookOrder,
  answers: { 200: { description: "The sections and the counts.", body: Outlook } },
  refusals: ["SOURCE_UNREADABLE", "RATE_LIMITED", "GENERATION_FAILED"],
});
