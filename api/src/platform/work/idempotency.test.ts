import { once as event } from "node:events";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aQuiz, assessmentInput, aUser, aWebhookFor, quizInput, surveyInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aSite, newspaper } from "../../../test/servers/site.ts";
import { globalId } from "../graphql/ids.ts";

const article = anArticle("suez");
const site = await aSite(
  (_request, response) =>
    response.setHeader("content-type", "text/html").end(newspaper(article.title, article.paragraphs)),
  afterAll,
);

const app = await testApp({ fetchAllowHosts: [site.host] });
const { db, sql } = app.platform;
afterEach(() => vi.restoreAllMocks());

const keyed = (key?: string): Record<string, string> => (key === undefined ? {} : { "idempotency-key": key });

async function aCreator() {
  const user = await aUser(app.platform, { isAdmin: true });
  const client = await app.as(user);
  const quiz = await aQuiz(app.platform, user);
  const webhook = await aWebhookFor(app.platform, quiz, { url: "https://example.com/first", secret: "whsec_first" });
  return {
    user,
    quiz,
    webhook,
    client,
    create: (key: string, body: object | string = quizInput, headers = {}) =>
      client.rest("POST", "/quizzes/manual", body, { ...keyed(key), ...headers }),
    count: async () => (await db.content.count({ where: { userId: user.id } })) - 1,
    async changes() {
      const items = await db.content.findMany({ where: { userId: user.id } });
      const webhooks = await db.webhook.findMany({ where: { userId: user.id } });
      const tokens = await db.accessToken.count({ where: { userId: user.id } });
      const replaced = webhooks.filter(({ formerSecret }) => formerSecret !== null).length;
      // Two replacements lose the secret in between, which the receiver needs.
      const lost = webhooks.filter(({ formerSecret }) => ![null, "whsec_first"].includes(formerSecret)).length;
      const saves = items.reduce((sum, { revision }) => sum + revision, 0);
      return saves + webhooks.length + tokens + replaced + lost - 2;
    },
    age: (interval: string) =>
      sql.query(
        `UPDATE idempotency_keys SET created_at = created_at - $2::interval, leased_until = leased_until - $2::interval
          WHERE user_id = $1`,
        [user.id, interval],
      ),
    forgetAnswers: () =>
      sql.query(
        "UPDATE idempotency_keys SET answer = NULL, lease = 'gone', leased_until = now() + interval '2 minutes' WHERE user_id = $1",
        [user.id],
      ),
  };
}
type Creator = Awaited<ReturnType<typeof aCreator>>;

/** Requests that create, copy, generate or save. Another `title` makes another request. */
interface Request {
  rest(at: Creator, title: string): { method?: "PUT" | "DELETE"; path: string; body?: object };
  mutation: string;
  variables(at: Creator, title: string, idempotencyKey?: string): object;
}

const input = (more: object) => (_at: Creator, title: string, idempotencyKey?: string) => ({
  input: { ...more, title, idempotencyKey },
});
const [item, refusal] = ["data { key title revision }", "... on DomainError { code retryAfter }"];
const { questions } = quizInput;
const text = article.paragraphs.join("\n\n");
const edited = "An item edited once";

