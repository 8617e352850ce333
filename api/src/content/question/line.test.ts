import { beforeAll, describe, expect, it } from "vitest";
import { anAssessment, aQuiz, aSurvey, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";

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
  questionType: string;
  options: string[];
}

const makers = { quiz: aQuiz, survey: aSurvey, assessment: anAssessment };
const read = async (id: string) => (await client.rest("GET", `/quizzes/${id}`)).body.questions as [Question, Question];
const save = (id: string, questions: object[], kind: keyof typeof makers = "quiz") =>
  client.rest("PUT", `/${kind === "survey" ? "surveys" : "quizzes"}/${id}`, { questions });
const lineOf = async (id: string) => (await platform.db.question.findUniqueOrThrow({ where: { id } })).lineId;

async function changed(kind: keyof typeof makers, change: object) {
  const { id } = await makers[kind](platform, owner);
  const [first, second] = await read(id);
  const { status, body } = await save(id, [{ ...first, ...change }, second], kind);
  if (status !== 200) return body.issues[0];
  const goesOn = (await lineOf(body.questions[0].id)) === first.id;
  return goesOn ? "the same" : "another";
}

const changes: [string, keyof typeof makers, object, "the same" | string][] = [
  ["its text", "quiz", { questionText: "Capital, of France?" }, "the same"],
  ["the words of an option", "quiz", { options: ["Lyons", "Paris", "Nice"] }, "the same"],
  ["its text", "survey", { questionText: "How was it, then?" }, "the same"],
  ["its text", "assessment", { questionText: "Formulas?" }, "the same"],
  ["the number of options", "quiz", { options: ["Lyon", "Paris"] }, "The number of options changed"],
  ["their order", "quiz", { options: ["Nice", "Paris", "Lyon"] }, "Its options changed places"],
  ["one option into another's place", "quiz", { options: ["Oslo", "Paris", "Lyon"] }, "Its options changed places"],
  ["the key", "quiz", { correctAnswer: 0 }, "Another answer is the right one now"],
  ["a weight", "assessment", { optionWeights: [1, 10] }, "The weights of its options changed"],
  ["its type", "survey", { questionType: "multi_select" }, "It is answered in another way now"],
];

