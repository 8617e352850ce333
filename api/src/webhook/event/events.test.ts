import { expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aQuiz, aSurvey, aUser, surveyOfKinds } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import { purgeEvents } from "./events.ts";

const app = await testApp();
const { platform } = app;
const { db, sql } = platform;

async function anOwner() {
  const owner = await aUser(platform);
  const client = await app.as(owner);
  const read = async (query = "") => {
    const { status, body, headers } = await client.rest("GET", `/events?${query}`);
    expect(status).toBe(200);
    return { ...(body as { events: Event[]; nextCursor: string }), link: headers.link as string | undefined };
  };
  return { owner, client, read };
}

interface Event {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

async function answer(contentId: string) {
  const questions = await db.question.findMany({ where: { contentId, untilRevision: null } });
  const answers = Object.fromEntries(
    questions.map(({ id, questionType }) => [id, questionType === "multi_select" ? [0] : 0]),
  );
  return (await submit(platform, anonymous("192.0.2.1"), contentId, { answers })).id;
}

const typesOf = ({ events }: { events: Event[] }) => events.map(({ type }) => type);

it("includes the subject and the answer for each row of a matrix", async () => {
  const { owner, read } = await anOwner();
  const { id } = await aSurvey(platform, owner, surveyOfKinds);
  const asked = await db.question.findMany({ where: { contentId: id }, orderBy: { order: "asc" } });
  const given: Record<string, unknown> = { single_choice: 0, multi_select: [0], scale: 9, matrix: [2, 0] };
  const answers = Object.fromEntries(asked.map((one) => [one.id, given[one.questionType]]).filter(([, one]) => one));
  await submit(platform, anonymous("192.0.2.1"), id, { answers: { ...answers, [asked[0]?.id ?? ""]: 0 } });
  await expect
    .poll(async () => (await read()).events.at(-1)?.data.questions)
    .toContainEqual(expect.objectContaining({ rows: ["Good", "Bad"], rowTexts: ["Food", "Staff"] }));
});

it("lists the events of the owner's items, oldest first, in the form of webhooks", async () => {
  const { owner, client, read } = await anOwner();
  const quiz = await aQuiz(platform, owner);
  const attempt = await answer(quiz.id);
  await client.rest("PUT", `/quizzes/${quiz.id}`, { isPublic: false });
  await client.rest("PUT", `/quizzes/${quiz.id}`, { isPublic: true });
  const stranger = await aUser(platform);
  await answer((await aQuiz(platform, stranger)).id);
  const types = ["content.created", "attempt.created", "content.updated", "content.updated", "content.published"];
  await expect.poll(async () => typesOf(await read()).toSorted()).toEqual(types.toSorted());
  const { events, link } = await read();
  expect(link).toBeUndefined();
  expect(events.map(({ timestamp }) => timestamp)).toEqual(events.map(({ timestamp }) => timestamp).toSorted());
  expect(events.find(({ type }) => type === "attempt.created")).toMatchObject({
    id: attempt,
    data: { contentId: quiz.id, title: "Capitals", attempt: { id: attempt }, questions: [{}, {}] },
  });
  const asked =
    "{ viewer { events(limit: 2, types: [CONTENT_PUBLISHED, ATTEMPT_CREATED]) { hasMore nextCursor events { key type title message } } } }";
  const { data } = await client.graphql(asked);
  expect(data.viewer.events).toMatchObject({ hasMore: false, events: [{ key: attempt, title: "Capitals" }, {}] });
  expect(JSON.parse(data.viewer.events.events[0].message)).toEqual(
    events.find(({ type }) => type === "attempt.created"),
  );
});

it("lists a finished generation next to the item that it made", { tags: ["slow"] }, async () => {
  const { client, read } = await anOwner();
  const text = anArticle("suez").paragraphs.join("\n\n");
  const { data } = await client.graphql(
    `mutation ($input: GenerateContentInput!) {
       generateContent(input: $input) { ... on GenerateContentSuccess { data { content { key title } } } }
     }`,
    { input: { kind: "QUIZ", source: { text }, questionCount: 5 } },
  );
  const { key, title } = data.generateContent.data.content;
  await expect
    .poll(async () => (await read()).events.find(({ type }) => type === "generation.finished")?.data)
    .toMatchObject({ contentId: key, kind: "QUIZ", title, revision: 1, isPublic: true, questionCount: 5 });
  expect(typesOf(await read()).toSorted()).toEqual(["content.created", "generation.finished"]);
});

it("reads page by page, for one item or some types, and continues at the end", async () => {
  const { owner, client, read } = await anOwner();
  const [quiz, survey] = [await aQuiz(platform, owner), await aSurvey(platform, owner)];
  const answered = [await answer(quiz.id), await answer(survey.id), await answer(quiz.id)];
  await expect.poll(async () => (await read()).events).toHaveLength(5);
  const seen: Event[] = [];
  let page = await read("limit=2");
  while (page.link) {
    seen.push(...page.events);
    expect(page.link).toContain(encodeURIComponent(page.nextCursor));
    page = await read(`limit=2&cursor=${page.nextCursor}`);
  }
  seen.push(...page.events);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
  const last = page.nextCursor;
  expect(await read(`cursor=${last}`)).toMatchObject({ events: [], nextCursor: last });
  const ofSurvey = await read(`contentId=${survey.id}&types=attempt.created,content.deleted`);
  expect(ofSurvey.events.map(({ id }) => id)).toEqual([answered[1]]);
  await client.rest("DELETE", `/surveys/${survey.id}`);
  await expect.poll(async () => typesOf(await read(`cursor=${last}`))).toEqual(["content.deleted"]);
  for (const query of ["types=attempt.begun", "cursor=none", "since=today", "limit=0", "contentId=zzz"])
    expect((await client.rest("GET", `/events?${query}`)).status).toBe(400);
  expect((await client.rest("GET", "/events?types=attempt.begun")).body.message).toContain("attempt.created, ");
});

it("gives out nothing before a transaction that may still store something earlier", async () => {
  const { owner, read } = await anOwner();
  const quiz = await aQuiz(platform, owner);
  await expect.poll(async () => (await read()).events).toHaveLength(1);
  const { nextCursor } = await read();
  const slow = await sql.connect();
  await slow.query("BEGIN");
  await slow.query(
    "INSERT INTO events (id, user_id, type, quiz_id, data) VALUES (gen_random_uuid(), $1, 'content_updated', $2, $3)",
    [owner.id, quiz.id, JSON.stringify({ contentId: quiz.id, kind: "QUIZ", title: "Slow", url: "https://quiz.test" })],
  );
  await answer(quiz.id);
  expect((await read(`cursor=${nextCursor}`)).events).toEqual([]);
  await slow.query("COMMIT");
  slow.release();
  await expect
    .poll(async () => typesOf(await read(`cursor=${nextCursor}`)))
    .toEqual(["content.updated", "attempt.created"]);
});

it("is forgotten after thirty days", async () => {
  const { owner } = await anOwner();
  const quiz = await aQuiz(platform, owner);
  const insert =
    "INSERT INTO events (id, user_id, type, quiz_id, data, created_at) SELECT gen_random_uuid(), $1, 'content_updated', $2, '{}', now() - $3::interval FROM generate_series(1, $4)";
  await sql.query(insert, [owner.id, quiz.id, "31 days", 2500]);
  await sql.query(insert, [owner.id, quiz.id, "29 days", 1]);
  await purgeEvents(platform);
  expect(await db.event.count({ where: { userId: owner.id } })).toBe(2);
});