const requests: Record<string, Request> = {
  "creating a quiz": {
    rest: (_at, title) => ({ path: "/quizzes/manual", body: { ...quizInput, title } }),
    mutation: `($input: CreateQuizInput!) { it: createQuiz(input: $input) { ${refusal} ... on CreateQuizSuccess { ${item} } } }`,
    variables: input({ questions }),
  },
  "creating a survey": {
    rest: (_at, title) => ({ path: "/surveys", body: { ...surveyInput, title } }),
    mutation: `($input: CreateSurveyInput!) { it: createSurvey(input: $input) { ${refusal} ... on CreateSurveySuccess { ${item} } } }`,
    variables: input({
      questions: surveyInput.questions.map(({ questionType, ...rest }) => ({
        ...rest,
        questionType: questionType.toUpperCase(),
      })),
    }),
  },
  "creating an assessment": {
    rest: (_at, title) => ({ path: "/quizzes/skill-based", body: { ...assessmentInput, title } }),
    mutation: `($input: CreateAssessmentInput!) { it: createAssessment(input: $input) { ${refusal} ... on CreateAssessmentSuccess { ${item} } } }`,
    variables: input({ skillLevels: assessmentInput.skillLevels, questions: assessmentInput.questions }),
  },
  "generating from a source": {
    rest: (_at, title) => ({ path: "/surveys/from-url", body: { url: `${site.url}/suez`, title, questionCount: 5 } }),
    mutation: `($input: GenerateContentInput!) { it: generateContent(input: $input) { ${refusal} ... on GenerateContentSuccess { data { notices content { key title } } } } }`,
    variables: input({ kind: "QUIZ", source: { text }, questionCount: 5 }),
  },
  "saving an edit": {
    rest: ({ quiz }, title) => ({
      method: "PUT",
      path: `/quizzes/${quiz.id}`,
      body: { title: `${edited}, ${title}`, revision: 1 },
    }),
    mutation: `($id: ID!, $input: UpdateContentInput!) { it: updateContent(id: $id, input: $input) { ${refusal} ... on UpdateContentSuccess { ${item} } } }`,
    variables: ({ quiz }, title, idempotencyKey) => ({
      id: globalId("Content", quiz.id),
      input: { title: `${edited}, ${title}`, revision: 1, idempotencyKey },
    }),
  },
  "making a token": {
    rest: (_at, name) => ({ path: "/auth/tokens", body: { name, scope: "read" } }),
    mutation: `($input: CreateAccessTokenInput!) { it: createAccessToken(input: $input) { ${refusal} ... on CreateAccessTokenSuccess { data { secret } } } }`,
    variables: (_at, name, idempotencyKey) => ({ input: { name, scope: "READ", idempotencyKey } }),
  },
  "adding a webhook": {
    rest: ({ quiz }, title) => ({
      path: `/quizzes/${quiz.id}/webhooks`,
      body: { url: `https://example.com/${title}` },
    }),
    mutation: `($contentId: ID!, $url: String!, $idempotencyKey: String) { it: createWebhook(contentId: $contentId, url: $url, idempotencyKey: $idempotencyKey) {
      ${refusal} ... on CreateWebhookSuccess { data { url secret } } } }`,
    variables: ({ quiz }, title, idempotencyKey) => ({
      contentId: globalId("Content", quiz.id),
      url: `https://example.com/${title}`,
      idempotencyKey,
    }),
  },
};

const repeatable: Record<string, Request> = {
  "copying an item": {
    rest: ({ quiz }) => ({ path: `/quizzes/${quiz.id}/duplicate` }),
    mutation: `($id: ID!, $idempotencyKey: String) { it: duplicateContent(id: $id, idempotencyKey: $idempotencyKey) { ${refusal} ... on DuplicateContentSuccess { ${item} } } }`,
    variables: ({ quiz }, _title, idempotencyKey) => ({ id: globalId("Content", quiz.id), idempotencyKey }),
  },
  "replacing the secret of a webhook": {
    rest: ({ webhook }) => ({ path: `/webhooks/${webhook.id}/secret` }),
    mutation: `($id: ID!, $idempotencyKey: String) { it: rotateWebhookSecret(id: $id, idempotencyKey: $idempotencyKey) { ${refusal} ... on RotateWebhookSecretSuccess { data { secret } } } }`,
    variables: ({ webhook }, _title, idempotencyKey) => ({ id: globalId("Webhook", webhook.id), idempotencyKey }),
  },
};

const noData = "data { __typename }";
const endings: Record<
  string,
  Request & { left(at: Creator): Promise<number>; prepare?(at: Creator): Promise<unknown> }
> = {
  "deleting an item": {
    rest: ({ quiz }) => ({ method: "DELETE", path: `/quizzes/${quiz.id}` }),
    mutation: `($id: ID!, $idempotencyKey: String) { it: deleteContent(id: $id, idempotencyKey: $idempotencyKey) { ${refusal} ... on DeleteContentSuccess { data } } }`,
    variables: ({ quiz }, _title, idempotencyKey) => ({ id: globalId("Content", quiz.id), idempotencyKey }),
    left: ({ quiz: { id } }) => db.content.count({ where: { id, deletedAt: null } }),
  },
  "deleting an item without an owner": {
    prepare: ({ quiz: { id } }) => db.content.update({ where: { id }, data: { userId: null } }),
    rest: ({ quiz }) => ({ method: "DELETE", path: `/admin/content/${quiz.id}` }),
    mutation: `($id: ID!, $idempotencyKey: String) { it: deleteOrphan(id: $id, idempotencyKey: $idempotencyKey) { ${refusal} ... on DeleteOrphanSuccess { data } } }`,
    variables: ({ quiz }, _title, idempotencyKey) => ({ id: globalId("Content", quiz.id), idempotencyKey }),
    left: ({ quiz: { id } }) => db.content.count({ where: { id, deletedAt: null } }),
  },
  "deleting a webhook": {
    rest: ({ webhook }) => ({ method: "DELETE", path: `/webhooks/${webhook.id}` }),
    mutation: `($id: ID!, $idempotencyKey: String) { it: deleteWebhook(id: $id, idempotencyKey: $idempotencyKey) { ${refusal} ... on DeleteWebhookSuccess { ${noData} } } }`,
    variables: ({ webhook }, _title, idempotencyKey) => ({ id: globalId("Webhook", webhook.id), idempotencyKey }),
    left: ({ webhook: { id } }) => db.webhook.count({ where: { id } }),
  },
  "revoking a token": {
    prepare: ({ user: { id: userId } }) =>
      db.accessToken.create({ data: { id: userId, userId, name: "Nightly", scope: "read", token: userId } }),
    rest: ({ user }) => ({ method: "DELETE", path: `/auth/tokens/${user.id}` }),
    mutation: `($id: ID!, $idempotencyKey: String) { it: revokeAccessToken(id: $id, idempotencyKey: $idempotencyKey) { ${refusal} ... on RevokeAccessTokenSuccess { ${noData} } } }`,
    variables: ({ user }, _title, idempotencyKey) => ({ id: globalId("AccessToken", user.id), idempotencyKey }),
    left: ({ user: { id } }) => db.accessToken.count({ where: { id } }),
  },
};

