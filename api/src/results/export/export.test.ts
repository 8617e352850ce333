import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { aQuiz, aSurvey, aUser, surveyOfKinds, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { submit } from "../../attempt/attempt.ts";
import { updateContent } from "../../content/edit/edit.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { viewerOf } from "../../platform/identity/authentication.ts";
import { anonymous } from "../../platform/identity/viewer.ts";

const app = await testApp();
const { platform, http } = app;
let owner: Awaited<ReturnType<typeof aUser>>;
let client: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
});

async function taken(contentId: string, participantName: string | null, ...choices: (number | number[])[]) {
  const questions = await platform.db.question.findMany({
    where: { contentId, untilRevision: null },
    orderBy: { order: "asc" },
  });
  const answers = Object.fromEntries(questions.map(({ id }, place) => [id, choices[place] as number]));
  await submit(platform, anonymous("192.0.2.7"), contentId, { answers, participantName, duration: 61 });
}

const attemptsAt = (contentId: string) =>
  platform.db.attempt.findMany({ where: { contentId }, orderBy: { completedAt: "asc" } });

describe("an export", () => {
  it("has a language column if anyone answered in a language", async () => {
    const { id } = await aQuiz(platform, owner);
    const questions = await platform.db.question.findMany({ where: { contentId: id } });
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]));
    for (const language of [undefined, "ar"]) await submit(platform, anonymous("192.0.2.7"), id, { answers, language });
    const [head = [], ...rows] = parseCsv((await client.rest("GET", `/quizzes/${id}/export?format=csv`)).body);
    const at = head.indexOf("Language");
    expect(at).toBe(head.indexOf("Version") - 1);
    expect(rows.map((row) => row[at])).toEqual(["", "ar"]);
    const { body } = await client.rest("GET", `/quizzes/${id}/export?format=json`);
    expect(body.map(({ language }: { language?: string }) => language)).toEqual([undefined, "ar"]);
  });

  it("has a lateness column if any answers were late", async () => {
    const { id } = await aQuiz(platform, owner);
    await taken(id, "Ann", 0, 0);
    const read = async () => parseCsv((await client.rest("GET", `/quizzes/${id}/export?format=csv`)).body);
    expect((await read())[0]).not.toContain("Late (s)");
    await taken(id, "Bob", 0, 0);
    await platform.db.attempt.updateMany({ where: { contentId: id, participantName: "Bob" }, data: { late: 740 } });
    const [head = [], ...rows] = await read();
    expect(rows.map((row) => row[head.indexOf("Late (s)")])).toEqual(["", "740"]);
    const { body } = await client.rest("GET", `/quizzes/${id}/export?format=json`);
    expect(body.map(({ late }: { late?: number }) => late)).toEqual([undefined, 740]);
    await platform.db.attempt.updateMany({ where: { contentId: id, participantName: "Bob" }, data: { late: 0 } });
    const withoutStart = (await read()).slice(1);
    expect(withoutStart.map((row) => row[head.indexOf("Late (s)")])).toEqual(["", "unknown"]);
  });

  it("has a row for each attempt, and a column of its own for a replaced question", async () => {
    const quiz = await aQuiz(platform, owner, { title: 'Capitals: "Europe" / é' });
    await taken(quiz.id, "Ann", 1, 0);
    const [first, second] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
    await updateContent(platform, viewerFor(owner), quiz.id, {
      questions: [{ ...first, questionText: "Seat of government?", sameAs: null }, second],
    });
    await taken(quiz.id, null, 0, 1);

    const { body, headers } = await client.rest("GET", `/quizzes/${quiz.id}/export?format=csv`);
    expect(headers["content-disposition"]).toBe('attachment; filename="capitals-europe-e.csv"');
    const [head, ...rows] = parseCsv(body);
    expect(head).toEqual([
      "Submitted (UTC)",
      "Name",
      "Email",
      "Duration (s)",
      "Score (%)",
      "Right answers",
      "Questions",
      "1. Seat of government?",
      "Earlier: Capital of France?",
      "2. Capital of Italy?",
      "Version",
      "Attempt ID",
    ]);
    const [ann, nobody] = await attemptsAt(quiz.id);
    expect(rows.map((row) => row.slice(1))).toEqual([
      ["Ann", "", "61", "100", "2", "2", "", "Paris", "Rome", "1", ann?.id],
      ["", "", "61", "0", "0", "2", "Lyon", "", "Milan", "2", nobody?.id],
    ]);
  });

  it("has a column for each row of a matrix and for texts of options, safe from formulas", async () => {
    const survey = await aSurvey(platform, owner, surveyOfKinds);
    const asked = await platform.db.question.findMany({ where: { contentId: survey.id }, orderBy: { order: "asc" } });
    const given = [{ choices: [2], other: "=1+1" }, [0, 1], 10, [null, 2], "@home", 42];
    const answers = Object.fromEntries(asked.map(({ id }, place) => [id, given[place]]));
    await submit(platform, anonymous("192.0.2.7"), survey.id, { answers });
    const { [asked[0]?.id ?? ""]: come, [asked[2]?.id ?? ""]: recommend } = answers;
    const least = { [asked[0]?.id ?? ""]: come, [asked[2]?.id ?? ""]: recommend };
    await submit(platform, anonymous("192.0.2.7"), survey.id, { answers: least });

    const { body } = await client.rest("GET", `/surveys/${survey.id}/export?format=csv`);
    const [head, ...rows] = parseCsv(body);
    expect(head?.slice(4, -2)).toEqual([
      "1. How did you come?",
      "1. How did you come?: Other (text)",
      "2. What did you eat?",
      "2. What did you eat?: Other (text)",
      "3. Would you recommend us?",
      "4. How were these?: Food",
      "4. How were these?: Staff",
      "5. What else?",
      "6. How many were you?",
    ]);
    expect(rows.map((row) => row.slice(4, -2))).toEqual([
      ["Other", "'=1+1", "Soup; Salad", "", "10", "", "Good", "'@home", "42"],
      ["Other", "'=1+1", "", "", "10", "", "", "", ""],
    ]);

    const json = await client.rest("GET", `/surveys/${survey.id}/export?format=json`);
    expect(json.body[0].answers).toMatchObject([
      { chosen: [2], texts: ["Other"], other: "=1+1" },
      { chosen: [0, 1], texts: ["Soup", "Salad"] },
      { chosen: [10], texts: ["10"] },
      {
        chosen: [],
        rows: [
          { row: "Food", chosen: null, text: null },
          { row: "Staff", chosen: 2, text: "Good" },
        ],
      },
      { chosen: [], text: "@home" },
      { chosen: [], number: 42 },
    ]);
  });

  it("has one column for all wordings of a question, and one with the wording", async () => {
    const quiz = await aQuiz(platform, owner);
    await taken(quiz.id, "Ann", 1, 0);
    const [first, second] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
    await updateContent(platform, viewerFor(owner), quiz.id, {
      questions: [second, { ...first, questionText: "Capital, of France?", options: ["Lyon", "Paris (F)", "Nice"] }],
    });
    await taken(quiz.id, "Ben", 0, 1);
    const [head, ...rows] = parseCsv((await client.rest("GET", `/quizzes/${quiz.id}/export`)).body);
    expect([head, ...rows].map((row) => row?.slice(7, -1))).toEqual([
      ["1. Capital of Italy?", "2. Capital, of France?", "2. Capital, of France? (wording of version)", "Version"],
      ["Rome", "Paris (F)", "1", "1"],
      ["Rome", "Paris (F)", "2", "2"],
    ]);
    const [ann] = (await client.rest("GET", `/quizzes/${quiz.id}/export?format=json`)).body;
    expect(ann.answers).toMatchObject([
      { questionText: "Capital of Italy?", lineId: second.id },
      { questionId: first.id, lineId: first.id, questionText: "Capital of France?", texts: ["Paris"] },
    ]);
  });

  it("has a column for each option if several may be chosen, if requested", async () => {
    const survey = await aSurvey(platform, owner);
    await taken(survey.id, "Ann", 0, [0, 2]);
    await taken(survey.id, "Ben", 1, [1]);
    const table = (body: string) => parseCsv(body).map((row) => row.slice(4, -2));
    const expected = [
      ["1. How was it?", ...["Soup", "Salad", "Cake"].map((option) => `2. What did you have?: ${option}`)],
      ["Good", "1", "0", "1"],
      ["Bad", "0", "1", "0"],
    ];
    const path = `/surveys/${survey.id}/export`;
    expect(table((await client.rest("GET", `${path}?optionColumns=true`)).body)).toEqual(expected);
    expect(table((await client.rest("GET", `${path}?optionColumns=false`)).body)[1]).toEqual(["Good", "Soup; Cake"]);
    expect((await client.rest("GET", `${path}?optionColumns=2`)).body).toMatchObject({
      error: "VALIDATION_FAILED",
      message: "optionColumns is true or false",
    });
    const { data } = await client.graphql(
      "mutation ($id: ID!) { exportResults(id: $id, format: CSV, optionColumns: true) { ... on ExportResultsSuccess { data } } }",
      { id: globalId("Content", survey.id) },
    );
    expect(table((await http.inject({ method: "GET", url: data.exportResults.data })).body)).toEqual(expected);
  });

  it("quotes options that would look like several in one cell", async () => {
    const options = ["Salt; pepper", "Salt", "pepper", '"Salt', '12" plate'];
    const questions = [{ questionText: "Which?", questionType: "multi_select" as const, options }];
    const survey = await aSurvey(platform, owner, { questions });
    for (const choices of [[0], [1, 2], [3, 4]]) await taken(survey.id, "Ann", choices);
    const rows = parseCsv((await client.rest("GET", `/surveys/${survey.id}/export`)).body);
    expect(rows.slice(1).map((row) => row[4])).toEqual(['"Salt; pepper"', "Salt; pepper", '"""Salt"; 12" plate']);
  });

  it("is the same in every format, and counts what the screen counts", async () => {
    const survey = await aSurvey(platform, owner);
    for (const name of ["Ann", "Ben", "Cleo"]) await taken(survey.id, name, 0, [0, 2]);
    const shown = (await client.rest("GET", `/surveys/${survey.id}/results`)).body.stats.totalAttempts;
    const csv = parseCsv((await client.rest("GET", `/surveys/${survey.id}/export`)).body);
    const json = (await client.rest("GET", `/surveys/${survey.id}/export?format=json`)).body;
    const link = await client.graphql(
      "mutation ($id: ID!) { exportResults(id: $id, format: XLSX) { ... on ExportResultsSuccess { data } } }",
      { id: globalId("Content", survey.id) },
    );
    const file = await http.inject({ method: "GET", url: link.data.exportResults.data });
    const [sheet] = (await readXlsx(file.rawPayload)).sheets;
    expect([shown, csv.length - 1, json.length, (sheet?.rows.length ?? 0) - 1]).toEqual([3, 3, 3, 3]);
    expect(sheet?.rows[1]?.slice(4, 6)).toEqual(["Good", "Soup; Cake"]);
    expect(json[2]).toMatchObject({
      participantName: "Cleo",
      answers: [{ texts: ["Good"] }, { texts: ["Soup", "Cake"] }],
    });
  });

  it("never starts a cell with characters that a spreadsheet reads as a formula", async () => {
    const survey = await aSurvey(platform, owner, {
      questions: [{ questionText: "=1+1", questionType: "single_choice", options: ["@SUM(A1)", "-2"] }],
    });
    await taken(survey.id, '=HYPERLINK("http:evil")', 0);
    await taken(survey.id, "+49", 1);
    for (const sign of "＝＋－＠﹦﹢﹣﹫⁼⁺") await taken(survey.id, `${sign}1`, 1);
    const cells = parseCsv((await client.rest("GET", `/surveys/${survey.id}/export`)).body).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠﹦﹢﹣﹫⁼⁺]/.test(String(cell)))).toEqual([]);
    expect(cells).toContain("'@SUM(A1)");
  });

  it("starts no formula where a spreadsheet separates cells by semicolons", async () => {
    const survey = await aSurvey(platform, owner);
    await taken(survey.id, "Ann;=1+1", 0, [0]);
    await taken(survey.id, "Ben; @SUM(A1);＝2", 0, [0]);
    await taken(survey.id, "Cleo ;-) a=b; c", 0, [0]);
    const cells = parseCsv((await client.rest("GET", `/surveys/${survey.id}/export`)).body).flat();
    for (const name of ["Ann;'=1+1", "Ben; '@SUM(A1);'＝2", "Cleo ;-) a=b; c"]) expect(cells).toContain(name);
  });

  it("has only a header, or an empty list, without attempts", async () => {
    const quiz = await aQuiz(platform, owner);
    expect(parseCsv((await client.rest("GET", `/quizzes/${quiz.id}/export`)).body)).toHaveLength(1);
    expect((await client.rest("GET", `/quizzes/${quiz.id}/export?format=json`)).body).toEqual([]);
  });

  it("returns it to the owner only, and refuses an expired or foreign link", async () => {
    const quiz = await aQuiz(platform, owner);
    const stranger = await app.as(await aUser(platform));
    expect((await (await app.as()).rest("GET", `/quizzes/${quiz.id}/export`)).status).toBe(401);
    expect((await stranger.rest("GET", `/quizzes/${quiz.id}/export`)).status).toBe(403);
    const refused = await stranger.graphql(
      "mutation ($id: ID!) { exportResults(id: $id, format: CSV) { ... on DomainError { code } } }",
      { id: globalId("Content", quiz.id) },
    );
    expect(refused.data.exportResults.code).toBe("FORBIDDEN");
    expect((await client.rest("GET", "/exports/none")).status).toBe(404);
    expect((await client.rest("GET", `/quizzes/${quiz.id}/export?format=pdf`)).body.message).toBe(
      "format is csv, xlsx, json or codebook",
    );
  });

  describe("with a link", () => {
    const linkFor = async (as: typeof client, contentId: string) => {
      const { data } = await as.graphql(
        "mutation ($id: ID!) { exportResults(id: $id, format: CSV) { ... on ExportResultsSuccess { data } } }",
        { id: globalId("Content", contentId) },
      );
      return data.exportResults.data as string;
    };
    const status = async (url: string) => (await http.inject({ method: "GET", url })).statusCode;

    it("works once", async () => {
      const { id } = await aQuiz(platform, owner);
      const link = await linkFor(client, id);
      expect((await http.inject({ method: "HEAD", url: link })).statusCode).toBe(404);
      expect([await status(link), await status(link)]).toEqual([200, 404]);
    });

    it("ends with the session that made it", async () => {
      const user = await aUser(platform);
      const { id } = await aQuiz(platform, user);
      const [leaves, stays] = [await app.as(user), await app.as(user)];
      const [dead, alive] = [await linkFor(leaves, id), await linkFor(stays, id)];
      const { sessionId } = await viewerOf(platform, leaves.authorization, "");
      await platform.db.refreshToken.deleteMany({ where: { familyId: sessionId as string } });
      expect([await status(dead), await status(alive)]).toEqual([404, 200]);
      const last = await linkFor(stays, id);
      await stays.rest("POST", "/auth/logout-everywhere");
      expect(await status(last)).toBe(404);
    });

    it("ends with the token that made it", async () => {
      const user = await aUser(platform);
      const { id } = await aQuiz(platform, user);
      const person = await app.as(user);
      const token = { name: "script", scope: "read" };
      const { body } = await person.rest("POST", "/auth/tokens", token);
      const script = app.withToken(body.secret);
      const [used, link] = [await linkFor(script, id), await linkFor(script, id)];
      expect(await status(used)).toBe(200);
      expect((await person.rest("DELETE", `/auth/tokens/${body.id}`)).status).toBe(200);
      expect(await status(link)).toBe(404);
    });
  });

  it("reads more than a page", async () => {
    const quiz = await aQuiz(platform, owner);
    await taken(quiz.id, "one", 1, 0);
    await platform.sql.query(
      `INSERT INTO attempts (id, quiz_id, revision, answers, percentage, score, total_questions)
       SELECT 'zz' || lpad(n::text, 8, '0'), quiz_id, revision, answers, percentage, score, total_questions
         FROM attempts, generate_series(1, 2500) AS n WHERE quiz_id = $1`,
      [quiz.id],
    );
    expect(parseCsv((await client.rest("GET", `/quizzes/${quiz.id}/export`)).body)).toHaveLength(2502);
  });
});

