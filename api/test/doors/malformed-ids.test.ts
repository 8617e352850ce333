import { type GraphQLArgument, type GraphQLInputField, getNamedType, isInputObjectType } from "graphql";
import { expect, it } from "vitest";
import { globalId } from "../../src/platform/graphql/ids.ts";
import { schema } from "../../src/schema.ts";
import { failuresOf } from "../cases/failures.ts";
import { aQuiz, aUser } from "../factories.ts";
import { testApp } from "../harness.ts";

/* Malformed ids return "not found", like ids that belong to nothing, and never an error of their own. */

const app = await testApp();
const owner = await aUser(app.platform);
const client = await app.as(owner);
const admin = await aUser(app.platform);
await app.platform.db.user.update({ where: { id: admin.id }, data: { isAdmin: true } });
const administrator = await app.as(admin);
const isForAdministrators = (name: string) =>
  ["closeReport", "deleteOrphan", "setAdmin", "unpublishOrphan"].includes(name);
const quiz = await aQuiz(app.platform, owner);

const wrong = {
  "no base64": "rubbish",
  nothing: "",
  "a colon alone": Buffer.from(":").toString("base64"),
  "a type alone": Buffer.from("Content:").toString("base64"),
  "an unknown type": globalId("Rubbish", quiz.id),
  "a type that is no node": globalId("PageInfo", "1"),
  "a NUL": globalId("Content", "\0"),
  "the id of REST": quiz.id,
  "another type's": globalId("User", owner.id),
  "a type's with an id that is none": globalId("Content", "'; SELECT 1 --"),
};
type Wrong = keyof typeof wrong;
const kinds = Object.keys(wrong) as Wrong[];

/** A value for each required input field other than an id. */
const plain: Record<string, unknown> = {
  ChangeInvitationsInput: { change: "REVOKE" },
  RegradeAnswersInput: { revision: 1 },
  SendInvitationsInput: { letter: "INVITATION" },
  SaveTranslationInput: { language: "de", texts: [] },
  SubmitAttemptInput: { answers: [] },
  UpdateContentInput: { title: "Rivers" },
};

type Part = GraphQLArgument | GraphQLInputField;
const isId = ({ type }: Part) => String(getNamedType(type)) === "ID";
const isRequired = ({ type }: Part) => String(type).endsWith("!");
const fieldsOf = ({ type }: Part): Part[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};
const takesId = (part: Part) => isId(part) || fieldsOf(part).some((field) => isId(field) && isRequired(field));

const plainValues: Record<string, unknown> = {
  CandidateRevision: "ANOTHER",
  String: "x",
  Boolean: false,
  ExportFormat: "CSV",
  ReportReason: "OTHER",
  TableFormat: "CSV",
  DateTime: "2026-11-22T12:00:00Z",
};

/** Returns the fewest possible arguments, with `id` for every id. */
const argumentsWith = (id: string, args: readonly GraphQLArgument[]) =>
  Object.fromEntries(
    args
      .filter((arg) => isRequired(arg))
      .map((arg) => {
        if (isId(arg)) return [arg.name, id];
        const ids = fieldsOf(arg).filter((field) => isId(field) && isRequired(field));
        const type = String(getNamedType(arg.type));
        const input = { ...(plain[type] as object), ...Object.fromEntries(ids.map(({ name }) => [name, id])) };
        return [arg.name, fieldsOf(arg).length > 0 ? input : plainValues[type]];
      }),
  );

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => args.some(takesId));

it("checks every mutation that takes an id", () => {
  expect(mutations.length).toBeGreaterThan(14);
});

async function checkMutation({ name, args }: (typeof mutations)[number]) {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const query = `mutation (${declared}) { it: ${name}(${passed}) { __typename ... on DomainError { code } } }`;
  for (const kind of kinds) {
    if (kind === "another type's" && name === "setAdmin") continue;
    const { status, data, errors } = await (isForAdministrators(name) ? administrator : client).graphql(
      query,
      argumentsWith(wrong[kind], args),
    );
    expect([kind, status, errors]).toEqual([kind, 200, undefined]);
    expect([kind, data.it]).toEqual([kind, { __typename: "DomainError", code: "NOT_FOUND" }]);
  }
}

it("finds nothing by a malformed id in any mutation", { tags: ["slow"] }, async () => {
  expect(await failuresOf(mutations, ({ name }) => name, checkMutation)).toEqual([]);
});

it("returns null from node and nodes for each malformed id", async () => {
  const ids = [...Object.values(wrong), globalId("Content", quiz.id), globalId("User", quiz.id)];
  const query = "query ($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { __typename } node(id: $id) { __typename } }";
  for (const kind of kinds) {
    if (kind === "another type's") continue;
    const { status, data, errors } = await client.graphql(query, { ids, id: wrong[kind] });
    expect([kind, status, errors, data.node]).toEqual([kind, 200, undefined, null]);
    const found = kinds.map((kind) => (kind === "another type's" ? { __typename: "User" } : null));
    expect(data.nodes).toEqual([...found, { __typename: "Content" }, null]);
  }
});

it("returns NOT_FOUND to a subscription with a malformed id", async () => {
  const query = 'subscription { resultsChanged(contentId: "rubbish") { id } }';
  const headers = { ...(client.authorization && { authorization: client.authorization }), accept: "text/event-stream" };
  const { body } = await app.http.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
  expect(body).toContain('"code":"NOT_FOUND"');
});
