import { describe, expect, it, vi } from "vitest";
import { aUser, password } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";

const app = await testApp({ rateLimit: true });
const neighbour = await testApp({ rateLimit: true });

it("limits wrong passwords for an account, and admits the right one slowly", async () => {
  const { email } = await aUser(app.platform);
  const visitors = [await app.as(), await neighbour.as()];
  const tryOnce = (round: number, guess: string) =>
    visitors[round % 2]?.rest("POST", "/auth/login", { email, password: guess });
  for (let round = 0; round < 10; round++) expect((await tryOnce(round, "wrong guess"))?.status).toBe(401);
  const refused = await tryOnce(10, "wrong guess");
  expect(refused).toMatchObject({ status: 429, body: { error: "RATE_LIMITED" } });
  expect(refused?.body.message).toBe("Incorrect, too many times. Each further try takes 20 seconds.");
  expect(refused?.body.retryAfter).toBe(20);
  expect(refused?.headers["retry-after"]).toBe(String(refused?.body.retryAfter));

  const login = (guess: string) =>
    visitors[0]?.graphql(
      "mutation ($input: LoginInput!) { login(input: $input) { __typename ... on DomainError { code } } }",
      { input: { email, password: guess } },
    );
  expect((await login("wrong guess"))?.data.login.code).toBe("RATE_LIMITED");
  expect((await login(password))?.data.login.code).toBeUndefined();
  expect((await tryOnce(11, password))?.status).toBe(200);
});

it("counts no right passwords, and admits them after many wrong ones from their address", async () => {
  const school = await testApp({ rateLimit: true, trustProxy: 1 });
  const visitor = await school.as();
  const login = (email: string, guess: string) =>
    visitor.rest("POST", "/auth/login", { email, password: guess }, { "x-forwarded-for": "192.0.2.30" });
  const { email } = await aUser(school.platform);
  expect((await login(email, password)).headers.ratelimit).toMatch(/^"loginAddress";r=50;/);
  await school.platform.limits.take("loginAddress", "192.0.2.30", 50);
  expect((await login("nobody@example.com", "wrong guess")).status).toBe(429);
  expect((await login(email, password)).status).toBe(200);
});

describe("guesses without points", () => {
  const { limits } = app.platform;
  const wrong = async () => null;
  const exhaust = async (key: string) => {
    for (let taken = 0; taken < 30; taken++) expect(await limits.guess("passcode", key, wrong)).toBeNull();
  };

  it("are checked one at a time for each key", async () => {
    await exhaust("one at a time");
    const first = Promise.withResolvers<null>();
    const checks = [vi.fn(() => first.promise), vi.fn(async () => "right"), vi.fn(async () => "right")];
    const [one, two, other] = ["one at a time", "one at a time", "another"].map((key, index) =>
      limits.guess<string>("passcode", key, checks[index] as () => Promise<string | null>),
    );
    expect(await other).toBe("right");
    await vi.waitFor(() => expect(checks[0]).toHaveBeenCalled());
    expect(checks[1]).not.toHaveBeenCalled();
    first.resolve(null);
    await expect(one).rejects.toMatchObject({ code: "RATE_LIMITED" });
    expect(await two).toBe("right");
  });

  it("are checked together if they are the same", async () => {
    await exhaust("the same");
    const check = vi.fn(async () => "right");
    const guesses = Array.from({ length: 40 }, () => limits.guess("passcode", "the same", check, "heron"));
    expect(await Promise.all(guesses)).toEqual(Array(40).fill("right"));
    expect(check).toHaveBeenCalledOnce();
  });

  it("are refused where too many are waiting", async () => {
    await exhaust("full");
    const { promise, resolve } = Promise.withResolvers<null>();
    const guesses = Array.from({ length: 14 }, () => limits.guess("passcode", "full", () => promise));
    await expect(Promise.race(guesses)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    resolve(null);
    await Promise.allSettled(guesses);
  });

  it("don't hold up a service that stops", async () => {
    const stopping = await testApp({ rateLimit: true, pauseSecond: 1_000_000 });
    const { limits } = stopping.platform;
    for (let taken = 0; taken < 30; taken++) await limits.guess("passcode", "stop", wrong);
    const waiting = limits.guess("passcode", "stop", wrong);
    limits.stop();
    await expect(waiting).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
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

  it("report the rest and the end of each limit that was used", async () => {
    const visitor = await app.as();
    const { email } = await aUser(app.platform);
    const attempt = (guess: string) => visitor.rest("POST", "/auth/login", { email, password: guess });
    const first = await attempt("wrong guess");
    expect(told(first.headers)).toEqual([
      '"loginAddress";q=50;w=900, "loginAccount";q=10;w=900',
      expect.stringMatching(/^"loginAddress";r=\d+;t=\d+, "loginAccount";r=9;t=900$/),
    ]);
    for (let guesses = 1; guesses < 10; guesses++) await attempt("wrong guess");
    const refused = await attempt("wrong guess");
    expect(refused.status).toBe(429);
    expect(refused.headers.ratelimit).toMatch(/"loginAccount";r=0;t=\d+$/);
  });

  it("are missing without a used limit, and for limits that would reveal other people's requests", async () => {
    const visitor = await app.as();
    expect(told((await visitor.rest("GET", "/quizzes/nothing")).headers)).toEqual([undefined, undefined]);
    const { headers } = await visitor.rest("POST", "/auth/forgot-password", { email: "somebody@example.com" });
    expect(told(headers)).toEqual([
      '"forgotAddress";q=20;w=3600',
      expect.stringMatching(/^"forgotAddress";r=19;t=\d+$/),
    ]);
  });

  it("report points over GraphQL", async () => {
    const client = await app.as(await aUser(app.platform));
    const { headers } = await client.graphql("{ viewer { id } }");
    expect(told(headers)).toEqual(['"graphql";q=150000;w=15', expect.stringMatching(/^"graphql";r=1499\d\d;t=15$/)]);
  });
});
