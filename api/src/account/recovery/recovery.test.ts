import { describe, expect, it } from "vitest";
import { aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailedToken, mailsTo } from "../../../test/mail.ts";

const publicUrl = "https://quiz.example";
const app = await testApp({ publicUrl });
const { platform } = app;
const visitor = await app.as();

interface Answer {
  code: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

const doors = [
  {
    door: "REST",
    async forgot(email: string): Promise<Answer> {
      const { status, body } = await visitor.rest("POST", "/auth/forgot-password", { email });
      return status === 200 ? { code: "OK" } : { code: body.error, ...body };
    },
    async reset(token: string, word = "another horse", confirm = word): Promise<Answer> {
      const input = { token, password: word, confirmPassword: confirm };
      const { status, body } = await visitor.rest("POST", "/auth/reset-password", input);
      if (status === 200) expect(Object.keys(body)).toEqual(["message"]);
      return status === 200 ? { code: "OK" } : { code: body.error, message: body.message, issues: body.issues };
    },
  },
  {
    door: "GraphQL",
    async forgot(email: string): Promise<Answer> {
      const { data } = await visitor.graphql(
        `mutation ($email: String!) { forgotPassword(email: $email) {
          ... on ForgotPasswordSuccess { data } ... on DomainError { code message issues { path message } }
        } }`,
        { email },
      );
      return data.forgotPassword.data ? { code: "OK" } : data.forgotPassword;
    },
    async reset(token: string, word = "another horse", confirm = word): Promise<Answer> {
      const { data } = await visitor.graphql(
        `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
          ... on ResetPasswordSuccess { data } ... on DomainError { code message issues { path message } }
        } }`,
        { input: { token, password: word, confirmPassword: confirm } },
      );
      return data.resetPassword.data ? { code: "OK" } : data.resetPassword;
    },
  },
];

const logIn = (email: string, word: string) => visitor.rest("POST", "/auth/login", { email, password: word });
const used = "This reset link is invalid or has expired. Please request a new one.";
const refusal = { code: "VALIDATION_FAILED", message: used, issues: [{ path: "token", message: used }] };

describe.each(doors)("over $door", ({ forgot, reset }) => {
  it("mails a link that sets a new password, and signs everybody out but nobody in", async () => {
    const { email } = await aUser(platform);
    const before = (await logIn(email, password)).body;
    expect(await forgot(`  ${email.toUpperCase()}`)).toEqual({ code: "OK" });
    const token = await mailedToken(platform, email, "reset");
    expect(await reset(token)).toEqual({ code: "OK" });
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, "another horse")).status).toBe(200);
    expect((await app.withToken(before.accessToken).rest("GET", "/auth/me")).status).toBe(401);
    expect((await visitor.rest("POST", "/auth/refresh", before)).status).toBe(401);
    await mailsTo(platform, email, "password-changed");
  });

  it("takes a link once, however many use it at once", async () => {
    const { email } = await aUser(platform);
    await forgot(email);
    const token = await mailedToken(platform, email, "reset");
    const words = Array.from({ length: 12 }, (_, index) => `horse number ${index}`);
    const answers = await Promise.all(words.map((word) => reset(token, word)));
    expect(answers.filter(({ code }) => code === "OK")).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== "OK")).toEqual(Array(11).fill(refusal));
    const right = words[answers.findIndex(({ code }) => code === "OK")] as string;
    expect((await logIn(email, right)).status).toBe(200);
    expect(await reset(token)).toEqual(refusal);
    await mailsTo(platform, email, "password-changed");
  });

  it("takes the newest link only", async () => {
    const { email } = await aUser(platform);
    await forgot(email);
    const older = await mailedToken(platform, email, "reset");
    await forgot(email);
    const newer = await mailedToken(platform, email, "reset", 2);
    expect(await reset(older)).toEqual(refusal);
    expect(await reset(newer)).toEqual({ code: "OK" });
  });

  it("takes a link for an hour", async () => {
    const { id, email } = await aUser(platform);
    await forgot(email);
    const token = await mailedToken(platform, email, "reset");
    const { passwordResetExpires } = await platform.db.user.findUniqueOrThrow({ where: { id } });
    const minutes = ((passwordResetExpires?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    await platform.db.user.update({ where: { id }, data: { passwordResetExpires: new Date() } });
    expect(await reset(token)).toEqual(refusal);
  });

  it.each([
    ["password", "short", "short", "Password must be at least 8 characters"],
    ["confirmPassword", "another horse", "short", "Please confirm your password"],
    ["confirmPassword", "another horse", "another mouse", "Passwords don't match"],
  ])("names what is wrong with %s", async (path, word, confirm, message) => {
    const answer = await reset("x".repeat(43), word, confirm);
    expect(answer).toMatchObject({ code: "VALIDATION_FAILED", message });
    expect(answer.issues).toContainEqual({ path, message });
  });

  it("wants an address, and a token", async () => {
    expect(await forgot("nobody")).toMatchObject({ message: "Please enter a valid email address" });
    expect(await reset("")).toMatchObject({ message: "The password reset link is missing or invalid." });
  });
});

