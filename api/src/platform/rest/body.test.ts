import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { limits } from "../../content/content.shared.ts";

const app = await testApp();
const owner = await app.as(await aUser(app.platform));
const { port } = new URL(await app.listen());
const json = { authorization: String(owner.authorization), "content-type": "application/json" };

function post(url: string, payload: Buffer | string, coding?: string) {
  const headers = { ...json, ...(coding && { "content-encoding": coding }) };
  return app.http.inject({ method: "POST", url, headers, payload });
}

const survey = { title: "Lunch", questions: [{ questionText: "Soup?", options: ["Yes", "No"] }] };

describe("a compressed body", () => {
  it.each([
    ["gzip", gzipSync],
    ["GZIP", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["identity", Buffer.from],
  ] as const)("is read in %s over REST and GraphQL", async (coding, compress) => {
    expect((await post("/api/surveys", compress(JSON.stringify(survey)), coding)).statusCode).toBe(201);
    const { statusCode, body } = await post("/graphql", compress('{"query":"{ __typename }"}'), coding);
    expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { __typename: "Query" } }]);
  });

  it.each(["/api/surveys", "/graphql", "/api/pdfs/upload"])("is refused in other codings at %s", async (url) => {
    const { statusCode, headers, body } = await post(url, "x", "compress");
    expect([statusCode, body.includes("UNSUPPORTED_MEDIA_TYPE")]).toEqual([415, true]);
    expect(headers["accept-encoding"]).toBe(url === "/api/pdfs/upload" ? "identity" : "gzip, deflate, br");
  });

  it.each([undefined, "gzip"])("is refused if it is not UTF-8, in %s", async (coding) => {
    const body = Buffer.from(JSON.stringify({ ...survey, title: "café" }), "latin1");
    const answer = await post("/api/surveys", coding ? gzipSync(body) : body, coding);
    expect([answer.statusCode, answer.json().message]).toEqual([400, "The body must be JSON in UTF-8"]);
  });

  it("is refused if it is not JSON", async () => {
    const { statusCode, body } = await post("/api/surveys", "not compressed", "gzip");
    expect([statusCode, JSON.parse(body).message]).toEqual([400, "The body cannot be decompressed as gzip"]);
  });

  // Expands a thousandfold, in ten parts.
  const bomb = Buffer.concat(Array(10).fill(gzipSync(Buffer.alloc(50_000_000, " "), { level: 9 })));

  it.each([
    "/api/auth/login",
    "/api/surveys",
    "/graphql",
  ])("is inflated no further than the limit of %s", async (url) => {
    const { statusCode, body } = await post(url, bomb, "gzip");
    expect([statusCode, body.includes("PAYLOAD_TOO_LARGE")]).toEqual([413, true]);
  });

  it("is not inflated to its end if it is too large", { tags: ["slow"] }, async () => {
    const processorOf = async (work: () => unknown) => {
      const before = process.cpuUsage();
      await work();
      return process.cpuUsage(before).user;
    };
    const all = await processorOf(() => gunzipSync(bomb));
    expect(await processorOf(() => post("/api/auth/login", bomb, "gzip"))).toBeLessThan(all / 5);
  });
});

