import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import { AnswerResult } from "../../attempt/attempt.contract.ts";
import { Attempt } from "../../attempt/attempt.graphql.ts";
import { givenFields } from "../../attempt/given.graphql.ts";
import { Content, ownersOnly, Question } from "../../content/content.graphql.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { readableQuestions } from "../../content/question/question.ts";
import type { Attempt as StoredAttempt } from "../../generated/prisma/client.ts";
import { invalid } from "../../platform/errors.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { countOfAllPages } from "../../platform/graphql/descriptions.ts";
import { pageOfList } from "../../platform/graphql/list/list.ts";
import { rowsOf } from "../../platform/graphql/list/page-arguments.ts";
import { selects } from "../../platform/graphql/selection.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { countAttempts } from "./count.ts";
import { answersOf, correctAnswers, type ShownAnswer } from "./details.ts";
import { filterText, ResultsFilterInput } from "./filter.graphql.ts";
import type { AttemptOrder as Order } from "./filter.rules.ts";
import { readFilter } from "./filter.ts";
import { attemptsWith, listAttempts, type Place } from "./list.ts";

const AttemptOrder = enumOf<Order>("AttemptOrder", "The order of a list of attempts.", {
  newest: "Newest submission first.",
  oldest: "Oldest submission first.",
  highest: "Best score first; attempts without a score last.",
  lowest: "Worst score first; attempts without a score last.",
  slowest: "Longest duration first; attempts without a duration last.",
  fastest: "Shortest duration first; attempts without a duration last.",
});

const cursorOf = (attempt: StoredAttempt) =>
  formatPrismaCursor({ ...attempt }, ["percentage", "duration", "completedAt", "id"]);

const isNumberOrNull = (value: unknown) => value === null || typeof value === "number";

/**
 * Undefined without a cursor. Throws VALIDATION_FAILED for a cursor from another list, or from before cursors had these
 * four parts.
 */
function placeFrom(argument: "after" | "before", cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [percentage, duration, time, id] = [parsePrismaCursor(cursor)].flat();
  if (isNumberOrNull(percentage) && isNumberOrNull(duration) && time instanceof Date && typeof id === "string")
    return { percentage, duration, time, id };
  throw invalid(argument, `${argument} is not a cursor of this list`);
}

builder.prismaObjectField(Content, "attempts", (t) =>
  t.connection(
    {
      type: Attempt,
      ...ownersOnly("results:read")("The attempts, newest first by default; at most 100 per page."),
      args: {
        filter: t.arg({ type: ResultsFilterInput, description: filterText }),
        order: t.arg({ type: AttemptOrder, defaultValue: "newest", description: "The order of the list." }),
      },
      complexity: ({ filter, ...page }) => ({ field: filter ? costOf.counting : 1, multiplier: rowsOf(page) }),
      resolve: async (content, { filter: asked, order, ...args }, context, info) => {
        const { platform, viewer } = context;
        const filter = await readFilter(platform, viewer, asked, content.id);
        const count = () => countAttempts(platform, content, filter);
        const [page, total] = await Promise.all([
          pageOfList(
            { args, context, info },
            ({ after, before, inverted, limit }) =>
              listAttempts(platform, content.id, filter, {
                order: order ?? "newest",
                after: placeFrom("after", after),
                before: placeFrom("before", before),
                isBackwards: inverted,
                limit,
              }),
            cursorOf,
            (query, found) => attemptsWith(platform, content, query, found),
          ),
          selects(info, "totalCount") ? count() : null,
        ]);
        return { ...page, totalCount: () => total ?? count() };
      },
    },
    {
      name: "ContentAttemptsConnection",
      fields: (t) => ({
        totalCount: t.int({ description: countOfAllPages, resolve: ({ totalCount }) => totalCount() }),
      }),
    },
    { name: "ContentAttemptsConnectionEdge" },
  ),
);

const AttemptAnswer = builder
  .objectRef<Omit<ShownAnswer, "question"> & { question: ReadableQuestion }>("AttemptAnswer")
  .implement({
    description: "A question with its answer.",
    authScopes: { public: true },
    interfaces: [givenFields],
    fields: (t) => ({
      question: t.field({
        type: Question,
        description: "The version that was shown, or the one that graded the answer after a regrading.",
        resolve: ({ question }) => question,
      }),
      choices: t.intList({
        description: "Indexes of the chosen options, from 0; empty if the question was not answered.",
        resolve: ({ given }) => [...(given?.choices ?? [])],
      }),
      ...fieldsOf(t, AnswerResult, ["isCorrect", "credit"]),
      weight: t.exposeFloat("weight", { nullable: true, description: AnswerResult.shape.questionWeight.description }),
    }),
  });

builder.prismaObjectFields(Attempt, (t) => ({
  correctAnswers: t.int({
    nullable: true,
    description: "Number of correct answers; null if the questions have no correct answers.",
    resolve: async (attempt, _args, { platform }) => correctAnswers(await answersOf(platform, attempt)),
  }),
  answers: t.field({
    type: [AttemptAnswer],
    description: "The questions of its revision in order, with their answers.",
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
