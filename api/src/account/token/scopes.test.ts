import { describe, expect, it } from "vitest";
import { aQuiz, aUser, quizInput } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { openSocket } from "../../../test/socket.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
const create = `mutation ($input: CreateQuizInput!) {
  createQuiz(input: $input) { ... on CreateQuizSuccess { data { key } } ... on DomainError { code message } }
}`;

describe("a token with scopes of its owner's choice", () => {
  const make = async (extra: object) => {
    const user = await aUser(platform);
    const { status, body } = await (await app.as(user)).rest("POST", "/auth/tokens", { name: "Script", ...extra });
    expect(status).toBe(201);
    return { user, body, client: app.withToken(body.secret) };
  };

  it("describes its permissions, with the reading that each writing includes", async () => {
    const { body, user } = await make({ scopes: ["content:write", "results:read"] });
    expect(body).toMatchObject({
      scope: "write",
      scopes: ["content:read", "content:write", "results:read"],
      items: null,
    });
    expect(body.lastFour).toBe(body.secret.slice(-4));
    const asked = "{ viewer { accessTokens { lastFour scopes items { key } } } }";
    expect((await (await app.as(user)).graphql(asked)).data.viewer.accessTokens).toEqual([
      { lastFour: body.lastFour, scopes: ["CONTENT_READ", "CONTENT_WRITE", "RESULTS_READ"], items: null },
    ]);
  });

  it("is refused with the name of the scope it lacks", async () => {
    const { user, client } = await make({ scopes: ["content:read"] });
    const quiz = await aQuiz(platform, user);
    const { status, body, headers } = await client.rest("GET", `/quizzes/${quiz.id}/results`);
    expect([status, body]).toEqual([403, { error: "FORBIDDEN", message: "This token lacks the scope results:read" }]);
    expect(headers["www-authenticate"]).toBe('Bearer realm="Assay", error="insufficient_scope", scope="results:read"');
    const { data, errors } = await client.graphql(
      "query ($key: String!) { content(key: $key) { title results { totalAttempts } } }",
      { key: quiz.id },
    );
    expect(data.content).toEqual({ title: quiz.title, results: null });
    expect(errors).toMatchObject([
      { message: "This token lacks the scope results:read", extensions: { code: "FORBIDDEN" } },
    ]);
  });

  it("reads no private questions without a scope for them, and public ones as anybody does", async () => {
    const { user, client } = await make({ scopes: ["webhooks:read"] });
    const quiz = await aQuiz(platform, user);
    const lacks = "This token lacks the scope content:read";
    const query = "query ($key: String!) { content(key: $key) { title questions { text correctAnswer } } }";
    const open = await client.rest("GET", `/quizzes/${quiz.id}`);
    expect(open.status).toBe(200);
    expect(JSON.stringify(open.body)).not.toContain("correctAnswer");
    const seen = await client.graphql(query, { key: quiz.id });
    expect(seen.data.content.questions[0]).toEqual({ text: "Capital of France?", correctAnswer: null });
    await (await app.as(user)).rest("PUT", `/quizzes/${quiz.id}`, { isPublic: false });
    expect(await client.rest("GET", `/quizzes/${quiz.id}`)).toMatchObject({ status: 403, body: { message: lacks } });
    expect((await client.graphql(query, { key: quiz.id })).errors).toMatchObject([{ message: lacks }]);
  });

  it.each([
    [{}, "scope"],
    [{ scope: "admin" }, "scope"],
    [{ scopes: [] }, "scopes"],
    [{ scopes: ["everything"] }, "scopes.0"],
    [{ scope: "read", scopes: ["content:read"] }, "scopes"],
    [{ scope: "read", items: [] }, "items"],
    [{ scope: "read", items: ["none"] }, "items.0"],
  ])("is not made of %j", async (asked, path) => {
    const client = await app.as(await aUser(platform));
    const { status, body } = await client.rest("POST", "/auth/tokens", { name: "Script", ...asked });
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  });
});

describe("without participants:read", () => {
  it("hides names and addresses over every transport, and cannot search them", async () => {
    const user = await aUser(platform);
    const owner = await app.as(user);
    const quiz = await aQuiz(platform, user);
    const person = { participantName: "Ann Example", participantEmail: "ann@example.com" };
    const questions = await db.question.findMany({ where: { contentId: quiz.id } });
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
    const { body: receipt } = await owner.rest("POST", `/quizzes/${quiz.id}/attempts`, { answers, ...person });
    const scopes = ["content:read", "results:read", "webhooks:read"];
    const { body } = await owner.rest("POST", "/auth/tokens", { name: "Script", scopes });
    const client = app.withToken(body.secret);

    const attempts = "attempts { edges { node { participantName participantEmail } } }";
    const over = {
      results: await client.rest("GET", `/quizzes/${quiz.id}/results`),
      details: await client.rest("GET", `/attempts/${receipt.attemptId ?? receipt.id}/details`),
      csv: await client.rest("GET", `/quizzes/${quiz.id}/export?format=csv`),
      json: await client.rest("GET", `/quizzes/${quiz.id}/export?format=json`),
      graphql: await client.graphql(`query ($key: String!) { content(key: $key) { ${attempts} } }`, { key: quiz.id }),
    };
    expect(over.results.body.attempts).toMatchObject([{ participantName: null, participantEmail: null }]);
    expect(over.details.status).toBe(200);
    expect(over.json.body).toMatchObject([{ participantName: null, participantEmail: null }]);
    expect(over.graphql.data.content.attempts.edges).toEqual([
      { node: { participantName: null, participantEmail: null } },
    ]);
    for (const answer of Object.values(over)) expect(JSON.stringify(answer)).not.toMatch(/Ann Example|ann@example/);

    const lacks = { status: 403, body: { message: "This token lacks the scope participants:read" } };
    expect(await client.rest("GET", `/quizzes/${quiz.id}/results?search=ann`)).toMatchObject(lacks);
    expect(await client.rest("GET", `/quizzes/${quiz.id}/export?search=ann`)).toMatchObject(lacks);
    const found = await client.graphql(
      'query ($key: String!) { content(key: $key) { attempts(filter: { search: "ann" }) { totalCount } } }',
      { key: quiz.id },
    );
    expect(found.errors).toMatchObject([{ message: lacks.body.message }]);
  });

  it("cannot send data elsewhere by webhook", async () => {
    const user = await aUser(platform);
    const quiz = await aQuiz(platform, user);
    const { body } = await (await app.as(user)).rest("POST", "/auth/tokens", {
      name: "Script",
      scopes: ["webhooks:write", "results:read"],
    });
    const made = await app
      .withToken(body.secret)
      .rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: "https://hooks.example.com/" });
    expect(made).toMatchObject({ status: 403, body: { message: "This token lacks the scope participants:read" } });
  });
});

