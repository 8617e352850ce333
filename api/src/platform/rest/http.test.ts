import { request } from "node:http";
import { hostname } from "node:os";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";
import { createApp } from "../../app.ts";
import { createLog } from "../log.ts";

it("waits for a body only so long", async () => {
  const { http, listen } = await testApp({});
  http.post("/api/patient", { config: { bodyMillis: 300 } }, async ({ body }) => body);
  const url = `${await listen()}/api/patient`;
  const send = (pause: number) =>
    new Promise((resolve) => {
      const headers = { "content-type": "application/json" };
      const sending = request(url, { method: "POST", headers }, ({ statusCode }) => resolve(statusCode));
      sending.on("error", () => resolve("cut"));
      sending.write("{");
      setTimeout(() => sending.end("}"), pause);
    });
  expect(await send(50)).toBe(200);
  expect(await send(1000)).toBe("cut");
});

it.each([
  ["q/", "%"],
  ["q/", "%FFa"],
  ["quiz/01a22985-27aa-71e5-b280-83b16fe9d129?x=", "%FFa"],
])("reads an address below /%s with thousands of %s without an exception for each", async (path, part) => {
  const { http } = await testApp({});
  const decode = vi.spyOn(globalThis, "decodeURIComponent");
  const { statusCode } = await http.inject(`/${path}${part.repeat(3000)}`);
  const { length } = decode.mock.results.filter(({ type }) => type === "throw");
  decode.mockRestore();
  expect(statusCode).toBeLessThan(500);
  expect(length).toBeLessThan(10);
});

it("logs no secret in a URL", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { platform } = await testApp({});
  const http = await createApp({ ...platform, log });
  const secret = "s3cr3t".repeat(8);
  const urls = [
    `/api/exports/${secret}`,
    `/api/exports/${secret}/more`,
    `/api/pdfs/objects/01a1?signature=${secret}`,
    `/stop-mail?token=${secret}`,
    `/reset-password?token=${secret}`,
    `/verify-email/${secret}`,
    `/${secret}`,
  ];
  for (const url of urls) for (const method of ["GET", "PUT", "POST"] as const) await http.inject({ method, url });
  await http.inject("/api/quizzes/01a1");
  const logged = lines.map((line) => JSON.parse(line).url);
  expect(logged).toHaveLength(urls.length * 3 + 1);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  expect(logged).toContain("/api/exports/:secret");
  expect(logged.at(-1)).toBe("/api/quizzes/01a1");
});

it("logs of each request who asked, where, and by which of the caller's own ids", { tags: ["slow"] }, async () => {
  const lines: string[] = [];
  const { platform } = await testApp({});
  const http = await createApp({ ...platform, log: createLog("info", { write: (line) => void lines.push(line) }) });
  const user = await aUser(platform);
  const authorization = `Bearer ${await accessTokenOf(platform, user)}`;
  async function request(headers: Record<string, string>, url = "/api/auth/me") {
    const answer = await http.inject(
      url === "/graphql"
        ? { method: "POST", url, headers, payload: { query: "{ viewer { id } }" } }
        : { method: "GET", url, headers },
    );
    const line = JSON.parse(lines.findLast((text) => text.includes('"request"')) ?? "{}");
    expect(line).toMatchObject({ pid: process.pid, host: hostname(), reqId: answer.headers["x-request-id"] });
    return line;
  }
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traced = { traceparent: `00-${trace}-00f067aa0ba902b7-01`, "x-request-id": "edge-17.3" };
  expect(await request({ authorization, ...traced })).toMatchObject({ user: user.id, trace, reqId: "edge-17.3" });
  expect(await request({ authorization }, "/graphql")).toMatchObject({ user: user.id });
  expect(await request({})).not.toHaveProperty("user");
  for (const bad of ['x" y', "ann@example.com", "x".repeat(37)]) {
    const line = await request({ "x-request-id": bad, traceparent: `00-${"0".repeat(32)}-00f067aa0ba902b7-01` });
    expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/);
    expect(line).not.toHaveProperty("trace");
  }
});

