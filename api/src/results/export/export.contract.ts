import { z } from "zod";
import { Attempt } from "../../attempt/attempt.contract.ts";
import { id, ofAccount, promised } from "../../platform/rest/operation.ts";
import { FilterQuery } from "../attempts/filter.contract.ts";
import { timeZone } from "../results.contract.ts";
import { ExportRequest } from "./export.rules.ts";

const ExportedAnswer = z.object({
  questionId: id,
  lineId: id.optional().describe("Id that is the same for every wording of a question."),
  questionText: z.string().optional().describe("Text of the wording that was answered."),
  chosen: z.array(z.int()).describe("The indexes of the chosen options, counted from 0."),
  texts: z.array(z.string().nullish()).meta({ description: "The texts of the chosen options.", example: ["Oslo"] }),
  other: z.string().optional().describe("Text entered for the option that asks for one."),
  text: z.string().optional().describe("Answer to a text question."),
  number: z.number().optional().describe("Answer to a number question."),
  rows: z
    .array(z.object({ row: z.string().optional(), chosen: z.int().nullable(), text: z.string().nullish() }))
    .optional()
    .describe("Rows of a matrix, each with the index and the text of its chosen point."),
});

const ExportedAttempt = Attempt.omit({ answers: true })
  .extend({
    completedAtLocal: z.string().meta({
      description: "Time of submission in the owner's time zone, with its offset.",
      example: "2026-01-31T13:00:00+01:00",
    }),
    timeZone,
    mostPoints: z.int().optional().describe("Highest possible points of the questions; absent without `credit`."),
    passed: z
      .boolean()
      .nullable()
      .optional()
      .describe("Whether the current pass mark was reached; absent without one."),
    columns: z
      .record(z.string(), z.string())
      .optional()
      .describe("Other columns of the list of people, by heading; absent without any."),
    certificate: z
      .string()
      .optional()
      .meta({ description: "Code of the certificate; absent without one.", example: "7QK2-M9XW-4TQZ-81RB" }),
    answers: z.array(ExportedAnswer).describe("Questions in the order of the results."),
  })
  .meta({ id: "ExportedAttempt", description: "An attempt with the texts of its questions and answers." });
export type ExportedAttempt = z.output<typeof ExportedAttempt>;

const ExportQuery = FilterQuery.extend({
  format: ExportRequest.shape.format,
  optionColumns: z
    .boolean()
    .optional()
    .describe(
      "Whether questions with several choices get a column of 0 and 1 for each option, instead of one with a list.",
    ),
  codes: z
    .boolean()
    .optional()
    .describe(
      "Whether tables have short variable names, codes next to labels, and 0 or 1 for each graded answer. A second sheet of XLSX describes them; for CSV, the format `codebook` does.",
    ),
});

const headers = z.object({
  "content-disposition": z.string().meta({ example: 'attachment; filename="capitals-of-the-north.csv"' }),
  "x-total-rows": z.string().meta({ description: "Number of attempts in the file.", example: "120" }),
});

export const exportResults = (noun: "Quiz" | "Survey") =>
  promised({
    ...ofAccount("Exports", "results:read"),
    operationId: `export${noun}Results`,
    summary: "Download all attempts as a file, or those that match a filter",
    description:
      "Oldest first, a row for each attempt. In tables, `Late (s)` is `unknown` if an item has a time limit and the start is unknown.",
    query: ExportQuery,
    answers: {
      200: {
        description: "The file, in the requested format.",
        headers,
        body: z.array(ExportedAttempt),
        otherBodies: {
          "text/csv": z.string().meta({
            description: "UTF-8 with a byte order mark.",
            example: "Submitted (UTC),Name,Email,Duration (s)\n2026-01-31 12:00:00,Ada Lovelace,ada@example.com,95\n",
          }),
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": z
            .string()
            .meta({ format: "binary", example: "PK…" }),
        },
      },
    },
  });