it("returns an error and no file if it fails before it starts", async () => {
  const quiz = await aQuiz(platform, owner);
  const ask = platform.sql.query.bind(platform.sql);
  const query = vi.spyOn(platform.sql, "query");
  onTestFinished(() => query.mockRestore());
  query.mockImplementation(((...asked: Parameters<typeof ask>) =>
    String(asked[0]).includes("participant_email")
      ? Promise.reject(new Error("broken"))
      : ask(...asked)) as typeof ask);
  vi.spyOn(platform.log, "error").mockImplementation(() => {});
  // Does not use `rest`, which checks responses against the contract; the contract does not include 500.
  const { authorization = "" } = client;
  const response = await http.inject({
    method: "GET",
    url: `/api/quizzes/${quiz.id}/export`,
    headers: { authorization },
  });
  const { statusCode, headers } = response;
  expect([statusCode, response.json().error, headers["content-disposition"]]).toEqual([500, "INTERNAL", undefined]);
  expect(headers["content-type"]).toContain("application/json");
});

it("lists the answers in the order of the questions, including JSON", async () => {
  const quiz = await aQuiz(platform, owner);
  const [first, second] = (await client.rest("GET", `/quizzes/${quiz.id}`)).body.questions;
  await updateContent(platform, viewerFor(owner), quiz.id, { questions: [second, first] });
  await taken(quiz.id, "Ann", 0, 1);
  const [{ answers }] = (await client.rest("GET", `/quizzes/${quiz.id}/export?format=json`)).body;
  expect(answers.map(({ questionText }: { questionText: string }) => questionText)).toEqual([
    second.questionText,
    first.questionText,
  ]);
});