it("is open to pages of other origins, except accounts and administration", async () => {
  const { http } = await testApp();
  const ask = async (method: "GET" | "POST" | "OPTIONS", url: string) => {
    const headers = { origin: "null", "access-control-request-method": "POST" };
    const { headers: answered } = await http.inject({ method, url, headers });
    return [answered["access-control-allow-origin"], answered["access-control-allow-methods"]];
  };
  for (const path of ["quizzes/1/starts", "surveys/1/responses", "quizzes/1/duplicate", "quizzes/manual"]) {
    expect(await ask("OPTIONS", `/api/${path}`)).toEqual(["*", expect.stringContaining("POST")]);
    expect(await ask("POST", `/api/${path}`)).toEqual(["*", undefined]);
  }
  expect(await ask("OPTIONS", "/api/quizzes/1")).toEqual(["*", "GET, HEAD, PUT, DELETE"]);
  expect(await ask("GET", "/api/quizzes/1/results")).toEqual(["*", undefined]);
  for (const path of ["auth/login", "auth/me", "auth/tokens", "admin/users", "admin/mail/test", "nothing"])
    for (const method of ["OPTIONS", "GET", "POST"] as const)
      expect([path, await ask(method, `/api/${path}`)]).toEqual([path, [undefined, undefined]]);
  expect(
    (await http.inject({ url: "/api/quizzes/1", headers: { origin: "https://a.example" } })).headers,
  ).not.toHaveProperty("access-control-allow-credentials");
});

