import { Content, ownersOnly } from "../../content/content.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { GroupFigures } from "../items/items.contract.ts";
import { compareGroups, type GroupComparison } from "./groups.ts";

const GroupComparisonType = builder.objectRef<GroupComparison>("GroupComparison").implement({
  description: "Figures by the values of a link parameter.",
  authScopes: { public: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "Name of the link parameter." }),
    groups: t.field({
      type: [objectOf(GroupFigures)],
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
