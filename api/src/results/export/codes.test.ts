import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, surveyOfKinds } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { personalKey } from "../../content/rules/personal-link.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform, http, withToken } = app;
const { db } = platform;
const owner = await aUser(platform);
const client = await app.as(owner);

const questionsOf = (contentId: string) => db.question.findMany({ where: { contentId }, orderBy: { order: "asc" } });

async function answer(contentId: string, given: unknown[], more: object = {}) {
  const questions = await questionsOf(contentId);
  const answers = Object.fromEntries(
    questions.flatMap(({ id }, place) => (given[place] === undefined ? [] : [[id, given[place]]])),
  );
  return submit(platform, anonymous("192.0.2.7"), contentId, { answers, ...more });
}

/** The cells of the first row after the headings, by heading. */
async function firstRow(path: string, reader = client): Promise<Record<string, string>> {
  const [head = [], row = []] = parseCsv((await reader.rest("GET", path)).body);
  return Object.fromEntries(head.map((heading, place) => [heading, row[place] ?? ""]));
}

it("has short names, codes next to labels, and a column of 0 and 1 for each graded answer", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 60 } });
  await answer(id, [1, 1], { duration: 61, participantName: "Ann" });
  const row = await firstRow(`/quizzes/${id}/export?codes=true`);
  expect(row).toMatchObject({ name: "Ann", duration_s: "61", score: "50", right_answers: "1", passed: "0" });
  expect(row).toMatchObject({ q1: "2", q1_label: "Paris", q1_right: "1", q2: "2", q2_label: "Milan", q2_right: "0" });
  expect(Object.keys(row).every((name) => /^[a-z]\w{0,63}$/.test(name))).toBe(true);
});

it("codes every type of question", async () => {
  const { id } = await aSurvey(platform, owner, surveyOfKinds);
  await answer(id, [{ choices: [2], other: "=1+1" }, [0, 1], 10, [null, 2], "Fine.", 42]);
  const row = await firstRow(`/surveys/${id}/export?codes=true`);
  expect(row).toMatchObject({
    q1: "3",
    q1_label: "Other",
    q1_text: "'=1+1",
    q2_1: "1",
    q2_2: "1",
    q2_3: "0",
    q2_label: "Soup; Salad",
    q3: "10",
    q4_1: "",
    q4_2: "3",
    q4_2_label: "Good",
    q5: "Fine.",
    q6: "42",
  });
  const { body } = await client.rest("GET", `/surveys/${id}/export?format=codebook`);
  const [head, ...codebook] = parseCsv(body);
  expect(head).toEqual(["Variable", "Label", "Code", "Meaning"]);
  expect(codebook).toContainEqual(["q1", "How did you come?", "3", "Other"]);
  expect(codebook).toContainEqual(["q2_1", "What did you eat?: Soup", "1", "Yes"]);
  expect(new Set(codebook.map(([variable]) => variable))).toEqual(new Set(Object.keys(row)));
});

it("has the codebook on a second sheet of XLSX, and leaves other exports as they are", async () => {
  const { id } = await aQuiz(platform, owner);
  for (const choice of [0, 1]) await answer(id, [choice, 0]);
  const input = { id: globalId("Content", id), format: "XLSX", codes: true };
  const { data } = await client.graphql(
    "mutation ($id: ID!, $format: ExportFormat!, $codes: Boolean) { exportResults(id: $id, format: $format, codes: $codes) { ... on ExportResultsSuccess { data } } }",
    input,
  );
  const file = await http.inject({ url: data.exportResults.data });
  const { sheets } = await readXlsx(file.rawPayload);
  expect(sheets).toHaveLength(2);
  expect(sheets[0]?.rows.map((row) => row[sheets[0]?.rows[0]?.indexOf("q1") ?? -1])).toEqual(["q1", 1, 2]);
  expect(sheets[1]?.rows[0]).toEqual(["Variable", "Label", "Code", "Meaning"]);
  const usual = await http.inject({
    url: `/api/quizzes/${id}/export?format=xlsx`,
    headers: {
      authorization: `Bearer ${(await client.rest("POST", "/auth/tokens", { name: "t", scopes: ["results:read"] })).body.secret}`,
    },
  });
  expect((await readXlsx(usual.rawPayload)).sheets).toHaveLength(1);
});

it("ends with the outcome and the columns of the list of people, for tokens that may read names", async () => {
  const { id } = await aQuiz(platform, owner, { rules: { passMark: 60 } });
  await client.rest("POST", `/content/${id}/invitations`, {
    people: [{ name: "Ada", fields: { Department: "Sales" } }, { name: "Ben" }],
  });
  const { id: invitation } = await db.invitation.findFirstOrThrow({ where: { contentId: id, name: "Ada" } });
  await answer(id, [1, 0], { attemptKey: personalKey(platform, id, invitation) });
  await answer(id, [0, 1]);
  const [head = [], ...rows] = parseCsv((await client.rest("GET", `/quizzes/${id}/export`)).body);
  expect(head.slice(-4)).toEqual(["Version", "Attempt ID", "Passed", "List: Department"]);
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ["yes", "Sales"],
    ["no", ""],
  ]);
  const { body } = await client.rest("GET", `/quizzes/${id}/export?format=json`);
  expect(body).toMatchObject([{ passed: true, columns: { Department: "Sales" } }, { passed: false }]);
  expect(body[1]).not.toHaveProperty("columns");
  const { body: token } = await client.rest("POST", "/auth/tokens", { name: "Blind", scopes: ["results:read"] });
  expect(await firstRow(`/quizzes/${id}/export`, withToken(token.secret))).not.toHaveProperty("List: Department");
});

it("codes the level of an assessment as text", async () => {
  const { id } = await anAssessment(platform, owner);
  await answer(id, [0, 0]);
  expect(await firstRow(`/quizzes/${id}/export?codes=true`)).toMatchObject({ level: expect.stringMatching(/\w/) });
});
