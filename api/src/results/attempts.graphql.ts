import { Attempt } from "../attempt/attempt.graphql.ts";
import { Content, ownersOnly, Question } from "../content/content.graphql.ts";
import { questionFacts, type ReadableQuestion } from "../content/question.policy.ts";
import { builder } from "../platform/builder.ts";
import { costOf } from "../platform/cost.ts";
import { rowsOf } from "../platform/page-arguments.ts";
import { answersOf, correctAnswers, type ShownAnswer } from "./details.ts";
import { attemptOrders, type AttemptOrder as Order } from "./filter.rules.ts";
import { countAttempts, filtered, orderOf, readFilter } from "./filter.ts";
import { ResultsFilterInput } from "./results.graphql.ts";

const AttemptOrder = builder.enumType("AttemptOrder", {
  values: Object.fromEntries(attemptOrders.map((order) => [order.toUpperCase(), { value: order }])) as {
    [Name in Uppercase<Order>]: { value: Order };
  },
});

builder.prismaObjectField(Content, "attempts", (t) =>
  t.relatedConnection(
    "attempts",
    {
      cursor: "id",
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
      query: ({ filter, order }) => ({ where: filtered(filter), orderBy: orderOf(order ?? "newest") }),
    },
    {
      name: "ContentAttemptsConnection",
      fields: (t) => ({
        totalCount: t.int({
          resolve: ({ parent, args }, _args, { platform }) => countAttempts(platform, parent, readFilter(args.filter)),
        }),
      }),
    },
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
      const rows = await platform.db.question.findMany({
        where: { id: { in: answers.map(({ question }) => question.id) } },
        include: questionFacts,
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return answers.flatMap(({ question, ...answer }) => {
        const row = byId.get(question.id);
        return row ? [{ ...answer, question: row }] : [];
      });
    },
  }),
}));
