import { Attempt } from "../../attempt/attempt.graphql.ts";
import { Content, ownersOnly, Question } from "../../content/content.graphql.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { readableQuestions } from "../../content/question/question.ts";
import { inOrder } from "../../platform/data/rows.ts";
import { invalid } from "../../platform/errors.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { rowsOf } from "../../platform/graphql/page-arguments.ts";
import { zoneOf } from "../../platform/identity/viewer.ts";
import { countAttempts } from "./count.ts";
import { answersOf, correctAnswers, type ShownAnswer } from "./details.ts";
import { ResultsFilterInput } from "./filter.graphql.ts";
import { attemptOrders, type AttemptOrder as Order } from "./filter.rules.ts";
import { readFilter } from "./filter.ts";
import { listAttempts } from "./list.ts";
import type { Position } from "./position.ts";

const AttemptOrder = builder.enumType("AttemptOrder", {
  values: Object.fromEntries(attemptOrders.map((order) => [order.toUpperCase(), { value: order }])) as {
    [Name in Uppercase<Order>]: { value: Order };
  },
});

function positionFrom(cursor: object): Position {
  const [{ completedAt, id }] = Object.values(cursor) as [Partial<Position>];
  if (completedAt instanceof Date && typeof id === "string") return { completedAt, id };
  throw invalid("", "This is no cursor of this list");
}

builder.prismaObjectField(Content, "attempts", (t) =>
  t.prismaConnection(
    {
      type: Attempt,
      cursor: "contentId_completedAt_id",
      ...ownersOnly,
      description: "Newest first unless asked otherwise; at most 100 a page.",
      args: {
        filter: t.arg({ type: ResultsFilterInput }),
        order: t.arg({ type: AttemptOrder, defaultValue: "newest" }),
      },
      complexity: ({ filter, ...page }) => ({
        field: filter ? costOf.counting : 1,
        multiplier: rowsOf(page),
      }),
      totalCount: async (content, { filter }, { platform, viewer }) =>
        countAttempts(platform, content, await readFilter(platform, zoneOf(viewer), filter)),
      resolve: async ({ cursor, take, skip: _, ...query }, { id }, { filter, order }, { platform, viewer }) => {
        const rows = await listAttempts(platform, id, await readFilter(platform, zoneOf(viewer), filter), {
          order: order ?? "newest",
          from: cursor && positionFrom(cursor),
          isBackwards: take < 0,
          limit: Math.abs(take),
        });
        const ids = rows.map(({ id }) => id);
        return inOrder(ids, await platform.db.attempt.findMany({ ...query, where: { id: { in: ids } } }));
      },
    },
    { name: "ContentAttemptsConnection" },
    { name: "ContentAttemptsConnectionEdge" },
  ),
);

const AttemptAnswer = builder
  .objectRef<Omit<ShownAnswer, "question"> & { question: ReadableQuestion }>("AttemptAnswer")
  .implement({
    description: "A question as it was shown, with what was chosen.",
    authScopes: { public: true },
    fields: (t) => ({
      question: t.field({ type: Question, resolve: ({ question }) => question }),
      choices: t.intList({ resolve: ({ choices }) => [...choices] }),
      isCorrect: t.exposeBoolean("isCorrect", { nullable: true }),
      weight: t.exposeFloat("weight", { nullable: true }),
    }),
  });

builder.prismaObjectFields(Attempt, (t) => ({
  correctAnswers: t.int({
    nullable: true,
    description: "Right answers; null where nothing is right or wrong.",
    resolve: async (attempt, _args, { platform }) => correctAnswers(await answersOf(platform, attempt)),
  }),
  answers: t.field({
    type: [AttemptAnswer],
    description: "In the order it was shown.",
    resolve: async (attempt, _args, { platform }) => {
      const answers = await answersOf(platform, attempt);
      const rows = await readableQuestions(platform, { id: { in: answers.map(({ question }) => question.id) } });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return answers.flatMap(({ question, ...answer }) => {
        const row = byId.get(question.id);
        return row ? [{ ...answer, question: row }] : [];
      });
    },
  }),
}));
