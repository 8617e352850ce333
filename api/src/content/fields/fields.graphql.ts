import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { Content, ownersAndAdmins, ownersOnly } from "../content.graphql.ts";
import { type FieldValues, fieldLimits, type LinkField } from "./fields.shared.ts";
import { linksWith } from "./links.ts";

interface FieldValue {
  name: string;
  value: string;
}

export const FieldValueType = builder.objectRef<FieldValue>("FieldValue").implement({
  description: "Value of a field in a participant's link.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the field." }),
    value: t.exposeString("value", { description: "Value in the link." }),
  }),
});

export const FieldValueInput = builder.inputType("FieldValueInput", {
  description: "Value of a field in a link.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name of the field." }),
    value: t.string({ required: true, description: "Value, at most 100 characters." }),
  }),
});

export const listed = (fields: FieldValues | null): FieldValue[] =>
  Object.entries(fields ?? {}).map(([name, value]) => ({ name, value }));

/** Values by name, as in REST. The last value wins when a name is repeated. */
export const byName = (fields: readonly FieldValue[] | null | undefined): FieldValues | null | undefined =>
  fields && Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const LinkFieldType = builder.objectRef<LinkField>("LinkField").implement({
  description: "A parameter that links to an item may carry, stored with the response.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the field, as used in links." }),
    values: t.exposeStringList("values", {
      nullable: true,
      description: "Accepted values; null if any value is accepted.",
    }),
    isGroup: t.boolean({
      description: "Whether statistics are also broken down by its values.",
      resolve: ({ isGroup = false }) => isGroup,
    }),
  }),
});

const FieldLinkInput = builder.inputType("FieldLinkInput", {
  description: "Parameters of a link to an item.",
  fields: (t) => ({
    fields: t.field({ type: [FieldValueInput], description: "Values of the declared fields." }),
    name: t.string({ description: "Name to fill in; participants can change it." }),
    email: t.string({ description: "Email address to fill in; participants can change it." }),
  }),
});

builder.prismaObjectField(Content, "linksWith", (t) =>
  t.stringList({
    ...ownersOnly("content:write")(
      `Links to the item with parameters, at most ${fieldLimits.links}; signed if its rules set \`signedFields\`. A signed link can be passed on, but not changed.`,
    ),
    complexity: costOf.tallies,
    args: {
      links: t.arg({ type: [FieldLinkInput], description: "Parameters of each link." }),
    },
    resolve: ({ id }, { links }, { platform, viewer }) =>
      linksWith(platform, viewer, id, {
        links: (links ?? []).map(({ fields, ...link }) => ({ ...link, fields: byName(fields) ?? {} })),
      }),
  }),
);

builder.prismaObjectField(Content, "linkFields", (t) =>
  t.field({
    type: [LinkFieldType],
    ...ownersAndAdmins("Parameters that links to the item may carry, stored with the response."),
    resolve: ({ rules }) => rules?.fields ?? [],
  }),
);
