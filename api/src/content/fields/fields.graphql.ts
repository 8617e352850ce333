import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { Content, ownersAndAdmins, ownersOnly } from "../content.graphql.ts";
import { NamedValue, StoredField } from "../setting/fields.rules.ts";
import { type FieldValues, fieldLimits } from "../setting/fields.shared.ts";
import { FieldLink } from "./links.rules.ts";
import { linksWith } from "./links.ts";

export const FieldValueType = objectOf(NamedValue);
export const FieldValueInput = inputOf(NamedValue);

export const listed = (fields: FieldValues | null): NamedValue[] =>
  Object.entries(fields ?? {}).map(([name, value]) => ({ name, value }));

/** Values by name, as in REST. The last value wins when a name is repeated. */
export const byName = (fields: readonly NamedValue[] | null | undefined): FieldValues | null | undefined =>
  fields && Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const FieldLinkInput = inputOf(FieldLink, {
  name: "FieldLink",
  description: "Parameters of a link to an item.",
  without: ["fields"],
  fields: (t) => ({ fields: t.field({ type: [FieldValueInput], description: "Values of the declared fields." }) }),
});

builder.prismaObjectField(Content, "linksWith", (t) =>
  t.stringList({
    ...ownersOnly("content:write")(
      `Links to the item with parameters, at most ${fieldLimits.links}; signed if its rules set \`signedFields\`. A signed link can be passed on, but not changed.`,
    ),
    complexity: costOf.tallies,
    args: { links: t.arg({ type: [FieldLinkInput], description: "Parameters of each link." }) },
    resolve: ({ id }, { links }, { platform, viewer }) =>
      linksWith(platform, viewer, id, {
        links: (links ?? []).map(({ fields, ...link }) => ({ ...link, fields: byName(fields) ?? {} })),
      }),
  }),
);

builder.prismaObjectField(Content, "linkFields", (t) =>
  t.field({
    type: [objectOf(StoredField)],
    ...ownersAndAdmins("Parameters that links to the item may carry, stored with the response."),
    resolve: ({ rules }) => rules?.fields ?? [],
  }),
);
