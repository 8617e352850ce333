import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser, quizInput, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { duplicateContent } from "../create/duplicate.ts";

const app = await testApp();
const { platform } = app;
let owner: Awaited<ReturnType<typeof aUser>>;
let client: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  owner = await aUser(platform);
  client = await app.as(owner);
});

interface Question {
  id: string;
  questionText: string;
  options: string[];
  correctAnswer: number | null;
}

const read = async (id: string) =>
  (await client.rest("GET", `/quizzes/${id}`)).body as { revision: number; questions: Question[] };
const save = (id: string, edit: object, collection = "quizzes") => client.rest("PUT", `/${collection}/${id}`, edit);

describe("versions", () => {
  it("keeps an unchanged question, wherever it is moved", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first, second] = (await read(id)).questions;
    const { body } = await save(id, { questions: [second, first] });
    expect(body.questions.map(({ id }: Question) => id)).toEqual([second?.id, first?.id]);
    expect(body.revision).toBe(2);
  });

  it("gives a changed question a new id, and keeps the previous version", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first, second] = (await read(id)).questions as [Question, Question];
    const { body } = await save(id, {
      questions: [{ ...first, questionText: "Seat of France's government?" }, second],
    });
    const [changed, kept] = body.questions;
    expect([changed.id === first.id, kept.id]).toEqual([false, second.id]);
    expect(await platform.db.question.findUnique({ where: { id: first.id } })).toMatchObject({
      questionText: "Capital of France?",
      untilRevision: 2,
    });
    expect(await platform.db.question.findUnique({ where: { id: changed.id } })).toMatchObject({
      replacesId: first.id,
      sinceRevision: 2,
    });
  });

  it("changes an explanation in place, because the question stays the same", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first, second] = (await read(id)).questions as [Question, Question];
    const { body } = await save(id, { questions: [{ ...first, explanation: "Since 1944 again." }, second] });
    expect(body.questions[0]).toMatchObject({ id: first.id, explanation: "Since 1944 again." });
  });

  it("adds a question with any name from the client, and removes one", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first] = (await read(id)).questions as [Question];
    const { body } = await save(id, {
      questions: [first, { id: "temp-1", questionText: "New?", options: '["Yes","No"]' }],
    });
    expect(body.questions).toMatchObject([{ id: first.id }, { questionText: "New?", correctAnswer: 0, order: 2 }]);
    expect(await platform.db.question.count({ where: { contentId: id } })).toBe(3);
  });

  it("keeps questions if none are sent, and stored answers if they are missing", async () => {
    const { id } = await aQuiz(platform, owner);
    const before = (await read(id)).questions as [Question, Question];
    await save(id, { meta: { title: "Cities", showResultsToTakers: true } });
    const blind = before.map(({ id, questionText, options }) => ({ id, questionText, options }));
    const { body } = await save(id, { questions: blind });
    expect(body).toMatchObject({ title: "Cities", showResultsToTakers: true });
    expect(body.questions.map(({ id, correctAnswer }: Question) => [id, correctAnswer])).toEqual(
      before.map(({ id, correctAnswer }) => [id, correctAnswer]),
    );
  });
});

