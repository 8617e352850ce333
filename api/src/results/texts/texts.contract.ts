import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";
import { nextCursor } from "../../platform/rest/page.ts";
import { PageQuery } from "../attempts/filter.contract.ts";

const OpenAnswer = z
  .object({
    attemptId: id,
    questionId: id.meta({ description: "The version of the question that was answered." }),
    text: z.string().meta({ example: "More bicycle stands, please." }),
    completedAt: timestamp,
  })
  .meta({ id: "OpenAnswer", description: "An answer in somebody's own words." });

const OpenAnswerList = z
  .object({
    texts: z.array(OpenAnswer),
    total: z.int().meta({ description: "Those on all pages." }),
    nextCursor,
  })
  .meta({ id: "OpenAnswerList", description: "A page of what people wrote." });
export type OpenAnswerList = z.output<typeof OpenAnswerList>;

export const listTexts = promised({
  operationId: "listTexts",
  tag: "Results",
  summary: "What people wrote in answer to a question, newest first",
  description:
    'Of a question for a text the answers, of a choice what was written beside "Other"; in all wordings of the question. Takers never see them.',
  account: "required",
  scopes: ["results:read"],
  query: PageQuery.extend({
    contains: z.string().max(200).optional().meta({ description: "Has this in it, whatever the case." }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of texts.", body: OpenAnswerList } },
});
