import { describe, expect, it } from "vitest";
import { aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailedToken, mailsTo } from "../../../test/mail.ts";

const app = await testApp({ publicUrl: "https://quiz.example" });
const { platform } = app;
const visitor = await app.as();
type Client = ReturnType<typeof app.withToken>;

const names = { firstName: "Augusta", lastName: "King" };
let count = 0;
const newAddress = () => `new-${++count}@example.com`;

const rest = ({ status, body }: { status: number; body: Record<string, never> }): string =>
  status === 200 ? "OK" : (body.error ?? "");

async function mutation(client: Client, name: string, args: string, selection: string) {
  const success = `${name[0]?.toUpperCase()}${name.slice(1)}Success`;
  const { data } = await client.graphql(
    `mutation { ${name}${args} { ... on ${success} { data ${selection} } ... on DomainError { code } } }`,
  );
  return data[name];
}

const token = (value: string) => `(token: "${value}")`;

const doors = [
  {
    door: "REST",
    change: async (client: Client, email: string, currentPassword?: string) =>
      rest(await client.rest("PATCH", "/auth/profile", { ...names, email, currentPassword })),
    waiting: async (client: Client) => (await client.rest("GET", "/auth/email-change")).body.change,
    cancel: async (client: Client) => rest(await client.rest("DELETE", "/auth/email-change")),
    resend: async (client: Client) => rest(await client.rest("POST", "/auth/email-change/resend")),
    async confirm(token: string) {
      const answer = await visitor.rest("POST", "/auth/verify-email", { token });
      return answer.body.needsApproval ? "waiting" : rest(answer);
    },
    async approve(token: string) {
      const answer = await visitor.rest("POST", "/auth/approve-email-change", { token });
      return answer.body.message.endsWith("as well") ? "waiting" : rest(answer);
    },
    undo: async (token: string) => rest(await visitor.rest("POST", "/auth/undo-email-change", { token })),
  },
  {
    door: "GraphQL",
    async change(client: Client, email: string, currentPassword?: string) {
      const { data } = await client.graphql(
        `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
          ... on UpdateProfileSuccess { data { email } } ... on DomainError { code }
        } }`,
        { input: { ...names, email, currentPassword } },
      );
      return data.updateProfile.code ?? "OK";
    },
    async waiting(client: Client) {
      const { data } = await client.graphql("{ viewer { emailChange { email isConfirmed needsApproval expiresAt } } }");
      return data.viewer.emailChange;
    },
    cancel: async (client: Client) => (await mutation(client, "cancelEmailChange", "", "{ email }")).code ?? "OK",
    resend: async (client: Client) => (await mutation(client, "resendEmailChange", "", "{ email }")).code ?? "OK",
    async confirm(value: string) {
      const { data, code } = await mutation(visitor, "verifyEmail", token(value), "");
      return code ?? (data ? "OK" : "waiting");
    },
    async approve(value: string) {
      const { data, code } = await mutation(visitor, "approveEmailChange", token(value), "");
      return code ?? (data ? "OK" : "waiting");
    },
    undo: async (value: string) => (await mutation(visitor, "undoEmailChange", token(value), "")).code ?? "OK",
  },
];

const aProvenUser = () => aUser(platform, { isEmailVerified: true });
const stored = ({ id }: { id: string }) => platform.db.user.findUniqueOrThrow({ where: { id } });
const logIn = async (email: string, word = password) =>
  (await visitor.rest("POST", "/auth/login", { email, password: word })).status;
const forgot = (email: string) => visitor.rest("POST", "/auth/forgot-password", { email });

