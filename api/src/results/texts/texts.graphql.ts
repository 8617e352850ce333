import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import { type DefaultConnectionArguments, type PageInfoShape, resolveCursorConnection } from "@pothos/plugin-relay";
import type { z } from "zod";
import { Attempt } from "../../attempt/attempt.graphql.ts";
import { asSeenBy } from "../../attempt/attempt.policy.ts";
import { Content, ownersOnly, ownItem, Question } from "../../content/content.graphql.ts";
import { owns } from "../../content/content.policy.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { invalid } from "../../platform/errors.ts";
import { builder } from "../../platform/graphql/builder.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { countOfAllPages, forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { globalId, idOf } from "../../platform/graphql/ids.ts";
import { pageLimit, pageSize, rowsOf } from "../../platform/graphql/list/page-arguments.ts";
import { nullUnless } from "../../platform/graphql/scopes.ts";
import type { Position } from "../../platform/rest/page.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { filterText, ResultsFilterInput } from "../attempts/filter.graphql.ts";
import { QuestionResultType } from "../questions/questions.graphql.ts";
import { marksChangedAt, markText } from "./marks.ts";
import { readSelection } from "./selection.ts";
import type { TextQuestion } from "./text-question.ts";
import * as contract from "./texts.contract.ts";
import type { TextSearch } from "./texts.rules.ts";
import { countTexts, listTexts, type OpenAnswer } from "./texts.ts";

const toTokens = "null if none was given, and to tokens without `participants:read`.";

const OpenAnswerType = builder.objectRef<OpenAnswer>("OpenAnswer").implement({
  description: "An answer in a participant's own words.",
  authScopes: { public: true },
  fields: (t) => ({
    id: t.id({
      description: "Id that is the same wherever the answer is found.",
      resolve: ({ attemptId, questionId }) => globalId("OpenAnswer", `${attemptId}:${questionId}`),
    }),
    attemptKey: t.exposeString("attemptId", { description: "The key of the attempt, which is its id in REST." }),
    attemptId: t.id({
      description: "The global id of the attempt.",
      resolve: ({ attemptId }) => globalId("Attempt", attemptId),
    }),
    ...fieldsOf(t, contract.OpenAnswer, ["text", "completedAt", "isStarred", "isHidden"]),
    participantName: t.string({
      nullable: true,
      description: `Name of the participant; ${toTokens}`,
      resolve: (text, _args, { viewer }) => asSeenBy(viewer, text).participantName,
    }),
    participantEmail: t.string({
      nullable: true,
      description: `Email address of the participant; ${toTokens}`,
      resolve: (text, _args, { viewer }) => asSeenBy(viewer, text).participantEmail,
    }),
  }),
});

const cursorOf = ({ completedAt, attemptId }: OpenAnswer) =>
  formatPrismaCursor({ completedAt, id: attemptId }, ["completedAt", "id"]);

function positionFrom(argument: "after" | "before", cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [time, id] = [parsePrismaCursor(cursor)].flat();
  if (time instanceof Date && typeof id === "string") return { time, id };
  throw invalid(argument, `${argument} is not a cursor of this list`);
}

interface Asked extends DefaultConnectionArguments {
  filter?: object | null | undefined;
}

async function pageOfTexts({ platform, viewer }: Context, question: TextQuestion, { filter, ...args }: Asked) {
  const selection = await readSelection(platform, viewer, question.contentId, { search: args, filter });
  const { edges, pageInfo } = (await resolveCursorConnection(
    { args, maxSize: pageLimit, defaultSize: pageSize, toCursor: (row) => cursorOf(row as OpenAnswer) },
    ({ after, before, inverted, limit }) =>
      listTexts(platform, question, selection, {
        after: positionFrom("after", after),
        before: positionFrom("before", before),
        isBackwards: inverted,
        limit,
      }),
  )) as { edges: { cursor: string; node: OpenAnswer }[]; pageInfo: PageInfoShape };
  return { edges, pageInfo, totalCount: () => countTexts(platform, question, selection) };
}

const Edge = builder.edgeObject({ type: OpenAnswerType, name: "QuestionTextsConnectionEdge" });

const Connection = builder.connectionObject(
  {
    type: OpenAnswerType,
    name: "QuestionTextsConnection",
    fields: (t) => ({
      totalCount: t.int({
        description: countOfAllPages,
        resolve: (page) => (page as unknown as Awaited<ReturnType<typeof pageOfTexts>>).totalCount(),
      }),
    }),
  },
  Edge,
);

const textArguments = builder.args((t) => ({
  filter: t.field({ type: ResultsFilterInput, description: filterText }),
  contains: t.string({ description: "Text in the answer, ignoring case." }),
  starred: t.boolean({ description: "True for texts with a star; false for texts without one." }),
  hidden: t.boolean({ description: "True for hidden texts; false for the others." }),
  markedSince: t.field({
    type: "DateTime",
    description: "Only texts whose star or hidden mark was set or removed at this time or later.",
  }),
}));

const what =
  'Texts that people wrote, newest first: the answers to a text question, and the texts entered for "Other", in all wordings of the question. Participants see some of them if the question is shared, without names, and otherwise none.';
/** An index serves a page without conditions. */
const complexity = ({ filter, ...asked }: Asked & Partial<z.input<typeof TextSearch>>) => {
  const { contains, starred, hidden, markedSince } = asked;
  const isNarrowed = filter || contains || [starred, hidden, markedSince].some((value) => value != null);
  return { field: isNarrowed ? costOf.counting : 1, multiplier: rowsOf(asked) };
};

builder.objectField(QuestionResultType, "texts", (t) =>
  t.connection(
    {
      type: OpenAnswerType,
      description: what,
      args: textArguments,
      complexity,
      resolve: ({ question }, args, context) => pageOfTexts(context, question, args),
    },
    Connection,
    Edge,
  ),
);

/** Owners of the question's item who may read its results. */
export const questionOwnersOnly = nullUnless(
  (viewer, { content }: ReadableQuestion) => owns(viewer, content),
  "Null for everyone except the item's owner.",
  "results:read",
);

builder.prismaObjectField(Question, "texts", (t) =>
  t.connection(
    {
      ...questionOwnersOnly(what),
      type: OpenAnswerType,
      args: textArguments,
      complexity,
      resolve: (question, args, context) => pageOfTexts(context, question, args),
    },
    Connection,
    Edge,
  ),
);

builder.prismaObjectField(Content, "textsMarkedAt", (t) =>
  t.field({
    type: "DateTime",
    ...ownersOnly("results:read")(
      "Time when the star or hidden mark of an answer in a participant's own words was last set or removed; null if never.",
    ),
    resolve: ({ id }, _args, { platform }) => marksChangedAt(platform, id),
  }),
);

builder.mutationField("markText", (t) =>
  t.field({
    type: OpenAnswerType,
    description:
      "Stars or hides a text at one of your items, or removes the mark. Figures stay the same; presentations leave out hidden texts.",
    ...forSignedIn(gives("The answer with its current marks.")),
    args: {
      contentId: t.arg.globalID(ownItem),
      question: t.arg.globalID(idOf(Question, "the question, in any of its wordings")),
      attempt: t.arg.globalID(idOf(Attempt, "the attempt")),
      isStarred: t.arg.boolean({ description: "Whether it has a star; unchanged if absent." }),
      isHidden: t.arg.boolean({ description: "Whether it is hidden; unchanged if absent." }),
    },
    resolve: async (_root, { contentId, question, attempt, ...marks }, { platform, viewer }) =>
      markText(platform, viewer, { contentId: contentId.id, questionId: question.id, attemptId: attempt.id }, marks),
  }),
);
