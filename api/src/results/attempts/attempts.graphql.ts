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
import { filterText, ResultsFilterInput } from "./filter.graphql.ts";
import type { AttemptOrder as Order } from "./filter.rules.ts";
import { readFilter } from "./filter.ts";
import { listAttempts } from "./list.ts";
import type { Position } from "./position.ts";

const AttemptOrder = builder.enumType("AttemptOrder", {
  description: "The order of a list of attempts.",
  values: {
    NEWEST: { value: "newest", description: "The last submitted first." },
    OLDEST: { value: "oldest", description: "The first submitted first." },
    HIGHEST: { value: "highest", description: "The best score first; those without one last." },
    LOWEST: { value: "lowest", description: "The worst score first; those without one last." },
    SLOWEST: { value: "slowest", description: "The longest duration first; those without one last." },
    FASTEST: { value: "fastest", description: "The shortest duration first; those without one last." },
  } as const satisfies Record<Uppercase<Order>, { value: Order; description: string }>,
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
      ...ownersOnly("The attempts, newest first unless asked otherwise; at most 100 a page."),
      args: {
        filter: t.arg({ type: ResultsFilterInput, description: filterText }),
        order: t.arg({ type: AttemptOrder, defaultValue: "newest", description: "The order of the list." }),
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
      question: t.field({
        type: Question,
        description: "The version that was shown.",
        resolve: ({ question }) => question,
      }),
      choices: t.intList({
        description: "The indexes of the chosen options, from 0; empty where the question was left out.",
        resolve: ({ choices }) => [...choices],
      }),
      isCorrect: t.exposeBoolean("isCorrect", {
        nullable: true,
        description: "Whether the right option was chosen; null where nothing is right or wrong.",
      }),
      weight: t.exposeFloat("weight", {
        nullable: true,
        description: "The weight of the chosen option; null for quizzes and surveys, and where none was chosen.",
      }),
    }),
  });

builder.prismaObjectFields(Attempt, (t) => ({
  correctAnswers: t.int({
    nullable: true,
    description: "The number of right answers; null where nothing is right or wrong.",
    resolve: async (attempt, _args, { platform }) => correctAnswers(await answersOf(platform, attempt)),
  }),
  answers: t.field({
    type: [AttemptAnswer],
    description: "The questions in the order they were shown, with the answers to them.",
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
