import { Content, unlessLocked } from "../../content/content.graphql.ts";
import { byName, FieldValueInput } from "../../content/fields/fields.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { LinkValue } from "./link-values.contract.ts";
import { linkValues } from "./link-values.ts";

builder.prismaObjectField(Content, "linkValues", (t) =>
  t.field({
    type: [objectOf(LinkValue)],
    ...unlessLocked(
      "The link parameters that would be stored with an anonymous response, which is only the one that figures are grouped by; empty for other items.",
    ),
    complexity: costOf.tallies,
    args: { fields: t.arg({ type: [FieldValueInput], description: "Parameters of the link." }) },
    resolve: ({ id }, { fields }, { platform, viewer }) =>
      linkValues(platform, viewer, id, { fields: byName(fields) ?? {} }),
  }),
);
