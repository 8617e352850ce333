import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor, since } from "../../platform/rest/page.ts";
import { PageQuery } from "../attempts/filter.contract.ts";

const isStarred = z.boolean().meta({ description: "Whether the owner marked it as worth keeping." });
const isHidden = z.boolean().meta({ description: "Whether the owner hid it: presentations and takers never get it." });

const OpenAnswer = z
  .object({
    attemptId: id,
    questionId: id.meta({ description: "The version of the question that was answered." }),
    text: z.string().meta({ example: "More bicycle stands, please." }),
    completedAt: timestamp,
    participantName: z
      .string()
      .nullable()
      .meta({ description: "Null where none was given, and to tokens without `participants:read`." }),
    participantEmail: z
      .string()
      .nullable()
      .meta({ description: "Null where none was given, and to tokens without `participants:read`." }),
    isStarred,
    isHidden,
  })
  .meta({ id: "OpenAnswer", description: "An answer in somebody's own words." });
export type OpenAnswer = z.output<typeof OpenAnswer>;

const OpenAnswerList = z
  .object({
    texts: z.array(OpenAnswer),
    total: z.int().meta({ description: "Those on all pages." }),
    nextCursor,
  })
  .meta({ id: "OpenAnswerList", description: "A page of what people wrote." });
export type OpenAnswerList = z.output<typeof OpenAnswerList>;

const flag = z.enum(["true", "false"]).optional();

export const listTexts = promised({
  operationId: "listTexts",
  tag: "Results",
  summary: "What people wrote in answer to a question, newest first",
  description:
    'Of a question for a text the answers, of a choice what was written beside "Other"; in all wordings of the question. Hidden ones are among them unless `hidden` is `false`. Takers see some of those of a question that is `isShared`, without names, and no others.',
  account: "required",
  scopes: ["results:read"],
  query: PageQuery.extend({
    contains: z.string().max(200).optional().meta({ description: "Has this in it, whatever the case." }),
    starred: flag.meta({ description: "Only those with a star, or only those without." }),
    hidden: flag.meta({ description: "Only those that were hidden, or only those that were not." }),
    markedSince: since.optional().meta({
      description: "Only those that were starred or hidden at this time or later, or of which that was taken back.",
      example: "2026-11-22T09:30:00Z",
    }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of texts.", body: OpenAnswerList } },
});

export const markText = promised({
  operationId: "markText",
  tag: "Results",
  summary: "Star or hide what somebody wrote",
  description:
    "A field that is absent leaves that mark as it is, so sending the same again changes nothing. Marks are the owner's alone, and go with the attempt. No figure changes.",
  account: "required",
  scopes: ["results:write"],
  body: z.object({ isStarred: isStarred.optional(), isHidden: isHidden.optional() }).meta({ id: "AnswerMarks" }),
  answers: { 200: { description: "The answer as it is marked now.", body: OpenAnswer } },
});