describe.each(doors)("over $door", ({ change, waiting, cancel, resend, confirm, approve, undo }) => {
  it("a proven address counts until the new one is confirmed, when the password was given", async () => {
    const user = await aProvenUser();
    const client = await app.as(user);
    const email = newAddress();
    expect(await change(client, ` ${email.toUpperCase()}`, password)).toBe("OK");
    expect(await stored(user)).toMatchObject({ ...names, email: user.email, isEmailVerified: true });
    expect(await waiting(client)).toMatchObject({ email, isConfirmed: false, needsApproval: false });
    expect([await logIn(user.email), await logIn(email)]).toEqual([200, 401]);

    const confirmation = await mailedToken(platform, email, "address-confirmation");
    expect(await confirm(confirmation)).toBe("OK");
    expect(await stored(user)).toMatchObject({ email, isEmailVerified: true });
    expect([await logIn(user.email), await logIn(email)]).toEqual([401, 200]);
    expect(await waiting(client)).toBeNull();
    expect(await confirm(confirmation)).toBe("OK");
    expect(await platform.db.mail.count({ where: { recipient: user.email, kind: "address-approval" } })).toBe(0);
  });

  it.each([
    ["confirmed first", true],
    ["approved first", false],
  ])("without the password both addresses have to agree: %s", async (_order, isConfirmedFirst) => {
    const user = await aProvenUser();
    const email = newAddress();
    expect(await change(await app.as(user), email)).toBe("OK");
    const links = [
      { follow: confirm, token: await mailedToken(platform, email, "address-confirmation") },
      { follow: approve, token: await mailedToken(platform, user.email, "address-approval") },
    ];
    const [first, second] = (isConfirmedFirst ? links : links.toReversed()) as [(typeof links)[0], (typeof links)[0]];
    expect(await first.follow(first.token)).toBe("waiting");
    expect(await stored(user)).toMatchObject({ email: user.email });
    expect(await first.follow(first.token)).toBe("waiting");
    expect(await second.follow(second.token)).toBe("OK");
    expect(await stored(user)).toMatchObject({ email, isEmailVerified: true });
  });

  it("a stolen session cannot take the account over through a new address", async () => {
    const user = await aProvenUser();
    const thief = await app.as(user);
    const theirs = newAddress();
    await change(thief, theirs);
    expect(await confirm(await mailedToken(platform, theirs, "address-confirmation"))).toBe("waiting");
    await forgot(theirs);
    await forgot(user.email);
    await mailsTo(platform, user.email, "reset");
    expect(await platform.db.mail.count({ where: { recipient: theirs, kind: "reset" } })).toBe(0);
    // When the owner resets the password, the thief's change must be gone.
    const input = {
      token: await mailedToken(platform, user.email, "reset"),
      password: "another horse",
      confirmPassword: "another horse",
    };
    await visitor.rest("POST", "/auth/reset-password", input);
    expect(await approve(await mailedToken(platform, user.email, "address-approval"))).toBe("VALIDATION_FAILED");
    expect(await stored(user)).toMatchObject({ email: user.email });
  });

  it("refuses a wrong password, and changes nothing", async () => {
    const user = await aProvenUser();
    expect(await change(await app.as(user), newAddress(), "wrong horse")).toBe("VALIDATION_FAILED");
    expect(await stored(user)).toMatchObject({ firstName: user.firstName, email: user.email });
    expect(await platform.db.addressChange.count({ where: { userId: user.id } })).toBe(0);
  });

  it("an address that was never proven changes at once", async () => {
    const user = await aUser(platform);
    const email = newAddress();
    expect(await change(await app.as(user), email)).toBe("OK");
    expect(await stored(user)).toMatchObject({ email, isEmailVerified: false });
    await mailsTo(platform, email, "verification");
    const [notice] = await mailsTo(platform, user.email, "address-changed");
    expect(notice?.text).not.toMatch(/Ada|undo-address/);
  });

  it("can be cancelled, begun again and mailed again; only the newest links work", async () => {
    const user = await aProvenUser();
    const client = await app.as(user);
    const [one, two] = [newAddress(), newAddress()];
    await change(client, one, password);
    const first = await mailedToken(platform, one, "address-confirmation");
    expect(await cancel(client)).toBe("OK");
    expect([await waiting(client), await confirm(first)]).toEqual([null, "VALIDATION_FAILED"]);
    expect(await resend(client)).toBe("CONFLICT");

    await change(client, one, password);
    const second = await mailedToken(platform, one, "address-confirmation", 2);
    await change(client, two, password);
    expect(await confirm(second)).toBe("VALIDATION_FAILED");
    const third = await mailedToken(platform, two, "address-confirmation");
    expect(await resend(client)).toBe("OK");
    expect(await confirm(third)).toBe("VALIDATION_FAILED");
    const fourth = await mailedToken(platform, two, "address-confirmation", 2);
    expect([await confirm(fourth), await confirm(fourth)]).toEqual(["OK", "OK"]);

    await change(client, newAddress(), password);
    expect(await confirm(fourth)).toBe("OK");
    await platform.db.user.update({ where: { id: user.id }, data: { email: newAddress() } });
    expect(await confirm(fourth)).toBe("VALIDATION_FAILED");
  });

  it("ends after a day", async () => {
    const user = await aProvenUser();
    const email = newAddress();
    await change(await app.as(user), email, password);
    const link = await mailedToken(platform, email, "address-confirmation");
    await platform.db.addressChange.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    expect(await confirm(link)).toBe("VALIDATION_FAILED");
    expect(await waiting(await app.as(user))).toBeNull();
  });

  it("the old address can take the account back for a week, whatever came after", async () => {
    const user = await aProvenUser();
    const [theirs, next] = [newAddress(), newAddress()];
    const thief = await app.as(user);
    await change(thief, theirs, password);
    await confirm(await mailedToken(platform, theirs, "address-confirmation"));
    const wayBack = await mailedToken(platform, user.email, "address-changed");
    await change(thief, next, password);
    await confirm(await mailedToken(platform, next, "address-confirmation"));

    expect(await undo(wayBack)).toBe("OK");
    expect(await stored(user)).toMatchObject({ email: user.email, isEmailVerified: true });
    expect((await thief.rest("GET", "/auth/me")).status).toBe(401);
    expect([await logIn(user.email), await logIn(next)]).toEqual([401, 401]);
    expect(await undo(await mailedToken(platform, theirs, "address-changed"))).toBe("VALIDATION_FAILED");
    expect(await undo(wayBack)).toBe("VALIDATION_FAILED");
    const [mail] = await mailsTo(platform, user.email, "address-undone");
    expect(mail?.text).toContain(`has the address ${user.email} again`);
    expect(mail?.text).toContain("the old password no longer works");
    expect(mail?.text).not.toContain("your password stays as it is");
    const input = {
      token: /reset-password\?token=(\S+)/.exec(mail?.text ?? "")?.[1],
      password: "another horse",
      confirmPassword: "another horse",
    };
    expect((await visitor.rest("POST", "/auth/reset-password", input)).status).toBe(200);
    expect(await logIn(user.email, "another horse")).toBe(200);
  });

  it("keeps the old address for its owner while the change can be undone", async () => {
    const [user, other] = [await aProvenUser(), await aUser(platform)];
    const email = newAddress();
    await change(await app.as(user), email, password);
    await confirm(await mailedToken(platform, email, "address-confirmation"));
    const registration = { email: user.email, password, confirmPassword: password, ...names };
    expect((await visitor.rest("POST", "/auth/register", registration)).status).toBe(409);
    expect(await change(await app.as(other), user.email)).toBe("CONFLICT");

    const wayBack = await mailedToken(platform, user.email, "address-changed");
    await platform.db.addressChange.updateMany({ where: { userId: user.id }, data: { undoUntil: new Date() } });
    expect(await undo(wayBack)).toBe("VALIDATION_FAILED");
    expect((await visitor.rest("POST", "/auth/register", registration)).status).toBe(201);
  });

  it("gives one of two who want the same address that address", async () => {
    const [one, two] = [await aProvenUser(), await aProvenUser()];
    const email = newAddress();
    await change(await app.as(one), email, password);
    const first = await mailedToken(platform, email, "address-confirmation");
    await change(await app.as(two), email, password);
    const second = await mailedToken(platform, email, "address-confirmation", 2);
    const outcomes = await Promise.all([confirm(first), confirm(second)]);
    expect(outcomes.toSorted()).toEqual(["CONFLICT", "OK"]);
  });
});

