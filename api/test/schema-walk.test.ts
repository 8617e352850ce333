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
import { failuresOf } from "./cases/failures.ts";

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
  "readOutlook",
  "findThemes",
  "freePlaces",
  "markText",
  "previewPeople",
  "replayDelivery",
  "setRetention",
  "resendEmailChange",
  "resendVerification",
  // Refuses a question that has already been replaced.
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

/** Types that only wrap others, which are guarded where they are defined. */
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

type Field = ReturnType<typeof fieldsOf>[number];
const nameOf = ([name]: readonly [string, ...unknown[]]) => name;

describe("the GraphQL schema", () => {
  it("has a rule for each root field", async () => {
    const check = ([name, field]: Field) => {
      expect(ruleOf(field)).toBeDefined();
      expect(isOpen(ruleOf(field))).toBe(open.includes(name));
    };
    expect(await failuresOf(types.filter(isRoot).flatMap(fieldsOf), nameOf, check)).toEqual([]);
  });

  it("takes a key for each mutation that must not run twice", () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
      ({ name }) => !open.includes(`Mutation.${name}`),
    );
    const withoutKey = mutations.filter(({ args }) => {
      const inputs = args.flatMap(({ type }) => {
        const input = getNamedType(type);
        return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
      });
      return ![...args.map(({ name }) => name), ...inputs].includes("idempotencyKey");
    });
    expect(withoutKey.map(({ name }) => name).toSorted()).toEqual(repeatable.toSorted());
  });

  it("has a rule for each other field", () => {
    const fields = types
      .filter((type) => !isRoot(type))
      .flatMap((type) => fieldsOf(type).map((field) => ({ type, field })));
    const unruled = fields.filter(({ type, field: [, field] }) => (ruleOf(field) ?? ruleOf(type)) === undefined);
    expect(unruled.map(({ field: [name] }) => name)).toEqual([]);
  });

  it("guards each node on its own, because node(id:) reaches it", () => {
    const nodes = types.filter((type) => type.getInterfaces().some(({ name }) => name === "Node"));
    expect(nodes.filter((type) => !(ruleOf(type) instanceof Function)).map(({ name }) => name)).toEqual([]);
    expect(nodes.length).toBeGreaterThan(10);
  });
});
