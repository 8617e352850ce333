import { expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";

const app = await testApp();
const { platform } = app;
const owner = await aUser(platform);
const client = await app.as(owner);
const makers = { QUIZ: aQuiz, SURVEY: aSurvey, ASSESSMENT: anAssessment };

const read = (id: string, headers = {}) => client.rest("GET", `/content/${id}`, undefined, headers);
const patch = (id: string, body: object, headers = {}, query = "") =>
  client.rest("PATCH", `/content/${id}${query}`, body, headers);

it.each(Object.entries(makers))("reads a %s whole, and takes what it read without a change", async (kind, make) => {
  const { id } = await make(platform, owner);
  const { status, headers, body } = await read(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind,
    difficulty: kind === "QUIZ" ? "medium" : null,
    links: {
      self: `${platform.publicUrl}/api/content/${id}`,
      page: `${platform.publicUrl}/${kind.toLowerCase()}/${id}`,
    },
  });
  const again = await patch(id, body, { "if-match": headers.etag as string }, "?strict=1");
  expect(again).toMatchObject({ status: 200, body, headers: { etag: headers.etag } });
  expect(await read(id, { "if-none-match": headers.etag })).toMatchObject({ status: 304, body: "" });
});

it("changes what is sent and nothing else, as a merge patch says", async () => {
  const emailResultsSettings = { enabled: true, subject: "Well done", customMessage: "You did it." };
  const { id } = await anAssessment(platform, owner, { description: "Try it.", emailResultsSettings });
  const { body } = await read(id);
  const merge = { "content-type": "application/merge-patch+json" };
  const changed = await client.rest(
    "PATCH",
    `/content/${id}`,
    JSON.stringify({
      title: "Sheets",
      description: null,
      emailResultsSettings: { subject: "Done", customMessage: null },
    }),
    merge,
  );
  expect(changed.body).toEqual({
    ...body,
    title: "Sheets",
    description: null,
    emailResultsSettings: { ...body.emailResultsSettings, subject: "Done", customMessage: "" },
    revision: 2,
    updatedAt: expect.any(String),
  });
  const cleared = await patch(id, { emailResultsSettings: null, isPublic: false });
  expect(cleared.body).toMatchObject({ emailResultsSettings: null, isPublic: false, revision: 3 });
});

it("refuses a change that is based on another version", async () => {
  const { id } = await aQuiz(platform, owner);
  const { etag = "" } = (await read(id)).headers as { etag?: string };
  const changed = await patch(id, { isPublic: false }, { "if-match": `"other", W/${etag}` });
  expect(changed).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(changed.headers.etag).not.toBe(etag);
  for (const body of [{ title: "Rivers" }, { isPublic: false }])
    expect(await patch(id, body, { "if-match": etag })).toMatchObject({
      status: 412,
      body: { error: "PRECONDITION_FAILED" },
    });
  expect(await patch(id, { title: "Rivers" }, { "if-match": "*" })).toMatchObject({ status: 200 });
  expect(await patch(id, { title: "Lakes" })).toMatchObject({ status: 200, body: { revision: 4 } });
});

it.each(["quizzes", "surveys", "content"])("replaces and deletes under /%s only the version named", async (under) => {
  const { id } = await (under === "surveys" ? aSurvey : aQuiz)(platform, owner);
  const etagNow = async () => (await read(id)).headers.etag as string;
  const stale = await etagNow();
  await patch(id, { title: "Lakes" });
  const write = (method: "PUT" | "DELETE", etag: string) =>
    client.rest(method, `/${under}/${id}`, method === "PUT" ? { title: "Rivers" } : undefined, { "if-match": etag });
  const refused = { status: 412, body: { error: "PRECONDITION_FAILED" } };

  if (under !== "content") {
    expect(await write("PUT", stale)).toMatchObject(refused);
    expect((await read(id)).body.title).toBe("Lakes");
    expect(await write("PUT", await etagNow())).toMatchObject({ status: 200, body: { title: "Rivers" } });
  }
  expect(await write("DELETE", stale)).toMatchObject(refused);
  expect(await write("DELETE", `"other", ${await etagNow()}`)).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await write("DELETE", "*")).toMatchObject({ status: 404 });
});

it("looks at the version to delete after the save that it had to wait for", async () => {
  const { id } = await aQuiz(platform, owner);
  const { etag } = (await read(id)).headers;
  const save = await platform.sql.connect();
  await save.query("BEGIN");
  await save.query("UPDATE quizzes SET revision = revision + 1 WHERE id = $1", [id]);
  const deleted = client.rest("DELETE", `/content/${id}`, undefined, { "if-match": etag as string });
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await platform.sql.query(waiting)).rowCount).toBe(1);
  await save.query("COMMIT");
  save.release();
  expect(await deleted).toMatchObject({ status: 412 });
  expect(await read(id)).toMatchObject({ status: 200 });
});