describe("a changed question", () => {
  it.each(changes)("continues or starts again, by %s alone (%s)", async (_what, kind, change, outcome) => {
    expect(await changed(kind, change)).toBe(outcome === "the same" ? "the same" : "another");
    expect(await changed(kind, { ...change, sameAs: null })).toBe("another");
  });

  it.each(changes)("continues on request, or is refused, by %s (%s)", async (_what, kind, change, outcome) => {
    const { id } = await makers[kind](platform, owner);
    const [first, second] = await read(id);
    const { status, body } = await save(id, [{ ...first, ...change, sameAs: first.id }, second], kind);
    if (outcome === "the same") expect(await lineOf(body.questions[0].id)).toBe(first.id);
    else
      expect([status, body.issues]).toEqual([
        400,
        [
          {
            path: "questions.0.sameAs",
            message: `${outcome}, so earlier answers cannot be counted together with new ones`,
          },
        ],
      ]);
  });

  it("continues through any number of versions, and after a removal", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first, second] = await read(id);
    for (const questionText of ["One?", "Two?"]) await save(id, [{ ...(await read(id))[0], questionText }, second]);
    const [third] = await read(id);
    expect(await lineOf(third.id)).toBe(first.id);
    await save(id, [second]);
    const { id: _, ...back } = { ...third, questionText: "Back?", sameAs: third.id };
    const { body } = await save(id, [second, back]);
    const stored = await platform.db.question.findUniqueOrThrow({ where: { id: body.questions[1].id } });
    expect(stored).toMatchObject({ lineId: first.id, correctAnswer: 1, explanation: "Since 987." });
  });

  it.each([
    [
      "that is still asked",
      (first: Question, second: Question) => [first, second, { ...copy(first), sameAs: first.id }],
    ],
    [
      "by two",
      (first: Question, second: Question) => [
        { ...first, questionText: "A?" },
        second,
        { ...copy(first), sameAs: first.id },
      ],
    ],
  ])("continues only once: not with one %s", async (_what, edit) => {
    const { id } = await aQuiz(platform, owner);
    const { body } = await save(id, edit(...(await read(id))));
    expect(body.issues).toEqual([
      { path: "questions.2.sameAs", message: "Two questions cannot continue the same one" },
    ]);
  });

  it("continues only a question of the same item", async () => {
    const { id } = await aQuiz(platform, owner);
    const [first, second] = await read(id);
    const strangers = await aQuiz(platform, await aUser(platform));
    const theirs = await platform.db.question.findFirstOrThrow({ where: { contentId: strangers.id } });
    const own = (await read((await aQuiz(platform, owner)).id))[0];
    for (const sameAs of [theirs.id, own.id, "none", ""])
      expect((await save(id, [{ ...first, questionText: "Same?", sameAs }, second])).body.issues).toEqual([
        { path: "questions.0.sameAs", message: "This item does not have this question to continue" },
      ]);
    for (const sameAs of ["\0", "x".repeat(101), 7, {}])
      expect((await save(id, [{ ...first, questionText: "Same?", sameAs }, second])).status).toBe(400);
    const message = "This question was not changed, so it cannot continue another one";
    expect((await save(id, [{ ...first, sameAs: second.id }, second])).body).toMatchObject({ message });
  });

  it("is the same over GraphQL and REST", async () => {
    const { id } = await aQuiz(platform, owner);
    const [{ id: questionId }] = await read(id);
    const ask = async (sameAs: string | null | undefined, options = ["Lyon", "Paris", "Nice"]) => {
      const [{ id: edited }] = await read(id);
      const question = { id: globalId("Question", edited), questionText: crypto.randomUUID(), options, sameAs };
      const { data } = await client.graphql(
        `mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) {
           ... on UpdateContentSuccess { data { questions { key } } } ... on DomainError { issues { path message } } } }`,
        { id: globalId("Content", id), input: { questions: [question] } },
      );
      const { data: saved, issues } = data.updateContent;
      return issues ? issues[0].path : (await lineOf(saved.questions[0].key)) === questionId;
    };
    expect([await ask(undefined), await ask(globalId("Question", questionId)), await ask(questionId)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await ask(questionId, ["Lyon", "Paris"])).toBe("questions.0.sameAs");
    expect([await ask(null), await ask(undefined)]).toEqual([false, false]);
  });
});

describe("a save that is sent again after a lost response", () => {
  it.each([
    ["the same", (id: string) => id],
    ["another", () => null],
  ])("is stored already, if it repeats that it is %s", async (_what, sameAs) => {
    const { id } = await aQuiz(platform, owner);
    const [first, second] = await read(id);
    const questions = [{ ...first, questionText: "Again?", sameAs: sameAs(first.id) }, second];
    const once = await save(id, questions);
    expect(await save(id, questions)).toMatchObject({ status: 200, body: once.body });
    const otherwise = { ...first, questionText: "Again?", sameAs: sameAs(first.id) === null ? first.id : null };
    const { status } = await client.rest("PUT", `/quizzes/${id}`, { revision: 1, questions: [otherwise, second] });
    expect(status).toBe(409);
  });
});

it("gives a copy lines of its own", async () => {
  const { id } = await aQuiz(platform, owner);
  const [first, second] = await read(id);
  await save(id, [{ ...first, questionText: "Same?" }, second]);
  const { body } = await client.rest("POST", `/quizzes/${id}/duplicate`);
  for (const question of body.questions) expect(await lineOf(question.id)).toBe(question.id);
});

const copy = ({ id, ...question }: Question) => ({ ...question, questionText: "Copied?" });

it("continues a question for a text that is only reworded, and starts again with another key", async () => {
  const match = { matchCase: true, matchSpaces: false, matchAccents: false, allowTypo: true };
  const asked = (questionText: string, accepted: string[]) => ({
    questionText,
    questionType: "text",
    answerKey: { text: { accepted, ...match } },
  });
  const made = await client.rest("POST", "/quizzes/manual", { title: "Norway", questions: [asked("Seat?", ["Oslo"])] });
  const item = made.body.id;
  const first = made.body.questions[0].id;
  const reworded = await save(item, [{ id: first, ...asked("Seat of government?", ["Oslo"]) }]);
  expect(await lineOf(reworded.body.questions[0].id)).toBe(first);
  const another = await save(item, [{ id: reworded.body.questions[0].id, ...asked("Seat?", ["Kristiania"]) }]);
  expect(await lineOf(another.body.questions[0].id)).not.toBe(first);
});
