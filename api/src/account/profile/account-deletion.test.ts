import { describe, expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, password } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;
type Client = ReturnType<typeof app.withToken>;

const doors = [
  {
    door: "REST",
    async leave(client: Client, content: "keep" | "delete", word = password) {
      const { status, body } = await client.rest("POST", "/auth/delete-account", { password: word, content });
      return status === 200 ? "OK" : `${body.error}: ${body.message}`;
    },
  },
  {
    door: "GraphQL",
    async leave(client: Client, content: "keep" | "delete", word = password) {
      const { data } = await client.graphql(
        `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) {
          ... on DeleteAccountSuccess { data } ... on DomainError { code message }
        } }`,
        { input: { password: word, content: content.toUpperCase() } },
      );
      const { data: done, code, message } = data.deleteAccount;
      return done ? "OK" : `${code}: ${message}`;
    },
  },
];

async function anAuthor() {
  const user = await aUser(platform);
  const [quiz, survey] = [await aQuiz(platform, user), await aSurvey(platform, user)];
  const questions = await platform.db.question.findMany({ where: { contentId: quiz.id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
  const take = () => submit(platform, anonymous("192.0.2.1"), quiz.id, { answers });
  await take();
  return { user, quiz, survey, take, client: await app.as(user) };
}

const stored = async ({ id }: { id: string }) => ({
  content: await platform.db.content.findUnique({ where: { id }, select: { userId: true } }),
  attempts: await platform.db.attempt.count({ where: { contentId: id } }),
});

describe.each(doors)("over $door", ({ leave }) => {
  it("closes the items that stay", async () => {
    const { user, quiz, survey, take, client } = await anAuthor();
    expect(await leave(client, "keep")).toBe("OK");
    expect(await platform.db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await stored(quiz)).toEqual({ content: { userId: null }, attempts: 1 });
    expect((await stored(survey)).content).toEqual({ userId: null });
    await expect(take()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await (await app.as()).rest("GET", `/quizzes/${quiz.id}`)).status).toBe(404);
    expect((await stored(quiz)).attempts).toBe(1);
    const revisions = await platform.db.contentRevision.findMany({
      where: { contentId: { in: [quiz.id, survey.id] } },
    });
    expect(revisions.map(({ publicUntil }) => publicUntil)).toEqual([expect.any(Date), expect.any(Date)]);
    expect((await client.rest("GET", "/auth/me")).status).toBe(401);
  });

  it("takes the items along with every answer", async () => {
    const { quiz, survey, take, client } = await anAuthor();
    expect(await leave(client, "delete")).toBe("OK");
    await expect(take()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect.poll(() => stored(quiz)).toEqual({ content: null, attempts: 0 });
    await expect.poll(() => stored(survey)).toEqual({ content: null, attempts: 0 });
  });

  it("wants the password", async () => {
    const { user, quiz, client } = await anAuthor();
    expect(await leave(client, "delete", "wrong horse")).toBe("VALIDATION_FAILED: This is not your current password");
    expect(await leave(client, "delete", "")).toBe("VALIDATION_FAILED: Password is required");
    expect(await leave(await app.as(), "delete")).toMatch(/^UNAUTHENTICATED/);
    expect(await platform.db.user.count({ where: { id: user.id } })).toBe(1);
    expect((await stored(quiz)).attempts).toBe(1);
  });

  it("keeps the last administrator", async () => {
    await platform.db.user.updateMany({ data: { isAdmin: false } });
    const [first, second] = [await aUser(platform, { isAdmin: true }), await aUser(platform, { isAdmin: true })];
    expect(await leave(await app.as(first), "keep")).toBe("OK");
    expect(await leave(await app.as(second), "keep")).toBe("CONFLICT: At least one administrator must remain");
    expect(await platform.db.user.findUnique({ where: { id: second.id } })).toMatchObject({ isAdmin: true });
  });
});

it("requires a choice for the items", async () => {
  const { client } = await anAuthor();
  const { status, body } = await client.rest("POST", "/auth/delete-account", { password });
  expect(status).toBe(400);
  expect(body.message).toBe("Choose what happens to your content");
});

it("waits until a person's answers are erased", async () => {
  const { user, client } = await anAuthor();
  const salt = { salt: "salt", addressHash: "hash" };
  const data = { userId: user.id, everywhere: false, address: "ann@example.com", ...salt };
  const { id } = await platform.db.erasure.create({ data });
  const input = { password, content: "keep" };
  const { status, body } = await client.rest("POST", "/auth/delete-account", input);
  expect([status, body.message]).toEqual([503, "Answers are still being erased. Please try again in a minute."]);
  await platform.db.erasure.update({ where: { id }, data: { address: null, doneAt: new Date() } });
  expect((await client.rest("POST", "/auth/delete-account", input)).status).toBe(200);
});

it("leaves an administrator when the last two go at once", async () => {
  for (let round = 0; round < 5; round++) {
    await platform.db.user.updateMany({ data: { isAdmin: false } });
    const admins = [await aUser(platform, { isAdmin: true }), await aUser(platform, { isAdmin: true })];
    const clients = await Promise.all(admins.map((admin) => app.as(admin)));
    const input = { password, content: "keep" };
    await Promise.all(clients.map((client) => client.rest("POST", "/auth/delete-account", input)));
    expect(await platform.db.user.count({ where: { isAdmin: true } })).toBe(1);
  }
});
