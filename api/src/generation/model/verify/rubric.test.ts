import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../test/harness.ts";
import { article, paragraphs, topic } from "../../../../test/servers/model.orders.ts";
import type { Reviewing } from "../../../../test/servers/model.plans.ts";
import { type Answering, type Posed, quizItem, typedItems } from "../../../../test/servers/model.questions.ts";
import {
  aModelServer,
  answers,
  type Behaviour,
  good,
  hangs,
  refuses,
  reviewed,
  says,
} from "../../../../test/servers/model.ts";
import type { Settings } from "../../../platform/settings.ts";
import type { Order } from "../../generator.ts";
import { model } from "../model.ts";
import { flawNames } from "./rubric.ts";

const server = await aModelServer();
afterAll(() => server.close());
const { platform } = await testApp({ openaiKey: "sk-test", openaiBaseUrl: server.url, openaiModel: "test-model" });
beforeEach(() => {
  for (const list of [server.requests, server.checks, server.reviews]) list.length = 0;
  server.plan(good());
  server.planChecks(answers());
  server.planReviews(reviewed());
});

const draft = (order: Partial<Order> = {}, settings: Partial<Settings> = {}) =>
  model({ ...platform, settings: { ...platform.settings, ...settings } }).draft(
    { ...topic, source: article, questionCount: 2, ...order },
    new AbortController().signal,
    () => {},
  );

const passage = "Work began at the site of Port Said in April 1859.";
const written = (...numbers: number[]) =>
  says(JSON.stringify({ questions: numbers.map((number) => ({ passage, ...quizItem(number) })) }));
const numberOf = ({ text }: Pick<Posed, "text">) => Number(/number (\d+)/.exec(text)?.[1]);
const numbers = (questions: readonly { questionText: string }[]) =>
  questions.map(({ questionText }) => numberOf({ text: questionText }));
const letterOf = ({ options }: Posed, beginning: string) =>
  options.find(({ text }) => text.startsWith(beginning))?.letter ?? "";
const about = (number: number, review: (posed: Posed) => ReturnType<Reviewing>) =>
  reviewed((posed) => (numberOf(posed) === number ? review(posed) : {}));
const faults = () => server.requests.map(({ messages }) => messages.at(-1)?.content.match(/^Wrong: .*$/gm) ?? []);

it("reviews all questions in one request, which shows the source and the right answers", async () => {
  const { questions } = await draft({ questionCount: 10 });
  expect(questions).toHaveLength(10);
  expect(server.reviews).toHaveLength(1);
  expect(server.checks).toHaveLength(5);
  const [system, user] = server.reviews[0]?.messages ?? [];
  for (const name of flawNames) expect(system?.content).toContain(`- ${name}: `);
  expect(user?.content).toContain(paragraphs[1]);
  expect(user?.content.match(/ \(right\)$/gm)).toHaveLength(15);
});

it("keeps the expected difficulty and the flaws as evidence", async () => {
  server.plan(written(1, 2));
  server.planReviews(about(2, () => ({ flaws: ["trivial-detail", "trivial-detail", "boring"], rightOfTen: 3 })));
  const { questions } = await draft();
  expect(questions.map(({ evidence }) => [evidence?.difficulty, evidence?.flaws])).toEqual([
    [0.7, []],
    [0.3, ["trivial-detail"]],
  ]);
});

it.each([11, -1, 2.5, "many", null, undefined])("has no expected difficulty from %s of ten", async (rightOfTen) => {
  server.planReviews(reviewed(() => ({ rightOfTen })));
  const { questions } = await draft();
  expect(questions.map(({ evidence }) => evidence?.difficulty)).toEqual([null, null]);
});

describe("a question with a flaw", () => {
  const implausible = (number: number) => about(number, () => ({ flaws: ["implausible-option"] }));

  it("is left out without another request if enough others have none", async () => {
    server.plan(written(1, 2, 3, 4, 5, 6));
    server.planReviews(implausible(2));
    const { questions, notices } = await draft({ questionCount: 4 });
    expect(numbers(questions)).toEqual([1, 3, 4, 6]);
    expect([server.requests.length, notices]).toEqual([1, []]);
  });

  it("is rewritten if too few others have none, with what is wrong, its options and its goal", async () => {
    server.plan(written(1, 2), written(3));
    server.planReviews(implausible(2));
    const { questions } = await draft();
    expect(numbers(questions)).toEqual([1, 3]);
    expect(faults()).toEqual([[], ["Wrong: nobody would choose one of the wrong options"]]);
    expect(server.requests[1]?.messages.at(-1)?.content).toContain("- The right one 2 (right)");
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(/^Write exactly 1 question\./);
  });

  it("is rewritten twice at most, and kept if it is only badly written", async () => {
    server.plan(written(1, 2), written(3), written(4));
    server.planReviews(reviewed((posed) => (numberOf(posed) === 1 ? {} : { flaws: ["unclear-question"] })));
    const { questions, notices, isUnconfirmed } = await draft();
    expect(questions.map(({ evidence }) => evidence?.flaws)).toEqual([[], ["unclear-question"]]);
    expect([server.requests.length, notices, isUnconfirmed]).toEqual([3, [], undefined]);
  });

  it("is rewritten a second time if the first one helps no more", async () => {
    server.plan(written(1, 2), written(3), written(4));
    server.planReviews(reviewed((posed) => ([2, 3].includes(numberOf(posed)) ? { flaws: ["convergence"] } : {})));
    expect(numbers((await draft()).questions)).toEqual([1, 4]);
  });

  it.each<[string, Behaviour]>([
    ["is refused", refuses(401)],
    ["hangs", hangs],
    ["gives nothing", says("I would rather not.")],
  ])("stays if its rewriting %s", async (_what, behaviour) => {
    server.plan(written(1, 2), behaviour);
    server.planReviews(implausible(2));
    const { questions, notices } = await draft({}, { openaiTimeoutSeconds: 2 });
    expect([numbers(questions), notices]).toEqual([[1, 2], []]);
  });
});

