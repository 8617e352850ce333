import {
  type GraphQLField,
  GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isIntrospectionType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { schema } from "../src/schema.ts";
import { expected } from "./access/rules.ts";
import { actions } from "./access/table.ts";

const ruled = actions.flatMap(({ rule, query = [], mutation = [], subscription = [] }) =>
  [
    ...query.map((name) => `Query.${name}`),
    ...mutation.map((name) => `Mutation.${name}`),
    ...subscription.map((name) => `Subscription.${name}`),
  ].map((name) => ({ name, rule })),
);

const open = ruled.filter(({ rule }) => expected(rule, "public").anonymous !== "401").map(({ name }) => name);
open.push("Query.node", "Query.nodes");

/** Repeatable without a key: sets or stops something, or sends a message again. */
const repeatable = [
  "adoptTimeZone",
  "cancelEmailChange",
  "changeInvitations",
  "changePassword",
  "createUploadLink",
  "deleteAccount",
  "deleteInvitation",
  "deleteTranslation",
  "describeImage",
  "draftTranslation",
  "endGeneration",
  "exportInvitationLinks",
  "exportOwnData",
  "exportResults",
  "findThemes",
  "markText",
  "previewPeople",
  "replayDelivery",
  "setRetention",
  "resendEmailChange",
  "resendVerification",
  // A question that was written anew is not written anew again.
  "reviseCandidate",
  "restoreCandidate",
  "revokeCertificate",
  "saveTranslation",
  "sendTestMail",
  "setAdmin",
  "signOutEverywhere",
  "stopDrafting",
  "testWebhook",
  "unpublishOrphan",
  "updateCandidate",
  "updateInvitation",
  "updateInvitationMailing",
  "updateProfile",
  "updateWebhook",
];

/** Types that only carry others, which are guarded where they are defined. */
const isEnvelope = ({ name }: GraphQLNamedType) =>
  /(Success|Connection|ConnectionEdge)$/.test(name) || ["PageInfo", "DomainError", "FieldIssue", "Node"].includes(name);

type Options = { authScopes?: Rule } | undefined;
type Rule = object | ((...args: never[]) => unknown) | undefined;
const optionsOf = ({ extensions }: { extensions: object }) => (extensions as { pothosOptions?: Options }).pothosOptions;
const ruleOf = (part: { extensions: object }): Rule => optionsOf(part)?.authScopes;
const isOpen = (rule: Rule) => JSON.stringify(rule) === '{"public":true}';

const types = Object.values(schema.getTypeMap()).filter(
  (type) =>
    (type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType) &&
    !isIntrospectionType(type) &&
    !isEnvelope(type),
) as (GraphQLObjectType | GraphQLInterfaceType)[];
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const isRoot = (type: object) => roots.includes(type as GraphQLObjectType);

const fieldsOf = (type: GraphQLObjectType | GraphQLInterfaceType): [string, GraphQLField<unknown, unknown>][] =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);

describe("the GraphQL schema", () => {
  it.each(types.filter(isRoot).flatMap(fieldsOf))("says who may use %s", (name, field) => {
    expect(ruleOf(field)).toBeDefined();
    expect(isOpen(ruleOf(field))).toBe(open.includes(name));
  });

  it.each(
    Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ name }) => !open.includes(`Mutation.${name}`))
      .map((field) => [field.name, field] as const),
  )("does %s once for a key, or it may come twice", (name, { args }) => {
    const inputs = args.flatMap(({ type }) => {
      const input = getNamedType(type);
      return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    });
    const takesKey = [...args.map(({ name }) => name), ...inputs].includes("idempotencyKey");
    expect(takesKey).toBe(!repeatable.includes(name));
  });

  it.each(
    types
      .filter((type) => !isRoot(type))
      .flatMap((type) => fieldsOf(type).map(([name, field]) => [name, type, field] as const)),
  )("says who may read %s", (_name, type, field) => {
    expect(ruleOf(field) ?? ruleOf(type)).toBeDefined();
  });

  it.each(
    types
      .filter((type) => type.getInterfaces().some(({ name }) => name === "Node"))
      .map((type) => [type.name, type] as const),
  )("guards each %s by itself, since node(id:) leads there", (_name, type) => {
    expect(ruleOf(type)).toBeInstanceOf(Function);
  });
});
