import { describe, expect, it } from "vitest";
import { aUser, password } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";

const app = await testApp({ rateLimit: true });
const neighbour = await testApp({ rateLimit: true });

it("lets nobody guess passwords without end, and says when to come back", async () => {
  const { email } = await aUser(app.platform);
  const visitors = [await app.as(), await neighbour.as()];
  const tryOnce = (round: number, guess: string) =>
    visitors[round % 2]?.rest("POST", "/auth/login", { email, password: guess });
  for (let round = 0; round < 10; round++) expect((await tryOnce(round, "wrong guess"))?.status).toBe(401);
  const refused = await tryOnce(10, password);
  expect(refused).toMatchObject({ status: 429, body: { error: "RATE_LIMITED" } });
  expect(refused?.body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/);
  expect(refused?.body.retryAfter).toBeGreaterThan(800);
  expect(refused?.headers["retry-after"]).toBe(String(refused?.body.retryAfter));

  const graphql = await visitors[0]?.graphql(
    "mutation ($input: LoginInput!) { login(input: $input) { ... on DomainError { code } } }",
    { input: { email, password } },
  );
  expect(graphql?.data.login.code).toBe("RATE_LIMITED");

  const other = await aUser(app.platform);
  expect((await visitors[0]?.rest("POST", "/auth/login", { email: other.email, password }))?.status).toBe(200);
});

it("counts behind a proxy by the address the proxy saw", async () => {
  const behind = await testApp({ rateLimit: true, trustProxy: 1 });
  const visitor = await behind.as();
  const { email } = await aUser(behind.platform);
  const from = (chain: string) =>
    visitor.rest("POST", "/auth/login", { email, password: "wrong guess" }, { "x-forwarded-for": chain });
  for (let round = 0; round < 10; round++) expect((await from(`10.0.0.${round}, 192.0.2.7`)).status).toBe(401);
  expect((await from("10.0.0.99, 192.0.2.7")).status).toBe(429);
  expect((await from("192.0.2.8")).status).toBe(401);
});

it("refreshes a session at most 60 times a minute", async () => {
  const visitor = await app.as();
  const { email } = await aUser(app.platform);
  const { body } = await visitor.rest("POST", "/auth/login", { email, password });
  const answers = await Promise.all(Array.from({ length: 61 }, () => visitor.rest("POST", "/auth/refresh", body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.find(({ status }) => status === 429)?.headers["retry-after"]).toMatch(/^\d+$/);
});

describe("the RateLimit headers", () => {
  const told = (headers: Record<string, unknown>) => [headers["ratelimit-policy"], headers.ratelimit];

  it("tell of each limit that was asked how much is left, and until when", async () => {
    const visitor = await app.as();
    const { email } = await aUser(app.platform);
    const attempt = (guess: string) => visitor.rest("POST", "/auth/login", { email, password: guess });
    const first = await attempt("wrong guess");
    expect(told(first.headers)).toEqual([
      '"loginAddress";q=50;w=900, "loginAccount";q=10;w=900',
      expect.stringMatching(/^"loginAddress";r=\d+;t=\d+, "loginAccount";r=9;t=900$/),
    ]);
    for (let guesses = 1; guesses < 10; guesses++) await attempt("wrong guess");
    const refused = await attempt(password);
    expect(refused.status).toBe(429);
    expect(refused.headers.ratelimit).toMatch(/"loginAccount";r=0;t=\d+$/);
  });

  it("are left out where no limit was asked, and of limits that would tell of other people's requests", async () => {
    const visitor = await app.as();
    expect(told((await visitor.rest("GET", "/quizzes/nothing")).headers)).toEqual([undefined, undefined]);
    const { headers } = await visitor.rest("POST", "/auth/forgot-password", { email: "somebody@example.com" });
    expect(told(headers)).toEqual([
      '"forgotAddress";q=20;w=3600',
      expect.stringMatching(/^"forgotAddress";r=19;t=\d+$/),
    ]);
  });

  it("tell of points over GraphQL", async () => {
    const client = await app.as(await aUser(app.platform));
    const { headers } = await client.graphql("{ viewer { id } }");
    expect(told(headers)).toEqual(['"graphql";q=150000;w=15', expect.stringMatching(/^"graphql";r=1499\d\d;t=15$/)]);
  });
});