it("answers 304 for each way an ETag may be named", async () => {
  const { platform, withToken } = await testApp();
  const path = `/quizzes/${(await aQuiz(platform, await aUser(platform))).id}`;
  const { etag } = (await withToken().rest("GET", path)).headers;
  const status = async (tag: string) =>
    (await withToken().rest("GET", path, undefined, { "if-none-match": tag })).status;
  const strong = String(etag).replace(/^W\//, "");
  for (const tag of [strong, `W/${strong}`, `"another", ${strong}`, `"another",W/${strong}`, "*"])
    expect([tag, await status(tag)]).toEqual([tag, 304]);
  for (const tag of ['"another"', strong.replaceAll('"', ""), ""]) expect([tag, await status(tag)]).toEqual([tag, 200]);
});

it("explains with 401 how to authenticate, and whether the token was the reason", async () => {
  const app = await testApp();
  const asked = async (token?: string) =>
    (await app.withToken(token).rest("GET", "/auth/me")).headers["www-authenticate"];
  expect(await asked()).toBe('Bearer realm="Assay"');
  expect(await asked("nothing")).toBe('Bearer realm="Assay", error="invalid_token"');
  const { headers } = await app.withToken().rest("POST", "/auth/login", { email: "a@example.com", password: "wrong" });
  expect(headers["www-authenticate"]).toBeUndefined();
});

it("names the methods of a path that has others", async () => {
  const { http, withToken } = await testApp();
  const { status, headers, body } = await withToken().rest("DELETE", "/auth/login");
  expect([status, headers.allow, body.error]).toEqual([405, "POST, OPTIONS", "METHOD_NOT_ALLOWED"]);
  expect(await withToken().rest("GET", "/auth/login")).toMatchObject({
    status: 405,
    headers: { allow: "POST, OPTIONS" },
  });
  expect((await withToken().rest("PATCH", "/quizzes/1")).headers.allow).toBe("GET, HEAD, PUT, DELETE, OPTIONS");
  expect((await withToken().rest("PATCH", "/quizzes/manual")).headers.allow).toBe("POST, OPTIONS");
  expect((await withToken().rest("POST", "/nothing")).status).toBe(404);
  for (const url of ["/api/auth/me", "/api/quizzes/1"]) {
    const { statusCode, headers } = await http.inject({ method: "OPTIONS", url });
    expect([url, statusCode, headers.allow?.includes("GET, HEAD")]).toEqual([url, 204, true]);
  }
  expect((await http.inject({ method: "OPTIONS", url: "/api/nothing" })).statusCode).toBe(404);
});

describe("a field that no operation knows", () => {
  const survey = { title: "Lunch", questions: [{ questionText: "Soup?", options: ["Yes", "No"] }] };
  const wrong = {
    ...survey,
    descripton: "With a slip",
    "Größe\n": 1,
    questions: [{ ...survey.questions[0], colour: "red" }],
  };

  it("is named in the answer, with what was probably meant", async () => {
    const app = await testApp();
    const client = await app.as(await aUser(app.platform));
    const { status, headers, body } = await client.rest("POST", "/surveys", wrong);
    expect([status, headers["assay-ignored"]]).toEqual([
      201,
      "questions.0.colour, descripton (did you mean description?), Gr%C3%B6%C3%9Fe%0A",
    ]);
    expect((await client.rest("POST", "/surveys", survey)).headers).not.toHaveProperty("assay-ignored");
    const marked = {
      ...survey,
      description: "$x^2$ for $5 or $10",
      questions: [{ ...survey.questions[0], options: ["$5 or $10", "**Tea**"] }],
    };
    const { headers: plain } = await client.rest("POST", "/surveys", marked);
    expect(plain["assay-ignored"]).toBe("description, questions.0.options.1");
    const { headers: chosen } = await client.rest("POST", "/surveys", { ...marked, format: "plain" });
    expect(chosen).not.toHaveProperty("assay-ignored");
    const { headers: saved } = await client.rest("PUT", `/surveys/${body.id}`, body);
    expect(saved).not.toHaveProperty("assay-ignored");
    const { headers: read } = await client.rest("GET", `/surveys/${body.id}/results?limitt=3`);
    expect(read["assay-ignored"]).toBe("limitt (did you mean limit?)");
    const { headers: copied } = await client.rest("POST", `/surveys/${body.id}/duplicate?to=me`, { title: "x" });
    expect(copied["assay-ignored"]).toBe("title, to");
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`${index}`, 0]));
    const { headers: crowded } = await client.rest("POST", `/surveys/${body.id}/duplicate`, many);
    expect(crowded["assay-ignored"]).toMatch(/^0, 1, .*, 19, and 5 more$/);
    const refused = await client.rest("POST", `/surveys/${body.id}/duplicate?strict=1`, many);
    expect([refused.status, refused.body.issues.length]).toEqual([400, 20]);
  });

  it("is refused where that is asked for", async () => {
    const app = await testApp();
    const client = await app.as(await aUser(app.platform));
    for (const answer of [
      await client.rest("POST", "/surveys?strict=1", wrong),
      await client.rest("POST", "/surveys?strict=true", wrong),
      await client.rest("POST", "/surveys", wrong, { prefer: "respond-async, handling=strict" }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
      expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual([
        "questions.0.colour",
        "descripton",
        "Größe\n",
      ]);
      expect(answer.headers["preference-applied"]).toBe("handling=strict");
    }
    expect((await client.rest("POST", "/surveys?strict=1", survey)).status).toBe(201);
    expect((await client.rest("POST", "/surveys?strict=0", wrong)).status).toBe(201);
    for (const query of ["strict", "strict=yes"])
      expect(await client.rest("POST", `/surveys?${query}`, wrong)).toMatchObject({
        status: 400,
        body: { issues: [{ path: "strict", message: "strict is 1 or true, 0 or false" }] },
      });
  });
});

it("answers 304 to fetch(), which adds Cache-Control: no-cache", async () => {
  const { platform, withToken } = await testApp();
  const path = `/quizzes/${(await aQuiz(platform, await aUser(platform))).id}`;
  const { etag } = (await withToken().rest("GET", path)).headers;
  const asked = { "if-none-match": String(etag), "cache-control": "no-cache" };
  expect((await withToken().rest("GET", path, undefined, asked)).status).toBe(304);
});
