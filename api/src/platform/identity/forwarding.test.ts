import { beforeEach, expect, it } from "vitest";
import { aUser, password } from "../../../test/factories.ts";
import { accessTokenOf, testApp } from "../../../test/harness.ts";

const app = await testApp({ rateLimit: true });
const administrator = await accessTokenOf(app.platform, await aUser(app.platform, { isAdmin: true }));

beforeEach(() => {
  app.platform.settings.trustProxy = 1;
});

it.each([
  [1, undefined, ["Requests lack X-Forwarded-For"]],
  [2, "192.0.2.1", ["the outermost of 2 proxies"]],
  [0, "192.0.2.1", ["while TRUST_PROXY is 0"]],
  [1, "192.0.2.1", []],
  [0, undefined, []],
])("with TRUST_PROXY=%i and X-Forwarded-For: %s warns administrators: %j", async (trustProxy, chain, warnings) => {
  app.platform.settings.trustProxy = trustProxy;
  const headers: Record<string, string> = chain === undefined ? {} : { "x-forwarded-for": chain };
  const query = "{ admin { overview { warnings } } }";
  const { data } = await app.withToken(administrator).graphql(query, {}, headers);
  expect(data.admin.overview.warnings).toEqual(warnings.map((warning) => expect.stringContaining(warning)));
});

it("logs a missing header once", async () => {
  const other = await testApp({ trustProxy: 1 });
  const lines: string[] = [];
  other.platform.log.warn = ((line: string) => lines.push(line)) as never;
  const visitor = await other.as();
  for (let round = 0; round < 3; round++) await visitor.rest("GET", "/quizzes/none");
  expect(lines).toEqual([expect.stringContaining("lack X-Forwarded-For")]);
});

it("limits unknown addresses by account, never all of them together", async () => {
  const visitor = await app.as();
  const people = await Promise.all(Array.from({ length: 6 }, () => aUser(app.platform)));
  const guess = (email: string) => visitor.rest("POST", "/auth/login", { email, password: "wrong guess" });
  for (const { email } of people)
    for (let round = 0; round < 10; round++) expect((await guess(email)).status).toBe(401);
  expect((await guess(people[0]?.email ?? "")).status).toBe(429);
  const { email } = await aUser(app.platform);
  expect((await visitor.rest("POST", "/auth/login", { email, password })).status).toBe(200);
});

it("has no limit for all unknown addresses together", async () => {
  for (const name of ["register", "forgotAddress", "verify", "shortLink"] as const)
    for (let taken = 0; taken < 130; taken++) await app.platform.limits.take(name, null);
});
