import { Content, unlessLocked } from "../../content/content.graphql.ts";
import { byName, FieldValueInput } from "../../content/fields/fields.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { type LinkValue, linkValues, mostPeople } from "./link-values.ts";

const LinkValueType = builder.objectRef<LinkValue>("LinkValue").implement({
  description: "A link parameter that would be stored with an anonymous response.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the link parameter." }),
    value: t.exposeString("value", { description: "Value of the link parameter." }),
    people: t.exposeInt("people", {
      nullable: true,
      description: `Number of responses with this value that are shown, up to ${mostPeople}; null with fewer than five.`,
    }),
  }),
});

builder.prismaObjectField(Content, "linkValues", (t) =>
  t.field({
    type: [LinkValueType],
    ...unlessLocked(
      "The link parameters that would be stored with an anonymous response, which is only the one that figures are grouped by; empty for other items.",
    ),
    complexity: costOf.tallies,
    args: { fields: t.arg({ type: [FieldValueInput], description: "Parameters of the link." }) },
    resolve: ({ id }, { fields }, { platform, viewer }) =>
      linkValues(platform, viewer, id, { fields: byName(fields) ?? {} }),
  }),
);
