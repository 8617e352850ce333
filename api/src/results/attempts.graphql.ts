import { Attempt } from "../attempt/attempt.graphql.ts";
import { Content, ownersOnly, Question } from "../content/content.graphql.ts";
import { questionReadable, type ReadableQuestion } from "../content/question.ts";
import { builder } from "../platform/builder.ts";
import { answersOf, correctAnswers, type ShownAnswer } from "./details.ts";
import { readTotals } from "./stats.ts";

builder.prismaObjectField(Content, "attempts", (t) =>
  t.relatedConnection(
    "attempts",
    {
      cursor: "id",
      ...ownersOnly,
      description: "Newest first; at most 100 a page.",
      query: { orderBy: { id: "desc" } },
    },
    {
      name: "ContentAttemptsConnection",
      fields: (t) => ({
        totalCount: t.int({
          resolve: async ({ parent: { id } }, _args, { platform }) =>
            (await readTotals(platform, [id])).get(id)?.attempts ?? 0,
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
        include: questionReadable,
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return answers.flatMap(({ question, ...answer }) => {
        const row = byId.get(question.id);
        return row ? [{ ...answer, question: row }] : [];
      });
    },
  }),
}));
