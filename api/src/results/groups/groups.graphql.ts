import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { compareGroups, type GroupComparison, type GroupFigures } from "./groups.ts";

const GroupFiguresType = builder.objectRef<GroupFigures>("GroupFigures").implement({
  description: "What was counted of those whose link had one value.",
  authScopes: { public: true },
  fields: (t) => ({
    value: t.exposeString("value", { nullable: true, description: "The value; null for those without one." }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts." }),
    averageScore: t.exposeInt("averageScore", {
      nullable: true,
      description: "Mean percentage, rounded; null of surveys, and without attempts.",
    }),
    passed: t.exposeInt("passed", {
      nullable: true,
      description: "Attempts that reached the pass mark, as it is now; null without one.",
    }),
  }),
});

const GroupComparisonType = builder.objectRef<GroupComparison>("GroupComparison").implement({
  description: "What was counted by the values of a field in the link.",
  authScopes: { public: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "The name of the field." }),
    groups: t.field({
      type: [GroupFiguresType],
      description: "In the order of its values; then those of before, and those without one, while they have answers.",
      resolve: ({ groups }) => groups,
    }),
  }),
});

builder.prismaObjectField(Content, "groups", (t) =>
  t.field({
    type: GroupComparisonType,
    ...ownersOnly(
      "results:read",
      "participants:read",
    )("What was counted by the values of the field in the link that its rules name for that; null without one."),
    complexity: costOf.tallies,
    resolve: (content, _args, { platform }) => compareGroups(platform, content),
  }),
);