describe("saving a version that is stored already", () => {
  it.each([
    ["quiz", aQuiz, "quizzes"],
    ["survey", aSurvey, "surveys"],
    ["assessment", anAssessment, "quizzes"],
  ] as const)("makes no new revision of a %s, from whichever revision it comes", async (_kind, make, door) => {
    const { id } = await make(platform, owner);
    const whole = (await client.rest("GET", `/quizzes/${id}`)).body;
    expect((await save(id, whole, door)).body).toEqual(whole);
    const [first, ...others] = whole.questions;
    const edit = { ...whole, title: "Another", questions: [{ ...first, questionText: "Another?" }, ...others] };
    const saved = await save(id, edit, door);
    expect(saved.body).toMatchObject({ revision: 2, title: "Another" });
    // The response was lost, so the repeated request names the previous revision and versions.
    expect(await save(id, edit, door)).toMatchObject({ status: 200, body: saved.body });
    expect(await platform.db.contentRevision.count({ where: { contentId: id } })).toBe(2);
  });

  it("returns no conflict over GraphQL either", async () => {
    const { id } = await aQuiz(platform, owner);
    const mutation = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { ... on DomainError { code } ... on UpdateContentSuccess { data { title revision } } } }`;
    const again = async (title: string) => {
      const variables = { id: globalId("Content", id), input: { revision: 1, title, isPublic: true } };
      return (await client.graphql(mutation, variables)).data.updateContent;
    };
    expect(await again("Mine")).toEqual({ data: { title: "Mine", revision: 2 } });
    expect(await again("Mine")).toEqual({ data: { title: "Mine", revision: 2 } });
    expect(await again("Theirs")).toEqual({ code: "CONFLICT" });
  });

  it.each([
    ["another order", ([first, second]: Question[]) => [second, first]],
    ["one question less", ([first]: Question[]) => [first]],
    ["another key", ([first, second]: Question[]) => [{ ...first, correctAnswer: 2 }, second]],
    ["another explanation", ([first, second]: Question[]) => [{ ...first, explanation: "No." }, second]],
    ["other options", ([first, second]: Question[]) => [{ ...first, options: ["Lyon", "Paris"] }, second]],
  ])("is a conflict with %s", async (_what, changed) => {
    const { id } = await aQuiz(platform, owner);
    const { questions } = await read(id);
    await save(id, { title: "Saved meanwhile" });
    expect((await save(id, { revision: 1, questions: changed(questions) })).status).toBe(409);
    expect((await save(id, { revision: 2, questions: changed(questions) })).body.revision).toBe(3);
  });
});

describe("the body that GET returns", () => {
  const mails = { enabled: true, subject: "Well done", customMessage: "", resourceLinks: [], authorSignature: "Ada" };
  const more = { sourceUrl: "https://example.com/rivers", emailResultsSettings: mails, collectEmailUpfront: true };
  const items = [
    ["a quiz", "quizzes", aQuiz],
    ["a survey", "surveys", aSurvey],
    ["an assessment", "quizzes", anAssessment],
  ] as const;

  it.each(items)("can be sent with PUT, and changes nothing of %s", async (_what, collection, make) => {
    const { id } = await make(platform, owner);
    const { status, body: full } = await save(id, { meta: more }, collection);
    expect([status, full]).toMatchObject([200, { revision: 2, ...more }]);
    for (const sent of [full, await read(id)])
      expect(await save(id, sent, collection)).toMatchObject({ status: 200, body: full });
  });

  it.each(items)("can be sent with PUT after its optional parts were emptied: %s", async (_what, collection, make) => {
    const { id } = await make(platform, owner);
    await save(id, { description: "About it", ...more }, collection);
    const empty = { description: null, sourceUrl: null, emailResultsSettings: null };
    const { body } = await save(id, empty, collection);
    expect(body).toMatchObject(empty);
    expect(await save(id, body, collection)).toMatchObject({ status: 200, body });
  });
});

describe("the language", () => {
  it("is kept in its usual spelling, copied, and cleared by null", async () => {
    const { id } = await aQuiz(platform, owner);
    expect(await read(id)).toMatchObject({ language: null });
    expect(await save(id, { language: "PT_br" })).toMatchObject({ status: 200, body: { language: "pt-BR" } });
    expect(await save(id, { title: "Rios" })).toMatchObject({ body: { language: "pt-BR" } });
    expect(await client.rest("POST", `/quizzes/${id}/duplicate`)).toMatchObject({ body: { language: "pt-BR" } });
    expect(await (await app.as()).rest("GET", `/quizzes/${id}`)).toMatchObject({ body: { language: "pt-BR" } });
    expect(await save(id, { language: null })).toMatchObject({ status: 200, body: { language: null } });
  });

  it("is returned over GraphQL, too, where an empty text clears it", async () => {
    const { id } = await aQuiz(platform, owner, { language: "ar" });
    const query = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
      ... on UpdateContentSuccess { data { language } } ... on DomainError { code message } } }`;
    const set = async (language: string) => {
      const { data } = await client.graphql(query, { id: globalId("Content", id), input: { language } });
      return data.updateContent;
    };
    expect(await set("he")).toEqual({ data: { language: "he" } });
    expect(await set("")).toEqual({ data: { language: null } });
    expect(await set("martian")).toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it.each(["martian", "xx", "mul", "de de", 7])("refuses a malformed source: %s", async (language) => {
    const { id } = await aQuiz(platform, owner);
    expect(await save(id, { language })).toMatchObject({ status: 400, body: { error: "VALIDATION_FAILED" } });
    const created = await client.rest("POST", "/quizzes/manual", { ...quizInput, language });
    expect(created).toMatchObject({ status: 400, body: { issues: [{ path: "language" }] } });
  });
});

it("keeps a source only if it is a link", async () => {
  const { id } = await aQuiz(platform, owner);
  for (const sourceUrl of ["javascript:alert(1)", "not a link"])
    expect(await save(id, { sourceUrl })).toMatchObject({ status: 400, body: { issues: [{ path: "sourceUrl" }] } });
  expect(await save(id, { sourceUrl: " " })).toMatchObject({ status: 200, body: { sourceUrl: null, revision: 1 } });
});

describe("refusals", () => {
  it("refuses an edit that was based on an older revision", async () => {
    const { id } = await aQuiz(platform, owner);
    await save(id, { revision: 1, title: "Mine" });
    const { status, body } = await save(id, { revision: 1, title: "Theirs" });
    expect([status, body]).toEqual([
      409,
      { error: "CONFLICT", message: "This quiz was saved elsewhere after you opened it" },
    ]);
    const mutation = `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { ... on DomainError { code } ... on UpdateContentSuccess { data { title revision } } } }`;
    const stale = await client.graphql(mutation, {
      id: globalId("Content", id),
      input: { revision: 1, title: "Theirs" },
    });
    expect(stale.data.updateContent).toEqual({ code: "CONFLICT" });
    const fresh = await client.graphql(mutation, {
      id: globalId("Content", id),
      input: { revision: 2, title: "Theirs" },
    });
    expect(fresh.data.updateContent.data).toEqual({ title: "Theirs", revision: 3 });
  });

  it("refuses all but one of many saves of the same revision at once", async () => {
    const { id } = await aQuiz(platform, owner);
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(id, { revision: 1, title: `Save ${index}` })),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read(id)).revision).toBe(2);
  });

  it("refuses questions of another item, and a question twice", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first] = (await read(id)).questions as [Question];
    const foreign = (await read((await aQuiz(platform, owner)).id)).questions as Question[];
    expect((await save(id, { questions: foreign })).body.issues[0].path).toBe("questions.0.id");
    expect((await save(id, { questions: [first, first] })).body.issues[0].path).toBe("questions.1.id");
    expect((await read(id)).revision).toBe(1);
  });

  it("treats a stranger's question, by its id, as missing", async () => {
    const { id } = await aQuiz(platform, owner);
    const strangers = await aQuiz(platform, await aUser(platform), { isPublic: false });
    const theirs = await platform.db.question.findFirstOrThrow({ where: { contentId: strangers.id } });
    const [first] = (await read(id)).questions as [Question];
    const named = (name: string) => save(id, { questions: [{ ...first, id: name }] });
    expect([(await named(theirs.id)).status, (await named(crypto.randomUUID())).status]).toEqual([200, 200]);
    expect(await platform.db.question.findUnique({ where: { id: theirs.id } })).toEqual(theirs);
  });

  it.each([
    ["an empty question", { questionText: " " }, "Question cannot be empty"],
    ["an empty option", { options: ["a", ""] }, "Option cannot be empty"],
    ["a correct answer that is no option", { correctAnswer: 5 }, "Please select the correct answer"],
    ["no correct answer", { correctAnswer: -1 }, "Please select the correct answer"],
  ])("refuses %s", async (_what, change, message) => {
    const { id } = await aQuiz(platform, owner);
    const [first] = (await read(id)).questions as [Question];
    const { status, body } = await save(id, { questions: [{ ...first, ...change }] });
    expect([status, body.message]).toEqual([400, message]);
  });
});

