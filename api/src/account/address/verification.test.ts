import { describe, expect, it } from "vitest";
import { aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailedToken, mailsTo } from "../../../test/mail.ts";

const app = await testApp({ publicUrl: "https://quiz.example" });
const { platform } = app;
const visitor = await app.as();

const doors = [
  {
    door: "REST",
    async verify(token: string) {
      const { status, body } = await visitor.rest("POST", "/auth/verify-email", { token });
      return status === 200 ? "OK" : `${body.error}: ${body.message}`;
    },
    async resend(user?: { id: string }) {
      const { status, body } = await (await app.as(user)).rest("POST", "/auth/resend-verification");
      return status === 200 ? "OK" : `${body.error}: ${body.message}`;
    },
    async status(user: { id: string }) {
      return (await (await app.as(user)).rest("GET", "/auth/verification-status")).body;
    },
  },
  {
    door: "GraphQL",
    async verify(token: string) {
      const { data } = await visitor.graphql(
        `mutation ($token: String!) { verifyEmail(token: $token) {
          ... on VerifyEmailSuccess { data } ... on DomainError { code message }
        } }`,
        { token },
      );
      const { data: done, code, message } = data.verifyEmail;
      return done ? "OK" : `${code}: ${message}`;
    },
    async resend(user?: { id: string }) {
      const { data } = await (await app.as(user)).graphql(
        "mutation { resendVerification { ... on ResendVerificationSuccess { data } ... on DomainError { code message } } }",
      );
      const { data: done, code, message } = data.resendVerification;
      return done ? "OK" : `${code}: ${message}`;
    },
    async status(user: { id: string }) {
      const { data } = await (await app.as(user)).graphql("{ viewer { isEmailVerified email } }");
      return data.viewer;
    },
  },
];

const refused = "VALIDATION_FAILED: This verification link is invalid or has expired.";

let count = 0;
async function newcomer() {
  const email = `newcomer-${++count}@example.com`;
  const registration = { email, password, confirmPassword: password, firstName: "Grace", lastName: "Hopper" };
  expect((await visitor.rest("POST", "/auth/register", registration)).status).toBe(201);
  return platform.db.user.findUniqueOrThrow({ where: { email } });
}

describe.each(doors)("over $door", ({ verify, resend, status }) => {
  it("proves the address of a new account with the link that is mailed to it, and says so again", async () => {
    const user = await newcomer();
    expect(await status(user)).toEqual({ isEmailVerified: false, email: user.email });
    const token = await mailedToken(platform, user.email, "verification");
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(new Set(answers)).toEqual(new Set(["OK"]));
    expect(await status(user)).toEqual({ isEmailVerified: true, email: user.email });
    await platform.db.user.update({ where: { id: user.id }, data: { emailVerificationExpires: new Date(0) } });
    expect(await verify(token)).toBe("OK");
  });

  it("takes the newest link only, and for a day", async () => {
    const user = await newcomer();
    const older = await mailedToken(platform, user.email, "verification");
    expect(await resend(user)).toBe("OK");
    const newer = await mailedToken(platform, user.email, "verification", 2);
    expect(await verify(older)).toBe(refused);
    const { emailVerificationExpires } = await platform.db.user.findUniqueOrThrow({ where: { id: user.id } });
    const hours = ((emailVerificationExpires?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await platform.db.user.update({ where: { id: user.id }, data: { emailVerificationExpires: new Date() } });
    expect(await verify(newer)).toBe(refused);
  });

  it("mails no link for an address that is verified, or to nobody", async () => {
    const user = await aUser(platform, { isEmailVerified: true });
    expect(await resend(user)).toBe("CONFLICT: Your email address is verified already");
    expect(await resend()).toMatch(/^UNAUTHENTICATED: Please log in first/);
    expect(await platform.db.mail.count({ where: { recipient: user.email } })).toBe(0);
  });

  it("wants a token", async () => {
    expect(await verify("")).toBe("VALIDATION_FAILED: Invalid verification link. No token provided.");
    expect(await verify("x".repeat(43))).toBe(refused);
  });

  it("proves no address but the one it was mailed to", async () => {
    const user = await newcomer();
    const token = await mailedToken(platform, user.email, "verification");
    const moved = `moved-${user.email}`;
    const profile = { firstName: "Grace", lastName: "Hopper", email: moved };
    expect((await (await app.as(user)).rest("PATCH", "/auth/profile", profile)).status).toBe(200);
    expect(await verify(token)).toBe(refused);
    expect(await status(user)).toEqual({ isEmailVerified: false, email: moved });
    expect(await verify(await mailedToken(platform, moved, "verification"))).toBe("OK");
  });
});

it("keeps no token, only what proves it", async () => {
  const { email } = await newcomer();
  const token = await mailedToken(platform, email, "verification");
  const user = await platform.db.user.findUniqueOrThrow({ where: { email } });
  expect(user.emailVerificationToken).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(user)).not.toContain(token);
  const [mail] = await mailsTo(platform, email, "verification");
  expect(mail?.text).toContain(`https://quiz.example/verify-email?token=${token}`);
});

it("mails nothing for a registration that is refused", async () => {
  const { email } = await aUser(platform);
  const registration = { email, password, confirmPassword: password, firstName: "Grace", lastName: "Hopper" };
  expect((await visitor.rest("POST", "/auth/register", registration)).status).toBe(409);
  expect(await platform.db.mail.count({ where: { recipient: email } })).toBe(0);
});

it("is asked for again three times an hour at most", async () => {
  const limited = await testApp({ rateLimit: true });
  const client = await limited.as(await aUser(platform));
  const again = async () => (await client.rest("POST", "/auth/resend-verification")).status;
  expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429]);
});
