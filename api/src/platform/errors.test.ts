import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../test/database.ts";
import { aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { connect } from "./data/database.ts";
import { DomainError, parse, publicError } from "./errors.ts";
import { createLog } from "./log.ts";

const app = await testApp();
const visitor = await app.as();
const log = createLog("silent");

it("names every broken rule, the first one loudest", () => {
  const rule = z.object({
    list: z.array(z.object({ text: z.string().min(1, "Say something") })),
    age: z.number("How old?"),
  });
  const refuse = () => parse(rule, { list: [{ text: "a" }, { text: "" }], age: "x" });
  expect(refuse).toThrow(
    expect.objectContaining({
      code: "VALIDATION_FAILED",
      message: "Say something",
      field: "list.1.text",
      issues: [
        { path: "list.1.text", message: "Say something" },
        { path: "age", message: "How old?" },
      ],
    }),
  );
});

it("drops what no rule asks for", () => {
  expect(parse(z.object({ a: z.number() }), { a: 1, isAdmin: true })).toEqual({ a: 1 });
});

it("shows DomainErrors and hides bugs", () => {
  const error = new DomainError("CONFLICT", "No");
  expect(publicError(error)).toBe(error);
  expect(publicError(new TypeError("secret"))).toBeNull();
  expect(publicError(null)).toBeNull();
});

it("distinguishes an unreachable database from a bug", async () => {
  const nowhere = connect("postgresql://nobody@127.0.0.1:1/none", log);
  for (const query of [() => nowhere.db.user.count(), () => nowhere.sql.query("SELECT 1")]) {
    const error = await query().catch((reason: unknown) => reason);
    expect(publicError(error)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 2 });
  }
  await nowhere.close();
});

it("reports a row that was deleted in between as not found", async () => {
  const { db, sql } = app.platform;
  const [id, key] = [randomUUID(), randomUUID()];
  const errors = [
    db.user.findUniqueOrThrow({ where: { id } }),
    db.erasedAttempt.create({ data: { contentId: id, attemptKey: key } }),
    db.$executeRaw`INSERT INTO erased_attempts (quiz_id, attempt_key) VALUES (${id}, ${key})`,
    sql.query("INSERT INTO erased_attempts (quiz_id, attempt_key) VALUES ($1, $2)", [id, key]),
  ].map((query: Promise<unknown>) => query.catch(publicError));
  for (const error of errors)
    expect(await error).toMatchObject({ code: "NOT_FOUND", message: "This has been deleted since" });
});

it("takes a connection that is cut in mid-query for a database that is away", async () => {
  const { db, sql, close } = connect(await testDatabase(), log);
  const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'";
  const queries = [sql.query("SELECT pg_sleep(9)"), db.$executeRaw`SELECT pg_sleep(9)`];
  const errors: unknown[] = [];
  for (const query of queries) query.catch((reason: unknown) => errors.push(reason));
  await expect.poll(() => app.platform.sql.query(cut).then(() => errors)).toHaveLength(2);
  for (const error of errors) expect(publicError(error)).toMatchObject({ code: "UNAVAILABLE" });
  await close();
});

