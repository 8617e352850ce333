import { describe, expect, it } from "vitest";
import { aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailedToken, mailsTo } from "../../../test/mail.ts";
import { openSocket } from "../../../test/socket.ts";

const app = await testApp();
const { platform } = app;
const visitor = await app.as();
type Client = ReturnType<typeof app.withToken>;

interface Answer {
  code: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

const rest = ({ status, body }: { status: number; body: Record<string, never> }): Answer =>
  status === 200 ? { code: "OK" } : { code: body.error ?? "", message: body.message, issues: body.issues };

const refusal = "... on DomainError { code message issues { path message } }";

async function mutation(client: Client, name: string, type: string, input: object): Promise<Answer> {
  const success = `${name[0]?.toUpperCase()}${name.slice(1)}Success`;
  const { data } = await client.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ... on ${success} { __typename } ${refusal} } }`,
    { input },
  );
  return data[name].__typename === success ? { code: "OK" } : data[name];
}

const doors = [
  {
    door: "REST",
    update: async (client: Client, input: object) => rest(await client.rest("PATCH", "/auth/profile", input)),
    change: async (client: Client, input: object) => rest(await client.rest("POST", "/auth/change-password", input)),
    leave: async (client: Client) => rest(await client.rest("POST", "/auth/logout-everywhere")),
  },
  {
    door: "GraphQL",
    update: (client: Client, input: object) => mutation(client, "updateProfile", "UpdateProfileInput", input),
    change: (client: Client, input: object) => mutation(client, "changePassword", "ChangePasswordInput", input),
    async leave(client: Client): Promise<Answer> {
      const { data } = await client.graphql(
        `mutation { signOutEverywhere { ... on SignOutEverywhereSuccess { data } ${refusal} } }`,
      );
      return data.signOutEverywhere.data ? { code: "OK" } : data.signOutEverywhere;
    },
  },
];

async function signIn(email: string, word = password) {
  const { body } = await visitor.rest("POST", "/auth/login", { email, password: word });
  return { ...(body as { accessToken: string; refreshToken: string }), client: app.withToken(body.accessToken) };
}

const isSignedIn = async ({ client }: { client: Client }) => (await client.rest("GET", "/auth/me")).status === 200;
const canRefresh = async ({ refreshToken }: { refreshToken: string }) =>
  (await visitor.rest("POST", "/auth/refresh", { refreshToken })).status === 200;

let count = 0;
const newAddress = () => `new-${++count}@example.com`;
const names = { firstName: "Augusta", lastName: "King" };
const words = (part: object = {}) => ({
  currentPassword: password,
  newPassword: "Correct4horses",
  confirmPassword: "Correct4horses",
  ...part,
});

describe.each(doors)("over $door", ({ update, change, leave }) => {
  it("keeps what is left out", async () => {
    const user = await aUser(platform, { isEmailVerified: true, firstName: "Ada", lastName: "Byron" });
    expect(await update(await app.as(user), { lastName: "King" })).toEqual({ code: "OK" });
    expect(await platform.db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      email: user.email,
      firstName: "Ada",
      lastName: "King",
    });
  });

  it("changes a name and nothing else", async () => {
    const user = await aUser(platform, { isEmailVerified: true });
    expect(await update(await app.as(user), { ...names, email: ` ${user.email.toUpperCase()}` })).toEqual({
      code: "OK",
    });
    const after = await platform.db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after).toEqual({ ...user, ...names, updatedAt: after.updatedAt });
    expect(await platform.db.mail.count({ where: { recipient: user.email } })).toBe(0);
  });

  it("takes another address for one that was never proven, mails a link there and tells the old one", async () => {
    const user = await aUser(platform);
    await visitor.rest("POST", "/auth/forgot-password", { email: user.email });
    const reset = await mailedToken(platform, user.email, "reset");
    const email = newAddress();
    expect(await update(await app.as(user), { ...names, email })).toEqual({ code: "OK" });
    const after = await platform.db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after).toMatchObject({ ...names, email, isEmailVerified: false, passwordResetToken: null });
    await mailsTo(platform, email, "verification");
    const [notice] = await mailsTo(platform, user.email, "address-changed");
    expect(notice?.text).not.toContain(email);
    const input = { token: reset, password: "another horse", confirmPassword: "another horse" };
    expect((await visitor.rest("POST", "/auth/reset-password", input)).status).toBe(400);
  });

  it("gives nobody the address of another account", async () => {
    const [user, other] = [await aUser(platform), await aUser(platform)];
    const message = "An account with this email already exists";
    expect(await update(await app.as(user), { ...names, email: other.email })).toEqual({
      code: "CONFLICT",
      message,
      issues: [{ path: "email", message }],
    });
    expect(await platform.db.mail.count({ where: { recipient: { in: [user.email, other.email] } } })).toBe(0);
  });

  it.each([
    ["firstName", { firstName: "" }, "First name is required"],
    ["firstName", { firstName: "x".repeat(51) }, "First name must be less than 50 characters"],
    ["lastName", { lastName: " " }, "Last name is required"],
    ["lastName", { lastName: "x".repeat(51) }, "Last name must be less than 50 characters"],
    ["lastName", { lastName: "\u00ad" }, "Last name is required"],
    ["lastName", { lastName: "www.evil.test" }, "Last name cannot contain links, line breaks or control characters"],
    ["email", { email: "a@b" }, "Please enter a valid email address"],
  ])("names what is wrong with %s of a profile", async (path, part, message) => {
    const client = await app.as(await aUser(platform));
    const answer = await update(client, { ...names, email: newAddress(), ...part });
    expect(answer).toEqual({ code: "VALIDATION_FAILED", message, issues: [{ path, message }] });
  });

  it("changes the password and ends every session but this one", async () => {
    const { email } = await aUser(platform);
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    expect(await change(here.client, words())).toEqual({ code: "OK" });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect([await canRefresh(here), await canRefresh(elsewhere)]).toEqual([true, false]);
    expect((await visitor.rest("POST", "/auth/login", { email, password })).status).toBe(401);
    expect(await isSignedIn(await signIn(email, "Correct4horses"))).toBe(true);
    await mailsTo(platform, email, "password-changed");
  });

  it.each([
    ["currentPassword", { currentPassword: "" }, "Current password is required"],
    ["currentPassword", { currentPassword: "wrong horse" }, "This is not your current password"],
    ["newPassword", { newPassword: "Ab1" }, "Password must be at least 8 characters"],
    ["newPassword", { newPassword: "correct4horses" }, "Password must contain at least one uppercase letter"],
    ["newPassword", { newPassword: "CORRECT4HORSES" }, "Password must contain at least one lowercase letter"],
    ["newPassword", { newPassword: "CorrectHorses" }, "Password must contain at least one number"],
    ["confirmPassword", { confirmPassword: "" }, "Please confirm your new password"],
    ["confirmPassword", { confirmPassword: "Correct5horses" }, "Passwords don't match"],
  ])("names what is wrong with %s of a new password", async (path, part, message) => {
    const user = await aUser(platform);
    const answer = await change(await app.as(user), words(part));
    expect(answer).toMatchObject({ code: "VALIDATION_FAILED", message });
    expect(answer.issues).toContainEqual({ path, message });
    expect((await platform.db.user.findUniqueOrThrow({ where: { id: user.id } })).password).toBe(user.password);
  });

  it("signs out everywhere, here too", async () => {
    const { email } = await aUser(platform);
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    expect(await leave(here.client)).toEqual({ code: "OK" });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
    expect([await canRefresh(here), await canRefresh(elsewhere)]).toEqual([false, false]);
  });

  it("does nothing for nobody", async () => {
    const unauthenticated = { code: "UNAUTHENTICATED", message: expect.stringMatching(/^Please log in first/) };
    expect(await update(visitor, { ...names, email: newAddress() })).toMatchObject(unauthenticated);
    expect(await change(visitor, words())).toMatchObject(unauthenticated);
    expect(await leave(visitor)).toMatchObject(unauthenticated);
  });
});

it("leaves nothing of a session that is refreshed while all are ended", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, email } = await aUser(platform);
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    await Promise.all([
      canRefresh(elsewhere),
      here.client.rest("POST", "/auth/logout-everywhere"),
      canRefresh(elsewhere),
    ]);
    expect(await platform.db.refreshToken.count({ where: { userId: id } })).toBe(0);
  }
});

it("changes a password once of many times at once", async () => {
  const user = await aUser(platform);
  const client = await app.as(user);
  const answers = await Promise.all(
    ["Correct4horses", "Correct5horses", "Correct6horses"].map((word) =>
      client.rest("POST", "/auth/change-password", words({ newPassword: word, confirmPassword: word })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("closes the sockets of a session that ends, in every process", async () => {
  const there = await testApp();
  const { email } = await aUser(platform);
  const [here, elsewhere] = [await signIn(email), await signIn(email)];
  const address = await there.listen();
  const sockets = [openSocket(address), openSocket(address)] as const;
  await sockets[0].init({ accessToken: here.accessToken });
  await sockets[1].init({ accessToken: elsewhere.accessToken });
  await here.client.rest("POST", "/auth/change-password", words());
  expect((await sockets[1].closed).code).toBe(4403);
  expect(await sockets[0].ask("{ viewer { email } }")).toMatchObject({ payload: { data: { viewer: { email } } } });
});

it("lets nobody guess the password of a session left open", async () => {
  const limited = await testApp({ rateLimit: true });
  const client = await limited.as(await aUser(platform));
  const guess = async () =>
    (await client.rest("POST", "/auth/change-password", words({ currentPassword: "guess" }))).status;
  for (let round = 0; round < 10; round++) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
});

it("holds nobody up when many new addresses are asked for at once", { tags: ["slow"] }, async () => {
  const strict = await testApp({ rateLimit: true });
  const client = await strict.as(await aUser(platform));
  const changes = Array.from({ length: 25 }, (_, index) =>
    client.rest("PATCH", "/auth/profile", { firstName: "Ada", lastName: "Byron", email: `new${index}@example.com` }),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});
