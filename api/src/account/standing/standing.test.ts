import { describe, expect, it } from "vitest";
import { aQuiz, aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { mailedToken, mailsTo } from "../../../test/mail.ts";

const app = await testApp();
const { platform } = app;
const visitor = await app.as();
type Client = ReturnType<typeof app.withToken>;

async function somebody(isEmailVerified = true) {
  const user = await aUser(platform, { isEmailVerified });
  const { body } = await visitor.rest("POST", "/auth/login", { email: user.email, password });
  const client = app.withToken(body.accessToken);
  const quiz = await aQuiz(platform, user);
  await client.rest("POST", "/auth/tokens", { name: "Nightly", scope: "read" });
  await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: "https://hooks.example/assay" });
  return { user, client, quiz };
}

async function linkFor(email: string) {
  await visitor.rest("POST", "/auth/forgot-password", { email });
  return mailedToken(platform, email, "reset");
}

const selection = "{ accessTokenNames webhooks { url contentTitle } }";
const word = { newPassword: "Correct4horses", confirmPassword: "Correct4horses", currentPassword: password };
const reset = (token: string) => ({ token, password: "another horse", confirmPassword: "another horse" });
const shape = ({ tokens, webhooks }: { tokens: { name: string }[]; webhooks: Record<string, string>[] }) => ({
  accessTokenNames: tokens.map(({ name }) => name),
  webhooks: webhooks.map(({ url, contentTitle }) => ({ url, contentTitle })),
});

const doors = [
  {
    door: "REST",
    own: async (client: Client) => shape((await client.rest("GET", "/auth/access")).body),
    ofReset: async (token: string) => {
      const { status, body } = await visitor.rest("POST", "/auth/reset-password/access", { token });
      return status === 200 ? shape(body) : body.error;
    },
    reset: (token: string, endWebhooks: boolean) =>
      visitor.rest("POST", "/auth/reset-password", { ...reset(token), endWebhooks }),
    change: (client: Client, endWebhooks: boolean) =>
      client.rest("POST", "/auth/change-password", { ...word, endWebhooks }),
    leave: (client: Client, endWebhooks: boolean) => client.rest("POST", "/auth/logout-everywhere", { endWebhooks }),
  },
  {
    door: "GraphQL",
    own: async (client: Client) =>
      (await client.graphql(`{ viewer { standingAccess ${selection} } }`)).data.viewer.standingAccess,
    ofReset: async (token: string) => {
      const { data, errors } = await visitor.graphql(
        `query ($token: String!) { accessOfReset(token: $token) ${selection} }`,
        { token },
      );
      return data?.accessOfReset ?? errors[0].extensions.code;
    },
    reset: (token: string, endWebhooks: boolean) =>
      visitor.graphql("mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }", {
        input: { ...reset(token), endWebhooks },
      }),
    change: (client: Client, endWebhooks: boolean) =>
      client.graphql("mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }", {
        input: { ...word, endWebhooks },
      }),
    leave: (client: Client, endWebhooks: boolean) =>
      client.graphql("mutation ($end: Boolean) { signOutEverywhere(endWebhooks: $end) { __typename } }", {
        end: endWebhooks,
      }),
  },
];

const all = {
  accessTokenNames: ["Nightly"],
  webhooks: [{ url: "https://hooks.example/assay", contentTitle: "Capitals" }],
};

describe.each(doors)("over $door", ({ own, ofReset, reset, change, leave }) => {
  it("shows tokens and webhooks to their owner, and to the holder of a link that works", async () => {
    const { user, client } = await somebody();
    await somebody();
    expect(await own(client)).toEqual(all);
    const token = await linkFor(user.email);
    expect(await ofReset(token)).toEqual(all);
    expect(await ofReset("x".repeat(43))).toBe("VALIDATION_FAILED");
    await reset(token, false);
    expect(await ofReset(token)).toBe("VALIDATION_FAILED");
  });

  it.each([false, true])("ends tokens, and webhooks when that is asked for: %s", async (isAsked) => {
    const ways = [
      async ({ user }: Awaited<ReturnType<typeof somebody>>) => reset(await linkFor(user.email), isAsked),
      ({ client }: Awaited<ReturnType<typeof somebody>>) => change(client, isAsked),
      ({ client }: Awaited<ReturnType<typeof somebody>>) => leave(client, isAsked),
    ];
    for (const end of ways) {
      const person = await somebody();
      await end(person);
      expect(await platform.db.accessToken.count({ where: { userId: person.user.id } })).toBe(0);
      expect(await platform.db.webhook.count({ where: { userId: person.user.id } })).toBe(isAsked ? 0 : 1);
    }
  });
});

it("emails the owner what was made, without words of strangers", async () => {
  const [proven, unproven] = [await somebody(), await somebody(false)];
  const texts = async ({ user }: typeof proven) => [
    (await mailsTo(platform, user.email, "token-made"))[0]?.text,
    (await mailsTo(platform, user.email, "webhook-made"))[0]?.text,
  ];
  const [token, webhook] = await texts(proven);
  expect(token).toContain("(Nightly)");
  expect(webhook).toContain("(hooks.example)");
  expect(webhook).toContain(`/results/${proven.quiz.id}/webhooks`);
  expect((await texts(unproven)).join()).not.toMatch(/Nightly|hooks\.example|Ada|Capitals/);
});

it("mails nothing for what was not made", async () => {
  const { user, client, quiz } = await somebody();
  await mailsTo(platform, user.email, "webhook-made");
  expect((await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: "http://127.0.0.1/" })).status).toBe(400);
  expect((await client.rest("POST", "/auth/tokens", { name: "", scope: "read" })).status).toBe(400);
  expect(await platform.db.mail.count({ where: { recipient: user.email } })).toBe(2);
});

it("is nobody else's, and no program's", async () => {
  const { client } = await somebody();
  const { body } = await client.rest("POST", "/auth/tokens", { name: "Program", scope: "write" });
  expect((await app.withToken(body.secret).rest("GET", "/auth/access")).status).toBe(403);
  expect((await visitor.rest("GET", "/auth/access")).status).toBe(401);
});