describe("a token for certain items", () => {
  it("has no other item on any door, makes none, and ends with the last of its own", async () => {
    const user = await aUser(platform);
    const owner = await app.as(user);
    const [own, other] = [await aQuiz(platform, user, { title: "Mine" }), await aQuiz(platform, user)];
    for (const { id } of [own, other]) await owner.rest("PUT", `/quizzes/${id}`, { isPublic: false });
    const { body } = await owner.rest("POST", "/auth/tokens", { name: "Script", scope: "write", items: [own.id] });
    expect(body.items).toEqual([own.id]);
    const client = app.withToken(body.secret);

    const statuses = async (id: string) => [
      (await client.rest("GET", `/quizzes/${id}`)).status,
      (await client.rest("GET", `/quizzes/${id}/results`)).status,
      (await client.rest("GET", `/quizzes/${id}/export`)).status,
      (await client.rest("GET", `/quizzes/${id}/webhooks`)).status,
      (await client.rest("PUT", `/quizzes/${id}`, { title: "Renamed" })).status,
    ];
    expect(await statuses(own.id)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(other.id)).toEqual([404, 404, 404, 404, 404]);

    const query = `query ($id: ID!, $key: String!) {
      node(id: $id) { id } content(key: $key) { title }
      viewer { totals { quizzes } contents { totalCount edges { node { title } } } }
    }`;
    const asked = (id: string) => client.graphql(query, { id: globalId("Content", id), key: id });
    const viewer = { totals: { quizzes: 1 }, contents: { totalCount: 1, edges: [{ node: { title: "Renamed" } }] } };
    expect((await asked(own.id)).data).toEqual({
      node: { id: globalId("Content", own.id) },
      content: { title: "Renamed" },
      viewer,
    });
    expect((await asked(other.id)).data).toEqual({ node: null, content: null, viewer });
    expect((await client.rest("GET", "/dashboard")).body.recentQuizzes).toMatchObject([{ id: own.id }]);

    const socket = openSocket(await app.listen());
    await socket.init({ accessToken: body.secret });
    const watch = (id: string) =>
      socket.ask(`subscription { resultsChanged(contentId: "${globalId("Content", id)}") { key } }`);
    expect(await watch(own.id)).toMatchObject({ payload: { data: { resultsChanged: { key: own.id } } } });
    expect(await watch(other.id)).toMatchObject({ payload: { errors: [{ extensions: { code: "NOT_FOUND" } }] } });
    socket.close();

    const onlyItems = { status: 403, body: { message: "This token is for certain items only" } };
    expect(await client.rest("POST", "/quizzes/manual", quizInput)).toMatchObject(onlyItems);
    expect(await client.rest("POST", `/quizzes/${own.id}/duplicate`)).toMatchObject(onlyItems);
    expect(await client.rest("POST", "/quizzes", { prompt: "Rivers" })).toMatchObject(onlyItems);
    const made = await client.graphql(create, { input: quizInput });
    expect(made.data.createQuiz).toMatchObject({ message: onlyItems.body.message });

    expect((await client.rest("DELETE", `/quizzes/${own.id}`)).status).toBe(200);
    expect((await owner.rest("GET", "/auth/tokens")).body).toMatchObject([{ items: [] }]);
    expect((await client.rest("GET", "/dashboard")).body.recentQuizzes).toEqual([]);
    expect(await statuses(own.id)).toEqual([404, 404, 404, 404, 404]);
  });

  it("explains the refusal of its owner's public item, and hides other people's", async () => {
    const user = await aUser(platform);
    const [own, other] = [await aQuiz(platform, user), await aQuiz(platform, user)];
    const foreign = await aQuiz(platform, await aUser(platform));
    const asked = { name: "Script", scope: "write", items: [own.id] };
    const { body } = await (await app.as(user)).rest("POST", "/auth/tokens", asked);
    const refusal = async (id: string) =>
      (await app.withToken(body.secret).rest("PUT", `/quizzes/${id}`, { title: "Renamed" })).body;
    expect(await refusal(other.id)).toMatchObject({
      error: "FORBIDDEN",
      message: "This token is for certain items only",
    });
    expect(await refusal(foreign.id)).toMatchObject({ message: "Only the person who made this may do that" });
  });

  it("cannot be made for somebody else's", async () => {
    const foreign = await aQuiz(platform, await aUser(platform));
    const client = await app.as(await aUser(platform));
    const asked = { name: "Script", scope: "read", items: [foreign.id] };
    expect(await client.rest("POST", "/auth/tokens", asked)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "items.0", message: "This is not your item" }] },
    });
  });
});
