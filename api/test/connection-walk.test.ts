import { GraphQLObjectType, getNamedType } from "graphql";
import { expect, it } from "vitest";
import { globalId } from "../src/platform/graphql/ids.ts";
import { schema } from "../src/schema.ts";
import { failuresOf } from "./cases/failures.ts";
import { wholeDocument } from "./contract.ts";
import { aQuiz, aSurvey, aUser } from "./factories.ts";
import { accessTokenOf, testApp } from "./harness.ts";
import { openSocket } from "./socket.ts";

const app = await testApp();
const admin = await aUser(app.platform, { isAdmin: true });
const quiz = await aQuiz(app.platform, admin);
const survey = await aSurvey(app.platform, admin);
const question = await app.platform.db.question.findFirstOrThrow({ where: { contentId: quiz.id } });
const client = await app.as(admin);
const { body: webhook } = await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, {
  url: "https://example.com/hook",
});
const document = await wholeDocument(app.http);

const ways: Record<string, (field: string) => string> = {
  User: (field) => `{ viewer { ${field} } }`,
  Admin: (field) => `{ admin { ${field} } }`,
  Webhook: (field) => `{ node(id: "${globalId("Webhook", webhook.id)}") { ... on Webhook { ${field} } } }`,
  QuestionResult: (field) =>
    `{ node(id: "${globalId("Content", quiz.id)}") { ... on Content { results { questions { ${field} } } } } }`,
  Question: (field) => `{ node(id: "${globalId("Question", question.id)}") { ... on Question { ${field} } } }`,
  Content: (field) => `{ node(id: "${globalId("Content", quiz.id)}") { ... on Content { ${field} } } }`,
};

const connections = Object.values(schema.getTypeMap())
  .filter((type) => type instanceof GraphQLObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })))
  .filter(({ field }) => getNamedType(field.type).name.endsWith("Connection"))
  .map(({ type, field: { name } }) => ({
    name: `${type}.${name}`,
    ask: (args: string) => ways[type]?.(`${name}(${args}) { edges { cursor } pageInfo { endCursor } }`) ?? "",
  }));

const address = await app.listen();
/** Returns the code of a query's first error. */
type Ask = (query: string) => Promise<string | undefined>;
const doors: { door: string; open: () => Promise<Ask> }[] = [
  {
    door: "HTTP",
    open: async () => async (query) => (await client.graphql(query)).errors?.[0].extensions.code,
  },
  {
    door: "WebSocket",
    async open() {
      const socket = openSocket(address);
      await socket.init({ accessToken: await accessTokenOf(app.platform, admin) });
      return async (query) => {
        const [error] = ((await socket.ask(query)).payload?.errors ?? []) as { extensions: { code: string } }[];
        return error?.extensions.code;
      };
    },
  },
];

const base64 = (text: string) => JSON.stringify(Buffer.from(text).toString("base64"));
const cursors = [
  '""',
  '"garbage"',
  `"${quiz.id}"`,
  ...["", "N:5", "J:[1]", 'T:["S:1"]', "S:x", "S:\0", "Z:"].map((part) => base64(`GPC:${part}`)),
];
const refused = [
  "first: 5, last: 2",
  "first: -1",
  "last: -1",
  ...cursors.flatMap((cursor) => [`first: 1, after: ${cursor}`, `last: 1, before: ${cursor}`]),
];

it("finds connections", () => expect(connections.length).toBeGreaterThan(3));

const nameOf = ({ name }: { name: string }) => name;

it.each(doors)("refuses invalid page arguments of a connection over $door", { timeout: 60_000 }, async ({ open }) => {
  const codeOf = await open();
  const failures = await failuresOf(connections, nameOf, async ({ ask }) => {
    for (const args of refused) expect([args, await codeOf(ask(args))]).toEqual([args, "VALIDATION_FAILED"]);
  });
  expect(failures).toEqual([]);
});

it("accepts the cursors that a connection gives", async () => {
  const failures = await failuresOf(connections, nameOf, async ({ ask }) => {
    const { data, errors } = await client.graphql(ask("first: 1"));
    expect(errors).toBeUndefined();
    const cursor = /"cursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    if (cursor !== undefined)
      expect((await client.graphql(ask(`first: 1, after: "${cursor}"`))).errors).toBeUndefined();
  });
  expect(failures).toEqual([]);
});

const lists = Object.entries(document.paths as Record<string, { get?: { parameters?: { name: string }[] } }>).flatMap(
  ([path, { get }]) =>
    (get?.parameters ?? [])
      .filter(({ name }) => ["cursor", "page", "limit"].includes(name))
      .map(({ name }) => ({ path: path.replace("/api", ""), name })),
);
async function checkList({ path, name }: { path: string; name: string }) {
  const noun = path.split("/")[1] ?? "";
  const url = path
    .replace("{id}", { surveys: survey, webhooks: webhook }[noun]?.id ?? quiz.id)
    .replace("{questionId}", question.id);
  for (const value of ["garbage", "-1", "0", Buffer.from("GPC:N:5").toString("base64")]) {
    expect(await client.rest("GET", `${url}?${name}=${value}`)).toMatchObject({
      status: 400,
    });
  }
}

it("refuses an invalid cursor, page or limit of a list", async () => {
  expect(await failuresOf(lists, ({ path, name }) => `GET ${path}, ${name}`, checkList)).toEqual([]);
});
