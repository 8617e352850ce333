import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import { type PageInfoShape, resolveCursorConnection } from "@pothos/plugin-relay";
import { invalid, parse } from "../../platform/errors.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { counted } from "../../platform/graphql/descriptions.ts";
import { pageLimit, pageSize, rowsOf } from "../../platform/graphql/list/page-arguments.ts";
import type { Position } from "../../platform/rest/page.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { readFilter } from "../attempts/filter.ts";
import { QuestionResultType } from "../questions/questions.graphql.ts";
import { TextSearch } from "./texts.rules.ts";
import { countTexts, listTexts, type OpenAnswer } from "./texts.ts";

const OpenAnswerType = builder.objectRef<OpenAnswer>("OpenAnswer").implement({
  description: "An answer in somebody's own words.",
  authScopes: { public: true },
  fields: (t) => ({
    attemptKey: t.exposeString("attemptId", { description: "The key of the attempt, as REST writes its id." }),
    text: t.exposeString("text", { description: "What was written." }),
    completedAt: t.expose("completedAt", { type: "DateTime", description: "When it was submitted." }),
  }),
});

const cursorOf = ({ completedAt, attemptId }: OpenAnswer) =>
  formatPrismaCursor({ completedAt, id: attemptId }, ["completedAt", "id"]);

function positionFrom(argument: "after" | "before", cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [time, id] = [parsePrismaCursor(cursor)].flat();
  if (time instanceof Date && typeof id === "string") return { time, id };
  throw invalid(argument, `${argument} is no cursor of this list`);
}

builder.objectField(QuestionResultType, "texts", (t) =>
  t.connection(
    {
      type: OpenAnswerType,
      description:
        'What people wrote, newest first: the answers to a question for a text, and what was written beside "Other". Takers never see it.',
      args: {
        filter: t.arg({ type: ResultsFilterInput, description: filterText }),
        contains: t.arg.string({ description: "Only texts with this in them, whatever the case." }),
      },
      complexity: (page) => ({ field: costOf.counting, multiplier: rowsOf(page) }),
      resolve: async ({ question }, { filter, contains, ...args }, { platform, viewer }) => {
        const wanted = { ...parse(TextSearch, { contains }), filter: await readFilter(platform, viewer, filter) };
        const { edges, pageInfo } = (await resolveCursorConnection(
          { args, maxSize: pageLimit, defaultSize: pageSize, toCursor: (row) => cursorOf(row as OpenAnswer) },
          ({ after, before, inverted, limit }) =>
            listTexts(platform, question, wanted, {
              after: positionFrom("after", after),
              before: positionFrom("before", before),
              isBackwards: inverted,
              limit,
            }),
        )) as { edges: { cursor: string; node: OpenAnswer }[]; pageInfo: PageInfoShape };
        return { edges, pageInfo, totalCount: () => countTexts(platform, question, wanted) };
      },
    },
    {
      name: "QuestionTextsConnection",
      fields: (t) => ({
        totalCount: t.int({ description: counted, resolve: ({ totalCount }) => totalCount() }),
      }),
    },
    { name: "QuestionTextsConnectionEdge" },
  ),
);
