import { expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { publishAnswers } from "../../attempt/publishing/blocks.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { digest } from "../../platform/identity/secret.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;

it("contains all data of the caller, and of nobody else", async () => {
  const [ada, eve] = [await aUser(platform), await aUser(platform)];
  const [quiz, other] = [await aQuiz(platform, ada), await aQuiz(platform, eve, { title: "Eve's secret" })];
  const client = await app.as(ada);
  await client.rest("POST", "/auth/resend-verification");
  const { body: token } = await client.rest("POST", "/auth/tokens", { name: "Nightly", scope: "read" });
  await client.rest("POST", `/quizzes/${quiz.id}/webhooks`, { url: "https://hooks.example/assay" });
  const answersTo = async (contentId: string) => {
    const questions = await platform.db.question.findMany({ where: { contentId, untilRevision: null } });
    return Object.fromEntries(questions.map(({ id }) => [id, 0]));
  };
  for (let attempt = 0; attempt < 3; attempt++) {
    await submit(platform, anonymous("192.0.2.1"), quiz.id, {
      answers: await answersTo(quiz.id),
      participantName: "Bob",
    });
  }
  await submit(platform, viewerFor(ada), other.id, { answers: await answersTo(other.id) });
  await submit(platform, viewerFor(eve), other.id, { answers: await answersTo(other.id), participantName: "Eve" });
  await updateContent(platform, viewerFor(ada), quiz.id, {
    questions: [{ questionText: "Capital of Spain?", options: ["Madrid", "Sevilla"], correctAnswer: 0 }],
  });

  const { status, headers, body } = await client.rest("GET", "/auth/data");
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="assay-data-\d{4}-\d\d-\d\d\.json"$/);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(body.account).toMatchObject({ id: ada.id, email: ada.email, firstName: "Ada", isEmailVerified: false });
  expect(body.sessions).toHaveLength(1);
  expect(body.mails).toMatchObject([{ kind: "verification" }]);
  expect(body.content).toMatchObject([{ id: quiz.id, title: "Capitals" }]);
  expect(body.content[0].questions).toHaveLength(3);
  expect(body.content[0].revisions).toHaveLength(2);
  expect(body.content[0].attempts).toMatchObject(Array(3).fill({ participantName: "Bob" }));
  expect(body.attempts).toMatchObject([{ contentId: other.id, userId: ada.id }]);

  expect(body.content[0].webhooks).toMatchObject([{ url: "https://hooks.example/assay" }]);

  const text = JSON.stringify(body);
  expect(text).not.toContain("Eve");
  expect(text).not.toContain(eve.id);
  expect(body.accessTokens).toMatchObject([{ id: token.id, name: "Nightly", scope: "read", expiresAt: null }]);
  expect(text).not.toContain(digest(token.secret));
  expect(body.log).toMatchObject([
    { action: "token_made", by: "session", summary: "Made the token “Nightly”" },
    { action: "webhook_made", contentId: quiz.id },
    { action: "data_exported" },
  ]);
  expect(JSON.stringify({ ...body, log: [], accessTokens: [] }).replace("accessTokens", "")).not.toMatch(
    /argon2|[tT]oken|assay_pat|whsec/,
  );
});

it.each([
  true,
  false,
])("shows a taker the level only where its author shows results: %s", async (showResultsToTakers) => {
  const [author, taker] = [await aUser(platform), await aUser(platform)];
  const item = await anAssessment(platform, author, { showResultsToTakers });
  const questions = await platform.db.question.findMany({ where: { contentId: item.id } });
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 1]));
  await submit(platform, viewerFor(taker), item.id, { answers });
  const [attempt] = (await (await app.as(taker)).rest("GET", "/auth/data")).body.attempts;
  expect(attempt).toMatchObject({ contentId: item.id, answers, percentage: 100, score: 20 });
  const level = { skillLevel: attempt.skillLevel, skillScore: attempt.skillScore };
  expect(level).toEqual(showResultsToTakers ? { skillLevel: "Expert", skillScore: "20" } : {});
  const [own] = (await (await app.as(author)).rest("GET", "/auth/data")).body.content[0].attempts;
  expect(own).toMatchObject({ skillLevel: "Expert" });
});

