import { parsePrismaCursor } from "@pothos/plugin-prisma";
import { Attempt } from "../../attempt/attempt.graphql.ts";
import { Content, ownersOnly, Question } from "../../content/content.graphql.ts";
import { questionFacts, type ReadableQuestion } from "../../content/question/question.policy.ts";
import type { Prisma } from "../../generated/prisma/client.ts";
import { invalid } from "../../platform/errors.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { type PageArguments, rowsOf } from "../../platform/graphql/page-arguments.ts";
import { zoneOf } from "../../platform/identity/viewer.ts";
import { ResultsFilterInput } from "../results.graphql.ts";
import { answersOf, correctAnswers, type ShownAnswer } from "./details.ts";
import { attemptOrders, type AttemptOrder as Order } from "./filter.rules.ts";
import { countAttempts, filtered, orderOf, readFilter } from "./filter.ts";

const AttemptOrder = builder.enumType("AttemptOrder", {
  values: Object.fromEntries(attemptOrders.map((order) => [order.toUpperCase(), { value: order }])) as {
    [Name in Uppercase<Order>]: { value: Order };
  },
});

/** When the attempt of a cursor was handed in. */
function timeIn(name: string, cursor: string): Date {
  const [contentId, completedAt, id, ...rest] = [parsePrismaCursor(cursor)].flat();
  if (typeof contentId === "string" && completedAt instanceof Date && typeof id === "string" && rest.length === 0)
    return completedAt;
  throw invalid(name, `${name} is no cursor of this list`);
}

/** What cursors say of the time, once more: by this PostgreSQL finds a page without walking there from the beginning. */
function within(order: Order, { after, before }: PageArguments): Prisma.AttemptWhereInput[] {
  const [from, to] = [after && timeIn("after", after), before && timeIn("before", before)];
  const [newest, oldest] = order === "oldest" ? [to, from] : [from, to];
  if (order !== "newest" && order !== "oldest") return [];
  return [newest ? { completedAt: { lte: newest } } : {}, oldest ? { completedAt: { gte: oldest } } : {}];
}

builder.prismaObjectField(Content, "attempts", (t) =>
  t.relatedConnection(
    "attempts",
    {
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
      // Pothos hands over the arguments of the page as well, without saying so.
      query: async ({ filter, order, ...page }, { platform, viewer }) => ({
        where: {
          AND: [filtered(await readFilter(platform, zoneOf(viewer), filter)), ...within(order ?? "newest", page)],
        },
        orderBy: orderOf(order ?? "newest"),
      }),
    },
    {
      name: "ContentAttemptsConnection",
      fields: (t) => ({
        totalCount: t.int({
          resolve: async ({ parent, args }, _args, { platform, viewer }) =>
            countAttempts(platform, parent, await readFilter(platform, zoneOf(viewer), args.filter)),
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
