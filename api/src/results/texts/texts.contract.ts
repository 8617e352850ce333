import { z } from "zod";
import { id, ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, since } from "../../platform/rest/page.ts";
import { PageQuery } from "../attempts/filter.contract.ts";

const isStarred = z.boolean().describe("Whether the owner marked it as worth keeping.");
const isHidden = z.boolean().describe("Whether the owner hid it from presentations and participants.");

export const OpenAnswer = z
  .object({
    attemptId: id,
    questionId: id.describe("The version of the question that was answered."),
    text: z.string().meta({ description: "Text of the answer.", example: "More bicycle stands, please." }),
    completedAt: timestamp.describe("Time of submission."),
    participantName: z
      .string()
      .nullable()
      .describe("Name of the participant; null if none was given, and to tokens without `participants:read`."),
    participantEmail: z
      .string()
      .nullable()
      .describe("Email address of the participant; null if none was given, and to tokens without `participants:read`."),
    isStarred,
    isHidden,
  })
  .meta({ id: "OpenAnswer", description: "An answer in a participant's own words." });
export type OpenAnswer = z.output<typeof OpenAnswer>;

const OpenAnswerList = z
  .object({ texts: z.array(OpenAnswer), total: z.int().describe("Number of texts on all pages."), nextCursor })
  .meta({ id: "OpenAnswerList", description: "A page of texts." });
export type OpenAnswerList = z.output<typeof OpenAnswerList>;

const flag = z.enum(["true", "false"]).optional();

export const listTexts = promised({
  ...ofAccount("Results", "results:read"),
  operationId: "listTexts",
  summary: "List the texts written in answer to a question, newest first",
  description:
    'Returns the answers to a text question, or the texts entered for "Other" of a choice, in all wordings of the question. Hidden texts are included unless `hidden` is `false`. Participants see some of the texts of a question that is `isShared`, without names, and no others.',
  query: PageQuery.extend({
    contains: z.string().max(200).optional().describe("Text in the answer, ignoring case."),
    starred: flag.describe("True for texts with a star; false for texts without one."),
    hidden: flag.describe("True for hidden texts; false for the others."),
    markedSince: since.optional().meta({
      description: "Only texts whose star or hidden mark was set or removed at this time or later.",
      example: "2026-11-22T09:30:00Z",
    }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of texts.", body: OpenAnswerList } },
});

export const markText = promised({
  ...ofAccount("Results", "results:write"),
  operationId: "markText",
  summary: "Star or hide a text",
  description:
    "An absent field leaves its mark unchanged, so repeating a request changes nothing. Only the owner sees the marks, which are deleted with the attempt. No figure changes.",
  body: z.object({ isStarred: isStarred.optional(), isHidden: isHidden.optional() }).meta({ id: "AnswerMarks" }),
  answers: { 200: { description: "The answer with its current marks.", body: OpenAnswer } },
});