it("shows that a link was used, and the current address", async () => {
  const user = await aProvenUser();
  const email = newAddress();
  const look = async (kind: "approve" | "undo", token: string) => {
    const { status, body } = await visitor.rest("POST", `/auth/${kind}-email-change/link`, { token });
    return status === 200 ? body : status;
  };
  const use = (kind: "approve" | "undo", token: string) =>
    visitor.rest("POST", `/auth/${kind}-email-change`, { token });
  await (await app.as(user)).rest("PATCH", "/auth/profile", { ...names, email });
  const approval = await mailedToken(platform, user.email, "address-approval");
  expect(await look("approve", approval)).toEqual({ isUsed: false, message: null });
  await use("approve", approval);
  expect(await look("approve", approval)).toMatchObject({
    isUsed: true,
    message: expect.stringContaining("It applies when the link"),
  });

  const confirmation = await mailedToken(platform, email, "address-confirmation");
  for (const _again of [1, 2]) {
    const { body } = await visitor.rest("POST", "/auth/verify-email", { token: confirmation });
    expect(body).toEqual({ message: "Your email address is verified", newEmail: email });
  }
  expect(await look("approve", approval)).toMatchObject({
    message: `The email address of the account is now ${email}`,
  });

  const wayBack = await mailedToken(platform, user.email, "address-changed");
  expect(await look("undo", wayBack)).toEqual({ isUsed: false, message: null });
  await use("undo", wayBack);
  expect(await look("undo", wayBack)).toMatchObject({
    isUsed: true,
    message: expect.stringContaining("Its old password no longer works"),
  });
  await platform.db.user.update({ where: { id: user.id }, data: { password: user.password } });
  const undone = `The change was undone, and the account is at ${user.email} again`;
  expect(await look("undo", wayBack)).toMatchObject({ isUsed: true, message: undone });
  await platform.db.user.update({ where: { id: user.id }, data: { email: newAddress() } });
  expect(await look("approve", approval)).toMatchObject({ message: "The account has another address by now" });
  await platform.db.addressChange.updateMany({ where: { userId: user.id }, data: { undoUntil: new Date() } });
  expect([await look("undo", wayBack), await look("approve", approval), await look("undo", "none")]).toEqual([
    400, 400, 400,
  ]);
});

