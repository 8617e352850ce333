import { expect, it } from "vitest";
import { aQuiz, aUser, quizInput } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";

const app = await testApp();
const { platform } = app;

const flawed = {
  ...quizInput.questions[0],
  questionText: "Which of these cities is not in France?",
  options: ["Paris", "Lyon", "Oslo"],
  correctAnswer: 2,
};
const query = `query ($key: String!) { content(key: $key) { questions { key findings {
  rule part option message fix { label text explanation options { from text } } } } } }`;

async function world() {
  const owner = await aUser(platform);
  const { id } = await aQuiz(platform, owner, { questions: [flawed, quizInput.questions[1]] });
  return { id, client: await app.as(owner) };
}

it("returns the same findings about the wording over REST and GraphQL", async () => {
  const { id, client } = await world();
  const { status, body } = await client.rest("GET", `/content/${id}/findings`);
  expect(status).toBe(200);
  const [first, second] = body.questions;
  expect(first.findings).toMatchObject([
    { rule: "negative-question", part: "question", option: null, fix: { label: "Write NOT" } },
  ]);
  expect(first.findings[0].fix.text).toBe("Which of these cities is NOT in France?");
  expect(second.findings).toEqual([]);
  const { questions } = (await client.graphql(query, { key: id })).data.content;
  const whole = { explanation: null, options: null };
  expect(questions).toEqual([
    {
      key: first.id,
      findings: [{ ...first.findings[0], part: "QUESTION", fix: { ...first.findings[0].fix, ...whole } }],
    },
    { key: second.id, findings: [] },
  ]);
});

it("hides findings from takers, because they name the correct answer", async () => {
  const { id } = await world();
  const stranger = await app.as(await aUser(platform));
  expect((await stranger.rest("GET", `/content/${id}/findings`)).status).toBe(403);
  const { questions } = (await stranger.graphql(query, { key: id })).data.content;
  expect(questions.map(({ findings }: { findings: unknown }) => findings)).toEqual([null, null]);
});

it("finds flaws in how a question is answered", async () => {
  const owner = await aUser(platform);
  const client = await app.as(owner);
  const { id } = await aQuiz(platform, owner, {
    questions: [
      {
        questionText: "What is the capital of Norway?",
        questionType: "text",
        options: [],
        answerKey: { text: { accepted: ["Oslo", "oslo"] } },
      },
      {
        questionText: "Which of these is an even number?",
        questionType: "multi_select",
        options: ["2", "3", "4"],
        answerKey: { options: [0, 2] },
      },
    ],
  });
  const { questions } = (await client.rest("GET", `/content/${id}/findings`)).body;
  const rules = questions.map(({ findings }: { findings: { rule: string }[] }) => findings.map(({ rule }) => rule));
  expect(rules).toEqual([["same-accepted"], ["asks-for-one"]]);
});

it("delays no other request, however long the item is", async () => {
  const owner = await aUser(platform);
  const long = (count: number) => "a".repeat(count);
  const question = { ...quizInput.questions[0], questionText: long(2000), options: [long(500), `${long(499)}b`] };
  const { id } = await aQuiz(platform, owner, { questions: Array(60).fill(question) });
  const client = await app.as(owner);
  const { exec } = RegExp.prototype;
  let longest = 0;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    longest = Math.max(longest, String(text).length);
    return exec.call(this, text);
  };
  let turns = 0;
  let next = setImmediate(function count() {
    turns++;
    next = setImmediate(count);
  });
  const read = [() => client.rest("GET", `/content/${id}/findings`), () => client.graphql(query, { key: id })];
  try {
    for (const request of read) {
      const before = turns;
      await request();
      expect(turns - before).toBeGreaterThanOrEqual(60);
    }
  } finally {
    clearImmediate(next);
    RegExp.prototype.exec = exec;
  }
  expect(longest).toBeLessThan(10_000);
});
