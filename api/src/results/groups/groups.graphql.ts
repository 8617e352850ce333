import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { compareGroups, type GroupComparison, type GroupFigures } from "./groups.ts";

const GroupFiguresType = builder.objectRef<GroupFigures>("GroupFigures").implement({
  description: "Figures of the responses with one value of a link parameter.",
  authScopes: { public: true },
  fields: (t) => ({
    value: t.exposeString("value", {
      nullable: true,
      description: "Value of the link parameter; null for responses without one.",
    }),
    attempts: t.exposeInt("attempts", { description: "Number of attempts." }),
    averageScore: t.exposeInt("averageScore", {
      nullable: true,
      description: "Mean percentage, rounded; null for surveys and without attempts.",
    }),
    passed: t.exposeInt("passed", {
      nullable: true,
      description: "Number of attempts that reached the current pass mark; null without one.",
    }),
  }),
});

const GroupComparisonType = builder.objectRef<GroupComparison>("GroupComparison").implement({
  description: "Figures by the values of a link parameter.",
  authScopes: { public: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "Name of the link parameter." }),
    groups: t.field({
      type: [GroupFiguresType],
      description:
        "Figures in the order of the values; then those of previous values and of responses without a value, while they have responses.",
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
    )("Figures by the values of the link parameter that the item's rules group by; null without one."),
    complexity: costOf.tallies,
    resolve: (content, _args, { platform }) => compareGroups(platform, content),
  }),
);
