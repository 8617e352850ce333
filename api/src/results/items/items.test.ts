import { expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform } = app;

async function anOwner() {
  const user = await aUser(platform);
  return { user, client: await app.as(user) };
}

async function taken(contentId: string, ...everybody: number[][]) {
  const where = { contentId, untilRevision: null };
  const questions = await platform.db.question.findMany({ where, orderBy: { order: "asc" } });
  for (const choices of everybody) {
    const answers = Object.fromEntries(questions.map(({ id }, place) => [id, choices[place] as number]));
    await submit(platform, anonymous("192.0.2.7"), contentId, { answers });
  }
}

it("lists the owner's items with their figures, page by page in both directions", async () => {
  const { user, client } = await anOwner();
  const quiz = await aQuiz(platform, user, { title: "Rivers of Europe" });
  const survey = await aSurvey(platform, user);
  const assessment = await anAssessment(platform, user, { isPublic: false });
  await aQuiz(platform, await aUser(platform));
  await taken(quiz.id, [1, 0], [0, 0]);
  const list = async (query = "") => {
    const { body, headers } = await client.rest("GET", `/content${query}`);
    return { ids: body.content.map(({ id }: { id: string }) => id), body, link: headers.link as string | undefined };
  };
  expect((await list()).ids).toEqual([assessment.id, survey.id, quiz.id]);
  const first = await list("?limit=2&order=oldest");
  expect(first.ids).toEqual([quiz.id, survey.id]);
  expect(first.body.content[0]).toMatchObject({ kind: "QUIZ", attemptCount: 2, averageScore: 75, isPublic: true });
  expect(first.body.content[1]).toMatchObject({ attemptCount: 0, averageScore: null, lastAttempt: null });
  const next = /^<(.+)>; rel="next"$/.exec(first.link ?? "")?.[1] ?? "";
  expect(await list(new URL(next).search)).toMatchObject({ ids: [assessment.id], link: undefined });

  expect((await list("?kind=SURVEY")).ids).toEqual([survey.id]);
  expect((await list("?visibility=private")).ids).toEqual([assessment.id]);
  expect((await list("?q=EUROPE")).ids).toEqual([quiz.id]);
  const { updatedAt } = await updateContent(platform, viewerFor(user), survey.id, { title: "Dinner" });
  expect((await list(`?since=${updatedAt.toISOString()}`)).ids).toEqual([survey.id]);
  for (const asked of ["kind=POLL", "visibility=some", "since=today", "cursor=x", "order=best"])
    expect(await client.rest("GET", `/content?${asked}`)).toMatchObject({ status: 400 });
});

it("returns figures, analysis, days and levels of an item of any kind", async () => {
  const { user, client } = await anOwner();
  const quiz = await aQuiz(platform, user);
  await taken(quiz.id, [1, 0], [1, 1], [0, 1]);
  const get = async (id: string, what: string) => (await client.rest("GET", `/content/${id}/${what}`)).body;
  expect(await get(quiz.id, "results")).toEqual((await client.rest("GET", `/quizzes/${quiz.id}/results`)).body);
  const analysis = await get(quiz.id, "items");
  expect(analysis).toMatchObject({ attempts: 3, people: 3, mean: 1 });
  expect(analysis.items[0]).toMatchObject({ questionText: "Capital of France?", facility: expect.closeTo(2 / 3) });
  expect(analysis.items[0].options.map(({ text }: { text: string }) => text)).toEqual(["Lyon", "Paris", "Nice"]);
  const { timeZone, days } = await get(quiz.id, "days");
  expect(timeZone).toBe("UTC");
  expect(days.reduce((sum: number, { attempts }: { attempts: number }) => sum + attempts, 0)).toBe(3);

  const assessment = await anAssessment(platform, user);
  await taken(assessment.id, [1, 1], [0, 0], [0, 0]);
  expect((await get(assessment.id, "levels")).levels).toMatchObject([
    { name: "Beginner", count: 2 },
    { name: "Expert", count: 1 },
  ]);
  expect((await get(assessment.id, "levels?level=Expert")).levels).toMatchObject([{ count: 0 }, { count: 1 }]);
  expect(await get((await aSurvey(platform, user)).id, "items")).toMatchObject({ error: "NOT_FOUND" });
});