it("names nobody to an address that is not proven, and keeps no token", async () => {
  const user = await aProvenUser();
  const email = newAddress();
  await (await app.as(user)).rest("PATCH", "/auth/profile", { ...names, email });
  const [mail] = await mailsTo(platform, email, "address-confirmation");
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/Augusta|King/);
  expect(mail?.text).not.toContain(user.email);
  expect(mail?.text).toMatch(/^https:\/\/quiz\.example\/verify-email\?token=/m);
  const token = await mailedToken(platform, email, "address-confirmation");
  const rows = await platform.db.addressChange.findMany({ where: { userId: user.id } });
  expect(JSON.stringify(rows)).not.toContain(token);
});

it("is nobody else's to see, and no program's", async () => {
  const [user, stranger, administrator] = [
    await aProvenUser(),
    await aUser(platform),
    await aUser(platform, { isAdmin: true }),
  ];
  const client = await app.as(user);
  await client.rest("PATCH", "/auth/profile", { ...names, email: newAddress() });
  const { body } = await client.rest("POST", "/auth/tokens", { name: "script", scope: "write" });
  const program = app.withToken(body.secret);
  for (const other of [await app.as(stranger), await app.as(administrator)]) {
    expect((await other.rest("GET", "/auth/email-change")).body.change).toBeNull();
  }
  const calls = [
    ["GET", "/auth/email-change"],
    ["DELETE", "/auth/email-change"],
    ["POST", "/auth/email-change/resend"],
  ] as const;
  for (const [method, path] of calls) {
    expect((await program.rest(method, path)).status).toBe(403);
    expect((await visitor.rest(method, path)).status).toBe(401);
  }
});