it.each([
  ["half a document", "{", "application/json", 400, "VALIDATION_FAILED"],
  ["nothing", "", "application/json", 400, "VALIDATION_FAILED"],
  ["a list", "[]", "application/json", 400, "VALIDATION_FAILED"],
  ["a prototype", '{"__proto__": {"isAdmin": true}}', "application/json", 400, "VALIDATION_FAILED"],
  ["plain text", '{"email": "a@b.test", "password": "x"}', "text/plain", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["a form", "email=a", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["two megabytes", JSON.stringify("x".repeat(2_097_152)), "application/json", 413, "PAYLOAD_TOO_LARGE"],
  ["brackets without end", "[".repeat(100_000) + "]".repeat(100_000), "application/json", 400, "VALIDATION_FAILED"],
])("refuses %s over REST in JSON", async (_name, body, type, status, code) => {
  const answer = await visitor.rest("POST", "/auth/login", body, { "content-type": type });
  expect(answer).toMatchObject({ status, body: { error: code, message: expect.any(String) } });
});

describe.each(["/graphql", "/api/auth/login", "/api/quizzes/nothing/attempts"])("%s", (url) => {
  it.each([
    "null",
    "[]",
    "",
    '"x"',
    "{",
    "1",
    "[{}]",
    '[{"query":"{ __typename }"}]',
  ])("wants an object, not %s", async (payload) => {
    const headers = { "content-type": "application/json" };
    const { statusCode, body } = await app.http.inject({ method: "POST", url, payload, headers });
    expect(statusCode).toBe(400);
    const message = "The body must be a JSON object";
    const issues = [{ path: "", message }];
    expect(JSON.parse(body)).toEqual(
      url === "/graphql"
        ? { errors: [{ message, extensions: { code: "VALIDATION_FAILED", issues } }] }
        : { error: "VALIDATION_FAILED", message, issues },
    );
  });
});

it.each([
  [{}, "query", "A query is required"],
  [{ query: null }, "query", "A query is required"],
  [{ query: 1 }, "query", "This must be text"],
  [{ query: "{ __typename }", variables: [] }, "variables", "This must be an object"],
  [{ query: "{ __typename }", extensions: "x" }, "extensions", "This must be an object"],
  [{ query: "{ __typename }", operationName: 5 }, "operationName", "This must be text"],
])("refuses %j over GraphQL with the field it is about", async (payload, path, message) => {
  const { statusCode, body } = await app.http.inject({ method: "POST", url: "/graphql", payload });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toEqual({
    errors: [
      {
        message: message.startsWith("This") ? `${path}: ${message}` : message,
        extensions: { code: "VALIDATION_FAILED", issues: [{ path, message }] },
      },
    ],
  });
});

it("describes missing values and wrong types in words for people", async () => {
  const { body } = await visitor.rest("POST", "/quizzes/nothing/attempts", { revision: "1", participantName: 1 });
  expect(body.message).toBe("participantName: This must be text");
  expect(body.issues.map(({ message }: { message: string }) => message)).toEqual([
    "This must be text",
    "Answers are required",
    "This must be a number",
  ]);
});

it.each([
  ["GET", "/auth/me", {}, 401, /^Please log in first.* Authorization: Bearer assay_pat_…\.$/],
  [
    "GET",
    "/auth/me",
    { authorization: "assay_pat_x" },
    401,
    /not readable: send it in the header Authorization: Bearer/,
  ],
  ["PUT", "/auth/me", {}, 405, /^This path takes GET or HEAD$/],
  ["GET", "/quizes", {}, 404, /^Page not found\. \/openapi\.json lists all paths\.$/],
] as const)("advises on %s %s with %j", async (method, path, headers, status, message) => {
  expect(await visitor.rest(method, path, undefined, headers)).toMatchObject({
    status,
    body: { message: expect.stringMatching(message) },
  });
});

it("takes a number beyond the database's own for a broken rule", async () => {
  const body = { answers: {}, revision: 3_000_000_000 };
  expect(await visitor.rest("POST", "/quizzes/nothing/attempts", body)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "revision" }] },
  });
});

it.each(["%zz", "%ED%A0%80", "x".repeat(3000)])("takes an id nobody can read (%s) for a miss", async (id) => {
  for (const method of ["GET", "DELETE"]) {
    expect(await visitor.rest(method, `/quizzes/${id}`)).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
  }
});

it.each([
  "Nothing:1",
  "Node:1",
  "Query:1",
  "String:1",
  "__Type:1",
  "Content",
  "",
])("finds nothing by the malformed id %j", async (id) => {
  const asked = await visitor.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: btoa(id) });
  expect([asked.data, asked.errors]).toEqual([{ node: null }, undefined]);
});

it("looks for a hundred global ids at once, and misses those nobody has", async () => {
  const look = (ids: string[]) => visitor.graphql("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids });
  const id = (type: string) => Buffer.from(`${type}:nothing`).toString("base64");
  const types = ["User", "Content", "Question", "Attempt"];
  expect((await look(types.map(id))).data.nodes).toEqual([null, null, null, null]);
  expect((await look(["junk"])).data.nodes).toEqual([null]);
  const tooMany = Array(101).fill(id("Content"));
  expect((await look(tooMany)).errors).toMatchObject([{ extensions: { code: "VALIDATION_FAILED" } }]);
});

it("answers an unknown path in JSON", async () => {
  expect(await visitor.rest("GET", "/nothing/here")).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
});

it("hides the cause of a bug, but logs it", async () => {
  const broken = await testApp();
  broken.http.get("/api/broken", async () => {
    throw new TypeError("the password is swordfish");
  });
  const { status, body, headers } = await (await broken.as()).rest("GET", "/broken");
  expect(status).toBe(500);
  expect(body).toEqual({ message: "Something went wrong on our side. Please try again.", error: "INTERNAL" });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

it("keeps a bug out of GraphQL answers", async () => {
  const broken = await testApp();
  const client = await broken.as(await aUser(broken.platform));
  broken.platform.db = null as never;
  const { data, errors } = await client.graphql("{ viewer { id } }");
  expect(data.viewer).toBeNull();
  expect(errors).toMatchObject([
    {
      message: "Something went wrong on our side. Please try again.",
      path: ["viewer"],
      extensions: { code: "INTERNAL" },
    },
  ]);
  expect(JSON.stringify(errors)).not.toContain("null");
});