interface Said {
  made?: object;
  code?: string;
  retryAfter?: number;
}
type Send = (at: Creator, title: string, key?: string) => Promise<Said>;
const overRest =
  ({ rest }: Request): Send =>
  async (at, title, key) => {
    const { method = "POST", path, body } = rest(at, title);
    const answer = await at.client.rest(method, path, body, keyed(key));
    if (answer.status < 300) return { made: answer.body };
    return { code: answer.body.error, retryAfter: Number(answer.headers["retry-after"]) };
  };
const overGraphql =
  ({ mutation, variables }: Request): Send =>
  async (at, title, key) => {
    const { data, errors } = await at.client.graphql(`mutation ${mutation}`, { ...variables(at, title, key) });
    if (errors) return { code: errors[0].extensions.code, retryAfter: errors[0].extensions.retryAfter };
    return data.it.data ? { made: data.it.data } : data.it;
  };
const overBoth = (table: Record<string, Request>): [string, Send][] =>
  Object.entries(table).flatMap(([name, request]) => [
    [`${name} over REST`, overRest(request)],
    [`${name} over GraphQL`, overGraphql(request)],
  ]);

/** A source is read in a separate process. */
const optionsOf = (name: string) => ({ tags: name.startsWith("generating from a source") ? ["slow"] : [] });

describe.each(overBoth({ ...requests, ...repeatable }))("%s", (name, send) => {
  const options = optionsOf(name);
  it("is done once for a key, however often it is asked for", options, async () => {
    const at = await aCreator();
    const first = await send(at, "One", "a");
    expect(first.made).toBeDefined();
    const changes = await at.changes();
    expect(changes).toBe(1);
    expect(await send(at, "One", "a")).toEqual(first);
    expect(await at.changes()).toBe(changes);
  });

  it.each(["before", "after"] as const)(
    "is done once when the connection is cut %s the commit",
    options,
    async (when) => {
      const at = await aCreator();
      cut(when);
      expect(await send(at, "One", "a")).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
      vi.restoreAllMocks();
      expect(await at.changes()).toBe(when === "before" ? 0 : 1);
      const second = await sentUntilDone(() => send(at, "One", "a"));
      expect(second.made).toBeDefined();
      expect(await send(at, "One", "a")).toEqual(second);
      expect(await at.changes()).toBe(1);
    },
  );
});

describe.each(Object.entries(endings))("%s", (_name, ending) => {
  const { left, prepare } = ending;
  it.each([
    ["REST", overRest(ending)],
    ["GraphQL", overGraphql(ending)],
  ])("is done over %s when it is asked for again with its key, and else is missing", async (_door, send) => {
    for (const when of ["before", "after"] as const) {
      const at = await aCreator();
      await prepare?.(at);
      cut(when);
      expect(await send(at, "", "a")).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
      vi.restoreAllMocks();
      expect(await left(at)).toBe(when === "before" ? 1 : 0);
      for (let sent = 1; sent <= 2; sent++) expect((await sentUntilDone(() => send(at, "", "a"))).made).toBeDefined();
      expect(await left(at)).toBe(0);
      for (const key of [undefined, "b"]) expect(await send(at, "", key)).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe.each(overBoth(requests))("%s", (name, send) => {
  it("refuses another request with the same key", optionsOf(name), async () => {
    const at = await aCreator();
    await send(at, "One", "a");
    const changes = await at.changes();
    expect(await send(at, "Two", "a")).toMatchObject({ code: "KEY_REUSED" });
    expect(await at.changes()).toBe(changes);
  });
});

/** Retries, because the pool may not have noticed yet that a connection is gone. */
async function sentUntilDone(send: () => Promise<Said>): Promise<Said> {
  const said = await send();
  return said.code === "CONFLICT" && said.retryAfter ? sentUntilDone(send) : said;
}

/** Cuts a connection just before or after its COMMIT, so that the client gets no answer. */
function cut(when: "before" | "after") {
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  const keeping = new WeakSet<pg.Client>();
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    const text = typeof statement === "string" ? statement : statement.text;
    if (/INTO idempotency_keys .*answer\)/s.test(text)) keeping.add(this);
    const isLast = text === "COMMIT" && keeping.has(this);
    if (isLast && when === "before") {
      const isOver = event(this, "end");
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      await isOver;
    }
    const result = await query.apply(this, args);
    if (isLast) throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    return result;
  } as never);
}

it("makes one of twenty at once; early requests are asked to come again", async () => {
  const { create, count } = await aCreator();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create("a")));
  expect(await count()).toBe(1);
  const { id } = answers.find(({ status }) => status === 201)?.body ?? {};
  for (const { status, body, headers } of answers) {
    if (status === 201) expect(body.id).toBe(id);
    else
      expect({ status, error: body.error, after: headers["retry-after"] }).toEqual({
        status: 409,
        error: "CONFLICT",
        after: "1",
      });
  }
  expect((await create("a")).body.id).toBe(id);
});

