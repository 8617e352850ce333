import { expect, it, onTestFinished } from "vitest";
import { aUser, password } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { hashing } from "../../test/hashing.ts";
import { hashPassword, provenUser } from "./password.ts";

it("queues a flood of passwords, and counts a login without a place as no wrong guess", {
  tags: ["slow"],
}, async () => {
  hashing.isCheap = false;
  onTestFinished(() => {
    hashing.isCheap = true;
  });
  const app = await testApp({ trustProxy: 1, rateLimit: true });
  const visitor = await app.as();
  const { email } = await aUser(app.platform);
  const login = (address: string) =>
    visitor.rest("POST", "/auth/login", { email, password }, { "x-forwarded-for": address });

  const { promise: held, resolve: letGo } = Promise.withResolvers<null>();
  const holders = [1, 2].map((turn) => provenUser(() => held, "x", `holder ${turn}`));
  let left = 50;
  const flood = Array.from({ length: left }, () => hashPassword("x", "192.0.2.7").finally(() => left--));
  for (let tries = 0; tries < 12; tries++) {
    expect(await login("192.0.2.7")).toMatchObject({
      status: 503,
      headers: { "retry-after": "5" },
      body: { error: "UNAVAILABLE" },
    });
  }
  const honest = login("198.51.100.1");
  letGo(null);
  expect((await honest).status).toBe(200);
  expect(left).toBeGreaterThan(0);
  await Promise.all([...holders, ...flood]);
  expect((await login("192.0.2.7")).status).toBe(200);
});