describe("a wrong option that is right as well", () => {
  const also = (alsoRight: (posed: Posed) => string[]) =>
    about(2, (posed) => ({ flaws: ["right-distractor"], alsoRight: alsoRight(posed) }));

  it("has its question rewritten, and dropped if it stays", async () => {
    server.plan(written(1, 2));
    server.planReviews(also((posed) => [`${letterOf(posed, "Another wrong")})`]));
    const { questions, notices } = await draft();
    expect(numbers(questions)).toEqual([1]);
    expect(faults()[1]).toEqual(["Wrong: “Another wrong 2” is right as well"]);
    expect(notices).toEqual([expect.stringMatching(/^1 of the 2 .* did not hold when they were checked/)]);
  });

  it.each<[string, (posed: Posed) => string[]]>([
    ["no option", () => []],
    ["the right one", (posed) => [letterOf(posed, "The right one")]],
    ["an option that is not there", () => ["J", "?", ""]],
  ])("is not believed if it is %s", async (_what, alsoRight) => {
    server.plan(written(1, 2));
    server.planReviews(also(alsoRight));
    const { questions } = await draft();
    expect(questions.map(({ evidence }) => evidence?.flaws)).toEqual([[], []]);
    expect(server.requests).toHaveLength(1);
  });
});

describe("tries without the source", () => {
  /** Answers a question correctly in that many tries. */
  const guessedIn = (number: number, tries: number): Answering => {
    let count = 0;
    return {
      blind: (posed) => {
        if (numberOf(posed) !== number) return "none";
        count += 1;
        return count <= tries ? letterOf(posed, "The right one") : "none";
      },
    };
  };

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])("%i of three that are right: guessable is %s", async (tries, isGuessable) => {
    server.plan(written(1, 2), written(3));
    server.planChecks(answers(guessedIn(2, tries)));
    const { questions } = await draft();
    expect(numbers(questions)).toEqual(isGuessable ? [1, 3] : [1, 2]);
    expect(server.requests).toHaveLength(isGuessable ? 2 : 1);
    if (isGuessable) expect(faults()[1]).toEqual(["Wrong: it is answered correctly without the source"]);
    else expect(questions[1]?.evidence).toMatchObject({ guessable: false, guessRate: tries / 3 });
  });

  it("show the options in another order each time", async () => {
    server.plan(written(1));
    await draft({ questionCount: 1 });
    const blind = server.checks.filter(({ messages }) => messages[0]?.content.includes("do not see the source"));
    const places = blind.map(({ messages }) => /^([A-J])\) The right one/m.exec(messages.at(-1)?.content ?? "")?.[1]);
    expect(new Set(places).size).toBe(3);
  });
});

describe("a review that fails loses nothing", () => {
  it.each<[string, Behaviour]>([
    ["is refused", refuses(400)],
    ["is chatter", says("They are all fine.")],
    ["is about other questions", says(JSON.stringify({ reviews: [{ question: 9, flaws: ["convergence"] }] }))],
    ["has another shape", says(JSON.stringify({ reviews: [{ question: 1, flaws: "convergence" }] }))],
  ])("when it %s", async (_what, behaviour) => {
    server.planReviews(behaviour);
    const { questions, notices, isUnconfirmed } = await draft();
    expect(questions.map(({ evidence }) => [evidence?.answerable, evidence?.difficulty, evidence?.flaws])).toEqual(
      Array(2).fill([true, null, []]),
    );
    expect([notices, isUnconfirmed]).toEqual([[], undefined]);
  });

  it("when it hangs", async () => {
    server.planReviews(hangs);
    const { questions, notices, isUnconfirmed } = await draft({}, { openaiTimeoutSeconds: 2 });
    expect(questions.map(({ evidence }) => evidence?.answerable)).toEqual([true, true]);
    expect([notices, isUnconfirmed]).toEqual([[], undefined]);
  });
});

it("judges questions without options by their text only", async () => {
  const item = { passage, ...typedItems("number", true)(1) };
  server.plan(says(JSON.stringify({ questions: [item] })));
  server.planReviews(
    reviewed(() => ({ flaws: ["implausible-option", "trivial-detail", "right-distractor"], alsoRight: ["A"] })),
  );
  const { questions } = await draft({ questionCount: 1, questionTypes: ["number"] });
  expect(questions[0]?.evidence?.flaws).toEqual(["trivial-detail"]);
  expect(server.reviews[0]?.messages.at(-1)?.content).toContain("Right: 1201");
});
