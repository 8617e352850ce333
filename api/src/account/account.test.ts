import argon2 from "argon2";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aUser, password } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { hashing } from "../../test/hashing.ts";
import { hashPassword } from "./password.ts";

const app = await testApp();
const { platform } = app;
const visitor = await app.as();

const commonPassword = "Many people use this password. Choose one that is harder to guess.";

const newcomer = (email: string) => ({
  email,
  password,
  confirmPassword: password,
  firstName: "Grace",
  lastName: "Hopper",
});

const session = "{ accessToken refreshToken user { email firstName isAdmin } }";
const result = (name: string) =>
  `{ __typename ... on ${name}Success { data ${session} } ... on DomainError { code message issues { path message } } }`;

const doors = [
  {
    door: "REST",
    async send(name: "register" | "login", input: object) {
      const { body } = await visitor.rest("POST", `/auth/${name}`, input);
      if (body.accessToken) return { tokens: body };
      return { code: body.error, message: body.message, issues: body.issues ?? [] };
    },
  },
  {
    door: "GraphQL",
    async send(name: "register" | "login", input: object) {
      const [type, field] = name === "register" ? ["RegisterInput", "Register"] : ["LoginInput", "Login"];
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) ${result(field)} }`;
      const { data } = await visitor.graphql(query, { input });
      const { __typename, data: tokens, ...refusal } = data[name];
      return tokens ? { tokens } : refusal;
    },
  },
];

describe.each(doors)("over $door", ({ door, send }) => {
  const address = (name: string) => `${name}@${door}.example`.toLowerCase();

  it("makes an account that is signed in and can sign in again, however the address is written", async () => {
    const email = address("grace");
    const { tokens } = await send("register", { ...newcomer(`  ${email.toUpperCase()} `) });
    const me = await app.withToken(tokens.accessToken).rest("GET", "/auth/me");
    expect(me).toMatchObject({ status: 200, body: { email, firstName: "Grace", isAdmin: false, plan: "free" } });
    expect((await send("login", { email: ` ${email.toUpperCase()}`, password })).tokens).toBeDefined();
  });

  it("refuses a known address", async () => {
    const { email } = await aUser(platform);
    expect(await send("register", newcomer(email.toUpperCase()))).toEqual({
      code: "CONFLICT",
      message: "An account with this email already exists",
      issues: [{ path: "email", message: "An account with this email already exists" }],
    });
  });

  it("makes one account of many registrations at once", async () => {
    const email = address("twice");
    const answers = await Promise.all(Array.from({ length: 10 }, () => send("register", newcomer(email))));
    expect(answers.filter(({ tokens }) => tokens)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(9);
    expect(await platform.db.user.count({ where: { email } })).toBe(1);
  });

  it.each([
    ["email", { email: "nobody" }, "Please enter a valid email address"],
    ["email", { email: "a@b.example, c@d.example" }, "Please enter a valid email address"],
    ["password", { password: "short", confirmPassword: "short" }, "Password must be at least 8 characters"],
    [
      "password",
      { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
      "Password must be 128 characters or fewer",
    ],
    ["password", { password: "baseball", confirmPassword: "baseball" }, commonPassword],
    ["password", { password: "Password1", confirmPassword: "Password1" }, commonPassword],
    ["confirmPassword", { confirmPassword: "something else" }, "Passwords don't match"],
    ["firstName", { firstName: " " }, "First name is required"],
    ["lastName", { lastName: "" }, "Last name is required"],
    ["firstName", { firstName: "\u200b\u3164" }, "First name is required"],
    [
      "firstName",
      { firstName: "Win at https://evil.test" },
      "First name cannot contain links, line breaks or control characters",
    ],
    [
      "lastName",
      { lastName: "Hopper\r\nYour account is closed" },
      "Last name cannot contain links, line breaks or control characters",
    ],
    ["lastName", { lastName: "Hop\0per" }, "Contains characters that cannot be stored"],
  ])("names what is wrong with %s: %j", async (path, wrong, message) => {
    const answer = await send("register", { ...newcomer(address("wrong")), ...wrong });
    expect(answer).toEqual({ code: "VALIDATION_FAILED", message, issues: [{ path, message }] });
  });

  it("answers an unknown address like a wrong password", async () => {
    const { email } = await aUser(platform);
    const wrong = await send("login", { email, password: "not this one" });
    expect(wrong).toEqual({ code: "INVALID_CREDENTIALS", message: "Invalid email or password", issues: [] });
    expect(await send("login", { email: address("unknown"), password: "not this one" })).toEqual(wrong);
  });
});

it("never lets the caller choose what an account may", async () => {
  const wishes = { isAdmin: true, plan: "gold", isEmailVerified: true, id: "chosen" };
  await visitor.rest("POST", "/auth/register", { ...newcomer("eve@example.com"), ...wishes });
  const eve = await platform.db.user.findUniqueOrThrow({ where: { email: "eve@example.com" } });
  expect(eve).toMatchObject({ isAdmin: false, plan: "free", isEmailVerified: false });
  expect(eve.id).not.toBe("chosen");
});

it("answers over REST with the statuses of the specification", async () => {
  const registration = newcomer("status@example.com");
  const statusOf = async (path: string, body?: unknown) => (await visitor.rest("POST", path, body)).status;
  expect(await statusOf("/auth/register", registration)).toBe(201);
  expect(await statusOf("/auth/register", registration)).toBe(409);
  expect(await statusOf("/auth/login", registration)).toBe(200);
  expect(await statusOf("/auth/login", { ...registration, password: "wrong" })).toBe(401);
  expect(await statusOf("/auth/login", { email: { contains: "a" }, password: ["x"] })).toBe(400);
  expect(await statusOf("/auth/login", null)).toBe(400);
  expect(await statusOf("/auth/login")).toBe(400);
});

it("works as long for an unknown address as for a wrong password", async () => {
  hashing.isCheap = false;
  const verify = vi.spyOn(argon2, "verify");
  onTestFinished(() => {
    hashing.isCheap = true;
    verify.mockRestore();
  });
  const { email } = await aUser(platform, { password: await hashPassword(password, "tests") });
  for (const address of [email, "unknown@example.com"]) {
    expect((await visitor.rest("POST", "/auth/login", { email: address, password: "not this one" })).status).toBe(401);
  }
  // Guards against timing attacks: the algorithm, version and cost in the hash determine how long verifying takes.
  const [known, unknown] = verify.mock.calls.map(([hash]) => hash.split(/[$,]/).slice(1, 6).sort());
  expect(known).toHaveLength(5);
  expect(unknown).toEqual(known);
  expect(await Promise.all(verify.mock.results.map(({ value }) => value))).toEqual([false, false]);
});

describe("the signed-in user", () => {
  it("returns the caller's account in full, over REST and GraphQL", async () => {
    const user = await aUser(platform, { isAdmin: true });
    const client = await app.as(user);
    const { id, createdAt, email, firstName, lastName, plan, isAdmin, isEmailVerified, timeZone } = user;
    const facts = { email, firstName, lastName, plan, isAdmin, isEmailVerified, timeZone };
    const expected = { ...facts, createdAt: createdAt.toISOString() };
    const { data } = await client.graphql(`{ viewer { ${Object.keys(expected).join(" ")} } }`);
    expect(data.viewer).toEqual(expected);
    expect((await client.rest("GET", "/auth/me")).body).toEqual({ id, ...expected });
  });

  it("is nobody without a token", async () => {
    expect((await visitor.graphql("{ viewer { email } }")).data.viewer).toBeNull();
    expect(await visitor.rest("GET", "/auth/me")).toMatchObject({ status: 401, body: { error: "UNAUTHENTICATED" } });
  });

  it("sees no other account, unless an administrator", async () => {
    const [ada, eve, admin] = [await aUser(platform), await aUser(platform), await aUser(platform, { isAdmin: true })];
    const { data } = await (await app.as(ada)).graphql("{ viewer { id } }");
    const read = async (user?: { id: string }) =>
      (await app.as(user)).graphql("query ($id: ID!) { node(id: $id) { ... on User { email } } }", data.viewer);
    expect((await read(ada)).data.node).toEqual({ email: ada.email });
    expect((await read(admin)).data.node).toEqual({ email: ada.email });
    expect((await read(eve)).data.node).toBeNull();
    expect((await read()).data.node).toBeNull();
  });
});
