import { builder } from "../platform/graphql/builder.ts";
import { Attempt } from "./attempt.graphql.ts";
import { changesOf, type ShownGrade, shownGrade } from "./corrections.ts";
import { scored } from "./receipt.graphql.ts";
import { notSkill } from "./skill-result.graphql.ts";

export const Grade = builder.objectRef<ShownGrade>("Grade").implement({
  description: "A result of an attempt, as it was or would be.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    score: t.exposeInt("score", { nullable: true, description: scored.score }),
    credit: t.float({ nullable: true, description: scored.credit, resolve: ({ credit }) => credit }),
    totalQuestions: t.exposeInt("totalQuestions", { description: scored.totalQuestions }),
    percentage: t.exposeInt("percentage", { nullable: true, description: scored.percentage }),
    skillLevel: t.exposeString("skillLevel", {
      nullable: true,
      description: `The name of the level that is reached. ${notSkill}`,
    }),
    passed: t.exposeBoolean("passed", {
      nullable: true,
      description: "Whether it reaches the pass mark, as that is now; null without one.",
    }),
  }),
});

interface ShownCorrection {
  correctedAt: Date;
  reason: string | null;
  before: ShownGrade;
}

const Correction = builder.objectRef<ShownCorrection>("Correction").implement({
  description: "One time that an attempt got another result, because its answers were graded anew.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    correctedAt: t.expose("correctedAt", { type: "DateTime", description: "When it was graded anew." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "What the item's owner tells takers about it; null if nothing.",
    }),
    before: t.expose("before", { type: Grade, description: "The result until then." }),
  }),
});

builder.prismaObjectField(Attempt, "corrections", (t) =>
  t.field({
    type: [Correction],
    description: "What changed its result since it was handed in, the first time first; mostly empty.",
    // Read with the attempt, and usually empty.
    complexity: { field: 1, multiplier: 0 },
    resolve: (attempt) =>
      changesOf(attempt).map(({ before, ...change }) => ({ ...change, before: shownGrade(attempt.content, before) })),
  }),
);