it("lets only one of two changes through that are based on the same version", async () => {
  const { id } = await aQuiz(platform, owner);
  const { etag } = (await read(id)).headers;
  const both = await Promise.all(["One", "Two"].map((title) => patch(id, { title }, { "if-match": etag as string })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

it("changes once for a key, and says so again after later changes of its own", async () => {
  const { id } = await aQuiz(platform, owner);
  const { etag } = (await read(id)).headers;
  const headers = { "if-match": etag as string, "idempotency-key": "patch" };
  for (const _ of ["first", "again"])
    expect(await patch(id, { title: "Rivers" }, headers)).toMatchObject({ status: 200, body: { revision: 2 } });
});

it("names what only other kinds have, and refuses it from the strict", async () => {
  const { id } = await aSurvey(platform, owner);
  const { body } = await read(id);
  const questions = [{ ...body.questions[0], optionWeights: [1, 2] }, body.questions[1]];
  for (const send of [
    patch,
    (id: string, body: object, _ = {}, query = "") => client.rest("PUT", `/surveys/${id}${query}`, body),
  ]) {
    const named = await send(id, { difficulty: "hard", questions });
    expect(named).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(named.headers["assay-ignored"]).toBe("difficulty, questions.0.optionWeights");
    expect(await send(id, { title: "Dinner", difficulty: "hard" }, {}, "?strict=1")).toMatchObject({
      status: 400,
      body: { message: "difficulty: A survey has no such field" },
    });
  }
  expect((await read(id)).body).toMatchObject({ title: "Lunch", revision: 1 });
});

it("names a survey's sourceUrl where its description counts", async () => {
  const { id } = await aSurvey(platform, owner);
  const save = (body: object, query = "") => client.rest("PUT", `/surveys/${id}${query}`, body);
  const both = { description: "About lunch", sourceUrl: "https://example.com/lunch" };
  const saved = await save(both);
  expect([saved.body.description, saved.headers["assay-ignored"]]).toEqual(["About lunch", "sourceUrl"]);
  expect(await save(both, "?strict=1")).toMatchObject({
    status: 400,
    body: { message: "sourceUrl: description was sent as well, and counts" },
  });
  // The item as it was read, with a different description.
  expect((await save({ ...saved.body, description: "About dinner" })).headers).not.toHaveProperty("assay-ignored");
  expect((await save({ sourceUrl: "About supper" })).headers).not.toHaveProperty("assay-ignored");
  expect((await patch(id, { sourceUrl: "https://example.com/lunch" })).headers["assay-ignored"]).toBe("sourceUrl");
});

it.each([
  ["quizzes", aQuiz],
  ["quizzes", anAssessment],
] as const)("names a type of question that items of %s do not have", async (collection, make) => {
  const { id } = await make(platform, owner);
  const { body } = await read(id);
  const questions = body.questions.map((question: object) => ({ ...question, questionType: "multi_select" }));
  for (const [method, path] of [
    ["PUT", collection],
    ["PATCH", "content"],
  ] as const) {
    const { status, headers } = await client.rest(method, `/${path}/${id}`, { questions: questions.slice(0, 1) });
    expect([status, headers["assay-ignored"]]).toEqual([200, "questions.0.questionType"]);
    const strictly = await client.rest(method, `/${path}/${id}?strict=1`, { questions });
    expect(strictly).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
  }
});

it("takes as large an item as PUT, and tells one that is too large by its rule", async () => {
  const { id } = await aQuiz(platform, owner);
  const long = (length: number, index: number) => `${index}`.padEnd(length, "\u4f60");
  const question = (_: unknown, index: number) => ({
    questionText: long(2000, index),
    options: Array.from({ length: 6 }, (_, option) => long(500, option)),
    correctAnswer: 0,
    explanation: long(2000, index),
  });
  const large = (length: number) => ({ questions: Array.from({ length }, question) });
  const sent = JSON.stringify(large(100));
  expect(Buffer.byteLength(sent)).toBeGreaterThan(2_000_000);
  const merge = { "content-type": "application/merge-patch+json" };
  expect(await client.rest("PATCH", `/content/${id}`, sent, merge)).toMatchObject({ status: 200 });
  expect(await patch(id, large(101))).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
});

it("copies and deletes an item of any kind, and says where the copy is", async () => {
  const { id } = await aSurvey(platform, owner);
  const { status, headers, body } = await client.rest("POST", `/content/${id}/duplicate`);
  expect(status).toBe(201);
  expect(headers.location).toBe(`${platform.publicUrl}/api/content/${body.id}`);
  expect(await client.rest("DELETE", `/content/${id}`)).toMatchObject({ status: 200, body: { deleted: true } });
  expect(await read(id)).toMatchObject({ status: 404, body: { message: "Item not found" } });
});

it("gives the owner of an item an ETag at the specification's address too", async () => {
  const { id } = await aQuiz(platform, owner);
  const { etag } = (await read(id)).headers;
  expect((await client.rest("GET", `/quizzes/${id}`)).headers.etag).toBe(etag);
  const known = await client.rest("GET", `/quizzes/${id}`, undefined, { "if-none-match": etag as string });
  expect(known).toMatchObject({ status: 304, body: "" });
});

it("names the one of two texts of a question that counted", async () => {
  const question = { question: "Lost?", questionText: "Counts?", options: ["Yes", "No"], correctAnswer: 0 };
  const body = { title: "Texts", questions: [question] };
  const { headers, body: made } = await client.rest("POST", "/quizzes/manual", body);
  expect(made.questions[0].questionText).toBe("Counts?");
  expect(headers["assay-ignored"]).toBe("questions.0.question");
  expect(await client.rest("POST", "/quizzes/manual?strict=1", body)).toMatchObject({ status: 400 });
});

it("changes once for a key, also what is merged with what is stored", async () => {
  const emailResultsSettings = { enabled: true, subject: "Well done", customMessage: "You did it." };
  const { id } = await anAssessment(platform, owner, { emailResultsSettings });
  for (const _ of ["first", "again"])
    expect(
      await patch(id, { emailResultsSettings: { subject: "Done" } }, { "idempotency-key": "merged" }),
    ).toMatchObject({ status: 200, body: { revision: 2, emailResultsSettings: { subject: "Done" } } });
});