it("gives the first result of a save, unless another save came after it", async () => {
  const { client, quiz } = await aCreator();
  const save = (title: string, key: string, revision: number) =>
    client.rest("PUT", `/quizzes/${quiz.id}`, { title, revision }, keyed(key));
  const first = await save("Mine", "a", 1);
  expect(await save("Mine", "a", 1)).toMatchObject({ status: 200, body: first.body });
  expect((await save("Theirs", "b", 2)).body.revision).toBe(3);
  expect(await save("Mine", "a", 1)).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
  expect((await client.rest("GET", `/quizzes/${quiz.id}`)).body.title).toBe("Theirs");
});

it("answers 422 to another request, and the same at another address", async () => {
  const { client, create, count } = await aCreator();
  await create("a");
  const other = await create("a", { ...quizInput, title: "Another" });
  expect(other).toMatchObject({ status: 422, body: { error: "KEY_REUSED" } });
  expect(await client.rest("POST", "/surveys", quizInput, keyed("a"))).toMatchObject({ status: 422 });
  expect(await count()).toBe(1);
});

it("stores no refusal: a corrected request may use the same key", async () => {
  const { create } = await aCreator();
  expect((await create("a", { ...quizInput, title: "" })).status).toBe(400);
  expect((await create("a")).status).toBe(201);
});

it("keeps the keys of people apart", async () => {
  const [one, two] = [await aCreator(), await aCreator()];
  const [mine, theirs] = [await one.create("a"), await two.create("a")];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(mine.body.id).not.toBe(theirs.body.id);
});

it("waits two minutes for a process that is gone, and remembers an answer for a day", async () => {
  const { create, age, forgetAnswers, count } = await aCreator();
  await create("a");
  await age("23 hours");
  expect((await create("a")).status).toBe(201);
  expect(await count()).toBe(1);
  await age("2 hours");
  expect((await create("a")).status).toBe(201);
  expect(await count()).toBe(2);
  await forgetAnswers();
  await age("1 minute");
  expect((await create("a")).status).toBe(409);
  await age("2 minutes");
  expect((await create("a")).status).toBe(201);
});

it("reports that the result has been deleted since", async () => {
  const { client, create, count } = await aCreator();
  const { id } = (await create("a")).body;
  await client.rest("DELETE", `/quizzes/${id}`);
  expect(await create("a")).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
  expect(await count()).toBe(0);
});

it("keeps nothing that a token could be read from", async () => {
  const at = await aCreator();
  const { body } = await at.client.rest("POST", "/auth/tokens", { name: "CI", scope: "write" }, keyed("a"));
  const { rows } = await sql.query("SELECT answer::text FROM idempotency_keys WHERE user_id = $1", [at.quiz.userId]);
  expect(rows[0].answer).not.toContain(body.secret.replace("assay_pat_", ""));
  const again = await at.client.rest("POST", "/auth/tokens", { name: "CI", scope: "write" }, keyed("a"));
  expect((await app.withToken(again.body.secret).rest("GET", `/quizzes/${at.quiz.id}/results`)).status).toBe(200);
  await at.client.rest("DELETE", `/auth/tokens/${body.id}`);
  const revoked = await at.client.rest("POST", "/auth/tokens", { name: "CI", scope: "write" }, keyed("a"));
  expect(revoked).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
});

it.each(["", "two words", "x".repeat(256), "ключ"])("explains the form of a key: %j", async (key) => {
  const { create, count } = await aCreator();
  expect(await create(key)).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
  expect(await count()).toBe(0);
});

it("refuses what is nested too deeply to be compared, and who is not signed in", async () => {
  const { create } = await aCreator();
  const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  const answer = await create("a", deep, { "content-type": "application/json" });
  expect(answer).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
  const stranger = await app.as();
  expect((await stranger.rest("POST", "/quizzes/manual", quizInput, keyed("a"))).status).toBe(401);
});
