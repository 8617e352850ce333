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
  description: "What a link said of a field.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the field." }),
    value: t.exposeString("value", { description: "What the link said." }),
  }),
});

export const FieldValueInput = builder.inputType("FieldValueInput", {
  description: "What a link says of a field.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The name of the field." }),
    value: t.string({ required: true, description: "Its value, at most 100 characters." }),
  }),
});

export const listed = (fields: FieldValues | null): FieldValue[] =>
  Object.entries(fields ?? {}).map(([name, value]) => ({ name, value }));

/** Values by name, as in REST. The last value wins when a name is repeated. */
export const byName = (fields: readonly FieldValue[] | null | undefined): FieldValues | null | undefined =>
  fields && Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const LinkFieldType = builder.objectRef<LinkField>("LinkField").implement({
  description: "A parameter that links to an item may carry, to be stored with the answers.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "As links have it." }),
    values: t.exposeStringList("values", {
      nullable: true,
      description: "The only values that are taken; null where any are.",
    }),
    isGroup: t.boolean({
      description: "Whether figures are counted by its values as well.",
      resolve: ({ isGroup = false }) => isGroup,
    }),
  }),
});

const FieldLinkInput = builder.inputType("FieldLinkInput", {
  description: "What a link to an item says.",
  fields: (t) => ({
    fields: t.field({ type: [FieldValueInput], description: "What it says of the declared fields." }),
    name: t.string({ description: "A name that is filled in; people can change it." }),
    email: t.string({ description: "An address that is filled in; people can change it." }),
  }),
});

builder.prismaObjectField(Content, "linksWith", (t) =>
  t.stringList({
    ...ownersOnly("content:write")(
      `Links to the item that say something, at most ${fieldLimits.links}; signed where its rules say \`signedFields\`. A signed link can be passed on, but not changed.`,
    ),
    complexity: costOf.tallies,
    args: {
      links: t.arg({ type: [FieldLinkInput], description: "What each of the links says." }),
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
    ...ownersAndAdmins("What links to it may carry, to be stored with the answers."),
    resolve: ({ rules }) => rules?.fields ?? [],
  }),
);
