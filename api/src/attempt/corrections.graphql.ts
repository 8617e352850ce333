import { builder } from "../platform/graphql/builder.ts";
import { Attempt } from "./attempt.graphql.ts";
import { changesOf, type ShownGrade, shownGrade } from "./corrections.ts";
import { scored } from "./receipt.graphql.ts";

export const Grade = builder.objectRef<ShownGrade>("Grade").implement({
  description: "The result of an attempt before or after a regrading.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    credit: t.float({ nullable: true, description: scored.credit, resolve: ({ credit }) => credit }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    skillLevel: t.exposeString("skillLevel", {
      nullable: true,
      description: scored.skillLevel,
    }),
    passed: t.exposeBoolean("passed", {
      nullable: true,
      description: "Whether the result reaches the current pass mark; null without one.",
    }),
  }),
});

interface ShownCorrection {
  correctedAt: Date;
  reason: string | null;
  before: ShownGrade;
}

const Correction = builder.objectRef<ShownCorrection>("Correction").implement({
  description: "A regrading that changed the result of an attempt.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    correctedAt: t.expose("correctedAt", { type: "DateTime", description: "Time of the regrading." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Reason that the item's owner gave to participants; null without one.",
    }),
    before: t.expose("before", { type: Grade, description: "Result before the regrading." }),
  }),
});

builder.prismaObjectField(Attempt, "corrections", (t) =>
  t.field({
    type: [Correction],
    description: "Regradings that changed the result, oldest first; usually empty.",
    // Read with the attempt, and usually empty.
    complexity: { field: 1, multiplier: 0 },
    resolve: (attempt) =>
      changesOf(attempt).map(({ before, ...change }) => ({ ...change, before: shownGrade(attempt.content, before) })),
  }),
);
