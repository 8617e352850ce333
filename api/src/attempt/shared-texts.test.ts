import { expect, it } from "vitest";
import { aQuiz, aSurvey, aUser, quizOfKinds } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import { globalId } from "../platform/graphql/ids.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const taker = app.withToken();

const text = { isLong: true, maxLength: 300 };
const asking = (form: object, part: object = {}) => ({
  showResultsToTakers: true,
  questions: [
    { questionText: "What was good?", questionType: "text", form: { text: { ...text, ...form } } },
    { questionText: "What was bad?", questionType: "text", form: { text }, required: false },
  ],
  ...part,
});

interface Asked {
  id: string;
  questions: { id: string }[];
}
async function aSurveyOf(form: object, part: object = {}): Promise<Asked> {
  const { id } = await aSurvey(platform, owner, asking(form, part));
  return (await client.rest("GET", `/surveys/${id}`)).body;
}

/** Returns the texts of others that the taker sees. */
async function write({ id, questions }: Asked, good: string, door: "REST" | "GraphQL" = "REST") {
  const [first, second] = questions.map(({ id }) => id) as [string, string];
  if (door === "REST") {
    const answers = { [first]: good, [second]: `Against ${good}` };
    const { status, body } = await taker.rest("POST", `/surveys/${id}/responses`, { answers, participantName: "Ann" });
    expect(status).toBe(201);
    const [{ texts }, other] = body.aggregatedResults;
    expect(other).not.toHaveProperty("texts");
    return { attemptId: body.id as string, texts };
  }
  const answers = [
    { questionId: first, text: good },
    { questionId: second, text: `Against ${good}` },
  ];
  const { data } = await taker.graphql(
    `mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) {
      ... on SubmitAttemptSuccess { data { attemptId aggregatedResults { texts } } } } }`,
    { input: { contentId: globalId("Content", id), answers } },
  );
  const { attemptId, aggregatedResults } = data.submitAttempt.data;
  expect(aggregatedResults[1].texts).toEqual([]);
  return { attemptId: attemptId as string, texts: aggregatedResults[0].texts };
}

async function writeAll(survey: Asked, ...texts: string[]) {
  const ids: string[] = [];
  for (const text of texts) ids.push((await write(survey, text)).attemptId);
  return ids;
}

const mark = async ({ id, questions }: Asked, attemptId: string | undefined, marks: object) => {
  const path = `/content/${id}/questions/${questions[0]?.id}/texts/${attemptId}`;
  expect((await client.rest("PUT", path, marks)).status).toBe(200);
};

it.each(["REST", "GraphQL"] as const)("shows takers the texts of five others, newest first, over %s", async (door) => {
  const survey = await aSurveyOf({ isShared: true });
  await writeAll(survey, "One", "Two", "Three", "Four");
  expect((await write(survey, "Five", door)).texts ?? []).toEqual([]);
  expect((await write(survey, "Six", door)).texts).toEqual(["Five", "Four", "Three", "Two", "One"]);
});

it("begins with what has a star, leaves out what is hidden, and ends with the twentieth", async () => {
  const survey = await aSurveyOf({ isShared: true });
  const written = Array.from({ length: 24 }, (_, place) => String(place));
  const ids = await writeAll(survey, ...written);
  await mark(survey, ids[2], { isStarred: true });
  await mark(survey, ids[3], { isStarred: true, isHidden: true });
  await mark(survey, ids[22], { isHidden: true });
  const { texts } = await write(survey, "Last");
  expect(texts).toEqual(["2", "23", ...written.slice(4, 22).toReversed()]);
  for (const id of ids.slice(4)) await mark(survey, id, { isHidden: true });
  expect((await write(survey, "More")).texts).toBeUndefined();
});

it("finds a star among the texts of long ago", async () => {
  const survey = await aSurveyOf({ isShared: true });
  const [first] = await writeAll(survey, "Star", "Two");
  await mark(survey, first, { isStarred: true });
  await platform.sql.query(
    `INSERT INTO attempts (id, quiz_id, revision, answers, total_questions, completed_at)
     SELECT 'zz' || n, quiz_id, revision, answers, total_questions, completed_at + n * interval '1 s'
       FROM attempts, generate_series(1, 600) AS n WHERE id = $1`,
    [(await writeAll(survey, "Many"))[0]],
  );
  const { texts } = await write(survey, "Own");
  expect(texts).toEqual(["Star", ...Array(19).fill("Many")]);
});

it.each<[string, object, object?]>([
  ["is off", {}],
  ["is off by name", { isShared: false }],
  ["is on at an item that shows no results", { isShared: true }, { showResultsToTakers: false }],
])("shows no texts where it %s", async (_, form, part) => {
  const survey = await aSurveyOf(form, part);
  const [first, second] = survey.questions.map(({ id }) => id) as [string, string];
  const bodies: unknown[] = [];
  for (let people = 0; people < 6; people++)
    bodies.push(
      (await taker.rest("POST", `/surveys/${survey.id}/responses`, { answers: { [first]: "Yes", [second]: "No" } }))
        .body,
    );
  expect(JSON.stringify(bodies)).not.toContain("texts");
});

it("keeps to itself what was written before it was switched on, and all once it is switched off", async () => {
  const survey = await aSurveyOf({});
  await writeAll(survey, "1", "2", "3", "4", "5");
  const save = async (isShared: boolean): Promise<Asked> => {
    const [first, second] = (await client.rest("GET", `/surveys/${survey.id}`)).body.questions;
    const questions = [{ ...first, form: { text: { ...text, isShared } } }, second];
    expect((await client.rest("PUT", `/surveys/${survey.id}`, { questions })).status).toBe(200);
    return (await client.rest("GET", `/surveys/${survey.id}`)).body;
  };
  const shared = await save(true);
  expect(shared.questions[0]).toMatchObject({ form: { text: { ...text, isShared: true } } });
  await writeAll(shared, "a", "b", "c", "d", "e");
  expect((await write(shared, "f")).texts).toEqual(["e", "d", "c", "b", "a"]);
  expect((await write(await save(false), "g")).texts).toBeUndefined();
  // Started while sharing was on.
  expect((await write(shared, "h")).texts).toBeUndefined();
});

it("belongs to surveys", async () => {
  const questions = quizOfKinds.questions.map((question) =>
    question.questionType === "text" ? { ...question, form: { text: { isShared: true } } } : question,
  );
  await expect(aQuiz(platform, owner, { questions })).rejects.toMatchObject({
    field: "questions.1.form.text.isShared",
    message: "Only surveys show what others wrote",
  });
});

it("is not in a form where it is off", async () => {
  const { questions } = await aSurveyOf({ isShared: false });
  expect(questions[0]).toMatchObject({ form: { text: { ...text, minLength: null } } });
  expect(JSON.stringify(questions)).not.toContain("isShared");
});