describe("the largest item that the rules allow", () => {
  const escaped = (value: unknown) =>
    JSON.stringify(value).replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  const largest = (questions: number) => ({
    title: "問".repeat(limits.title),
    description: "題".repeat(limits.description),
    questions: Array.from({ length: questions }, () => ({
      questionText: "問".repeat(limits.question),
      options: Array.from({ length: limits.quiz.options }, (_, index) => "答".repeat(limits.option - 1) + index),
      correctAnswer: 0,
      explanation: "由".repeat(limits.explanation),
      optionFeedback: Array.from({ length: limits.quiz.options }, () => "評".repeat(limits.feedback)),
    })),
  });
  const create = `mutation ($input: CreateQuizInput!) { createQuiz(input: $input) {
    ... on CreateQuizSuccess { data { title } } ... on DomainError { message } } }`;
  const overBoth = async (questions: number, write: (value: unknown) => string) => [
    await post("/api/quizzes/manual", write(largest(questions))),
    await post("/graphql", write({ query: create, variables: { input: largest(questions) } })),
  ];

  it("is accepted over REST and GraphQL, however its letters are escaped", async () => {
    const [rest, graphql] = await overBoth(limits.quiz.questions, escaped);
    expect(rest?.statusCode).toBe(201);
    expect(JSON.parse(graphql?.body ?? "").data.createQuiz.data).toBeDefined();
  });

  it("is refused by the rule for the number of questions", async () => {
    for (const { body } of await overBoth(limits.quiz.questions + 1, escaped))
      expect(body).toContain("Maximum 100 questions allowed");
  });
});

it.each([
  ["/api/auth/login", "message", "1 MB"],
  ["/oauth/register", "error_description", "16 KB"],
])("returns the size limit of a request to %s", async (url, field, size) => {
  const { statusCode, body } = await post(url, JSON.stringify("x".repeat(2_000_000)));
  expect([statusCode, JSON.parse(body)[field]]).toEqual([
    413,
    `That is more than the ${size} that this request may carry`,
  ]);
});

it("keeps no place for bodies that were refused before they had arrived", async () => {
  const head = ["POST /api/quizzes/manual HTTP/1.1", "Host: a", "Content-Type: application/json"];
  const announce = async (bytes: number) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write([...head, `Content-Length: ${bytes}`, "", '{"title":"'].join("\r\n"));
    const [answer] = await once(socket, "data");
    socket.destroy();
    await once(socket, "close");
    return String(answer).slice(9, 12);
  };
  for (let sent = 0; sent < 12; sent++) expect(await announce(30_000_000)).toBe("413");
  expect((await post("/api/surveys", " ".repeat(500_000) + JSON.stringify(survey))).statusCode).toBe(201);
});

it("accepts any number of spaces before a token", async () => {
  const authorization = String(owner.authorization).replace(" ", "   ");
  expect((await app.http.inject({ url: "/api/auth/me", headers: { authorization } })).statusCode).toBe(200);
});

it.each([
  ["no HTTP", "hello\r\n\r\n", 400, "VALIDATION_FAILED"],
  [
    "a header without end",
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "HEADERS_TOO_LARGE",
  ],
  ["an unknown method", "BREW /api/auth/me HTTP/1.1\r\nHost: a\r\n\r\n", 400, "VALIDATION_FAILED"],
])("answers %s in the shape of all errors", async (_name, text, status, code) => {
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(text);
  let answer = "";
  socket.setEncoding("utf8").on("data", (part) => (answer += part));
  await once(socket, "close");
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ error: code, message: expect.any(String) });
});

describe("a large body that does not arrive", () => {
  /** Announces five megabytes and sends none of them. */
  async function stalled() {
    const sending = request({
      port,
      method: "POST",
      path: "/api/surveys",
      headers: { ...json, "content-length": 5_000_000 },
    });
    const answer = Promise.withResolvers<number | string>();
    sending.on("response", ({ statusCode = 0 }) => answer.resolve(statusCode));
    sending.on("error", () => answer.resolve("gone"));
    await new Promise<void>((resolve) => sending.write("{", () => resolve()));
    return { sending, answer: answer.promise };
  }

  it("makes room for others from its address, with an answer", async () => {
    const bodies = [];
    for (let index = 0; index < 10; index++) bodies.push(await stalled());
    expect(await Promise.race(bodies.map(({ answer }) => answer))).toBe(503);
    const padded = JSON.stringify({ ...survey, note: "x".repeat(500_000) });
    expect((await post("/api/surveys", padded)).statusCode).toBe(201);
    for (const { sending } of bodies) sending.destroy();
    await Promise.all(bodies.map(({ answer }) => answer));
  });
});