it("shows an author which answers they starred and hid, and no taker", async () => {
  const [author, taker] = [await aUser(platform), await aUser(platform)];
  const { id } = await aSurvey(platform, author, { questions: [{ questionText: "What?", questionType: "text" }] });
  const [asked] = await platform.db.question.findMany({ where: { contentId: id } });
  const questionId = asked?.id ?? "";
  const attempts: string[] = [];
  for (const text of ["Kept", "Rude", "Plain"])
    attempts.push((await submit(platform, viewerFor(taker), id, { answers: { [questionId]: text } })).id);
  const client = await app.as(author);
  const mark = (attempt: string | undefined, marks: object) =>
    client.rest("PUT", `/content/${id}/questions/${questionId}/texts/${attempt}`, marks);
  expect((await mark(attempts[0], { isStarred: true })).status).toBe(200);
  expect((await mark(attempts[1], { isHidden: true })).status).toBe(200);
  const own = (await client.rest("GET", "/auth/data")).body.content[0].attempts;
  expect(own.map(({ marks }: { marks: object[] }) => marks)).toEqual([
    [{ lineId: questionId, starred: true, hidden: false, changedAt: expect.any(String) }],
    [{ lineId: questionId, starred: false, hidden: true, changedAt: expect.any(String) }],
    [],
  ]);
  const { body } = await (await app.as(taker)).rest("GET", "/auth/data");
  expect(body.attempts).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain("marks");
});

it("has nothing that tells anonymous answers apart but what they say", async () => {
  const author = await aUser(platform);
  const { id } = await aSurvey(platform, author, { rules: { anonymous: true } });
  const [client, taker] = [await app.as(author), await app.as()];
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options.length === 2 ? 0 : [0]]));
  for (let person = 0; person < 5; person++) {
    const attemptKey = `key-${person}`;
    // The author sees the number of starts as they come, and thus whose answers came without one.
    if (person !== 2) await taker.rest("POST", `/surveys/${id}/starts`, { attemptKey });
    const language = person === 3 ? "fr" : "de";
    await submit(platform, anonymous("192.0.2.1"), id, { answers, attemptKey, language, duration: 60 * person });
  }
  await publishAnswers(platform, id);
  const { attempts } = (await client.rest("GET", "/auth/data")).body.content[0];
  const [first, ...others] = attempts.map(({ id: _, ...attempt }: { id: string }) => attempt);
  expect(others).toEqual(Array(4).fill(first));
});

it("omits emails to an address from before anybody verified it", async () => {
  const email = "results@example.com";
  const mail = { recipient: email, kind: "results", subject: "Your result: Secrets", html: "", text: "" };
  await platform.db.mail.create({ data: mail });
  const user = await aUser(platform, { email });
  const mails = async () => (await (await app.as(user)).rest("GET", "/auth/data")).body.mails;
  expect(await mails()).toEqual([]);
  await platform.db.user.update({ where: { email }, data: { isEmailVerified: true } });
  expect(await mails()).toMatchObject([{ kind: "results" }]);
});

it("is a whole document with nothing in it, and with more than a page", async () => {
  const user = await aUser(platform);
  const client = await app.as(user);
  expect((await client.rest("GET", "/auth/data")).body).toMatchObject({ content: [], attempts: [], mails: [] });

  const quiz = await aQuiz(platform, user);
  await platform.sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions)
     SELECT 'many-' || lpad(n::text, 5, '0'), $1, 1, '{}', 2 FROM generate_series(1, 1201) AS n`,
    [quiz.id],
  );
  const { body } = await client.rest("GET", "/auth/data");
  const ids = body.content[0].attempts.map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(1201);
  expect(new Set(ids).size).toBe(1201);
});

it("is nobody else's to ask for, and not without end", { tags: ["slow"] }, async () => {
  expect((await (await app.as()).rest("GET", "/auth/data")).status).toBe(401);
  const limited = await testApp({ rateLimit: true });
  const client = await limited.as(await aUser(platform));
  for (let round = 0; round < 5; round++) expect((await client.rest("GET", "/auth/data")).status).toBe(200);
  expect((await client.rest("GET", "/auth/data")).status).toBe(429);
});

it("gives the same over GraphQL by a path that works once, while the session lasts", async () => {
  const ada = await aUser(platform);
  const client = await app.as(ada);
  const mutation = "mutation { exportOwnData { ... on ExportOwnDataSuccess { data } ... on DomainError { code } } }";
  const path = async () => (await client.graphql(mutation)).data.exportOwnData.data.replace("/api", "");
  const anybody = await app.as();
  const link = await path();
  const { status, headers, body } = await anybody.rest("GET", link);
  expect([status, body.account.id]).toEqual([200, ada.id]);
  expect(headers["content-disposition"]).toContain("assay-data-");
  expect((await anybody.rest("GET", link)).status).toBe(404);

  const { body: token } = await client.rest("POST", "/auth/tokens", { name: "Nightly", scope: "write" });
  const { data } = await app.withToken(token.secret).graphql(mutation);
  expect(data.exportOwnData.code).toBe("FORBIDDEN");
  const late = await path();
  await client.rest("POST", "/auth/logout-everywhere");
  expect((await anybody.rest("GET", late)).status).toBe(404);
});