it("answers alike for a known address and an unknown one", async () => {
  const { email } = await aUser(platform);
  const ask = (address: string) => visitor.rest("POST", "/auth/forgot-password", { email: address });
  const known = await ask(email);
  const unknown = await ask("unknown@example.com");
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  const headers = ({ date: _, "x-request-id": __, ...rest }: Record<string, unknown>) => rest;
  expect(headers(unknown.headers)).toEqual(headers(known.headers));
  await mailsTo(platform, email, "reset");
  expect(await platform.db.mail.count({ where: { recipient: "unknown@example.com" } })).toBe(0);
});

it("keeps no token, only what proves it", async () => {
  const { id, email } = await aUser(platform);
  await visitor.rest("POST", "/auth/forgot-password", { email });
  const token = await mailedToken(platform, email, "reset");
  const user = await platform.db.user.findUniqueOrThrow({ where: { id } });
  expect(user.passwordResetToken).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(user)).not.toContain(token);
});

it("leads to this site, whatever the request says its host is", async () => {
  const { email } = await aUser(platform);
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" };
  await visitor.rest("POST", "/auth/forgot-password", { email }, headers);
  const [mail] = await mailsTo(platform, email, "reset");
  expect(mail?.text).toMatch(/^https:\/\/quiz\.example\/reset-password\?token=/m);
  expect(mail?.text).not.toContain("evil");
});

it("lets nobody in who had proven the old password while it was being reset", { tags: ["slow"] }, async () => {
  for (let round = 0; round < 5; round++) {
    const { id, email } = await aUser(platform);
    await visitor.rest("POST", "/auth/forgot-password", { email });
    const token = await mailedToken(platform, email, "reset");
    const input = { token, password: "another horse", confirmPassword: "another horse" };
    await Promise.all([
      visitor.rest("POST", "/auth/reset-password", input),
      ...Array.from({ length: 6 }, () => logIn(email, password)),
    ]);
    expect(await platform.db.refreshToken.count({ where: { userId: id } })).toBe(0);
  }
});

describe("with limits", async () => {
  const limited = await testApp({ publicUrl, rateLimit: true, trustProxy: 1 });
  const stranger = await limited.as();
  const from = (address: string) => ({ "x-forwarded-for": address });

  it("mails one account five links an hour, and says nothing about it", async () => {
    const { email } = await aUser(platform);
    for (let round = 0; round < 8; round++) {
      const answer = await stranger.rest("POST", "/auth/forgot-password", { email }, from(`192.0.2.${round}`));
      expect(answer.status).toBe(200);
    }
    await mailsTo(platform, email, "reset", 5);
  });

  it("takes twenty requests an hour from one address", async () => {
    const ask = (round: number) =>
      stranger.rest("POST", "/auth/forgot-password", { email: `guess-${round}@example.com` }, from("192.0.2.99"));
    for (let round = 0; round < 20; round++) expect((await ask(round)).status).toBe(200);
    expect(await ask(20)).toMatchObject({ status: 429, body: { error: "RATE_LIMITED" } });
  });

  it("takes ten wrong links an hour from one address, and any number of right ones", async () => {
    const reset = async (token: string) =>
      (
        await stranger.rest(
          "POST",
          "/auth/reset-password",
          { token, password: "another horse", confirmPassword: "another horse" },
          from("192.0.2.100"),
        )
      ).status;
    for (let round = 0; round < 3; round++) {
      const { email } = await aUser(platform);
      await stranger.rest("POST", "/auth/forgot-password", { email }, from("192.0.2.101"));
      expect(await reset(await mailedToken(platform, email, "reset"))).toBe(200);
    }
    for (let round = 0; round < 10; round++) expect(await reset(`wrong-${round}`)).toBe(400);
    expect(await reset("wrong-10")).toBe(429);
  });
});