it("reads a survey's description as sourceUrl, too, and no correct answers", async () => {
  const { id } = await aSurvey(platform, owner);
  const { questions } = await read(id);
  const { body } = await save(
    id,
    { sourceUrl: "About lunch", questions: questions.map((question) => ({ ...question, correctAnswer: 1 })) },
    "surveys",
  );
  expect(body).toMatchObject({ description: "About lunch", sourceUrl: "About lunch" });
  expect(body.questions.every(({ correctAnswer }: Question) => correctAnswer === null)).toBe(true);
  // The item as it was read, with the description cleared.
  const cleared = await save(id, { description: null, sourceUrl: "About lunch" }, "surveys");
  expect(cleared.body).toMatchObject({ description: null, sourceUrl: null });
});

it("returns the saved item, however few fields are requested", async () => {
  const { id } = await aQuiz(platform, owner);
  const mutation = 'mutation ($id: ID!) { updateContent(id: $id, input: { title: "Short" }) { __typename } }';
  const { data } = await client.graphql(mutation, { id: globalId("Content", id) });
  expect(data.updateContent).toEqual({ __typename: "UpdateContentSuccess" });
});

it("keeps an assessment's levels with the revision that they belong to", async () => {
  const { id } = await anAssessment(platform, owner);
  const skillLevels = [{ name: "Only", range: [0, 1], description: "d", encouragingMessage: "e" }];
  const { body } = await save(id, { skillLevels });
  expect(body.skillLevels).toMatchObject([{ name: "Only" }]);
  const revisions = await platform.db.contentRevision.findMany({
    where: { contentId: id },
    orderBy: { revision: "asc" },
  });
  expect(revisions.map(({ skillLevels }) => skillLevels?.length)).toEqual([2, 1]);
});

it("copies everything but the answers", async () => {
  const original = await anAssessment(platform, owner, { title: "x".repeat(200), showResultsToTakers: true });
  const copy = await duplicateContent(platform, viewerFor(owner), original.id);
  const [a, b] = [await read(original.id), await read(copy.id)];
  const plain = (item: typeof a) => item.questions.map(({ id, ...question }) => question);
  expect(plain(b)).toEqual(plain(a));
  expect(copy).toMatchObject({ showResultsToTakers: true, revision: 1, skillLevels: original.skillLevels });
  expect(copy.title).toBe(`${"x".repeat(193)} (copy)`);
});
