import { afterAll, expect, it } from "vitest";
import { flawsOfWritten, modelDrafter, predictionsOf } from "../../../../scripts/quality/model.ts";
import { article } from "../../../test/servers/model.orders.ts";
import { aModelServer, good } from "../../../test/servers/model.ts";

const server = await aModelServer();
afterAll(() => server.close());
const wanted = { kind: "QUIZ", questionCount: 5, difficulty: "medium", questionTypes: null } as const;

it("drafts with the model of the settings, and prints what it predicted and cost", async () => {
  server.plan(good());
  const prices = { OPENAI_INPUT_PRICE: "1", OPENAI_OUTPUT_PRICE: "10" };
  const writer = modelDrafter({
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: "tiny",
    ...prices,
  });
  const drafted = await writer?.draft(article, wanted);
  expect(drafted?.questions).toHaveLength(5);
  const printed = predictionsOf(writer?.name ?? "", drafted ? [drafted] : []);
  expect(printed).toContain("Model tiny, 5 questions. Of 5 that were checked, 5 held.");
  expect(printed).toContain("- levels: 5 remember");
  expect(printed).toContain("- expected share of correct answers: 0.70");
  expect(printed).toMatch(/- tokens: \d{4,} read, \d{3,} written/);
  expect(printed).toMatch(/- cost: 0\.\d+ US dollars/);
  expect(drafted?.questions.flatMap((question) => flawsOfWritten(question, article))).toEqual([]);
});

it("counts flaws, and answers that did not hold or were not checked", () => {
  const question = {
    questionText: "What?",
    questionType: "multiple_choice",
    options: ["a", "b"],
    correctAnswer: 0,
    optionWeights: null,
    explanation: null,
    passage: "This is nowhere.",
    passageAnchor: null,
  } as const;
  const evidence = { answerable: false, guessable: true, level: null, section: null, flaws: ["odd-length"] };
  const flawsWith = (evidence: Parameters<typeof flawsOfWritten>[0]["evidence"]) =>
    flawsOfWritten({ ...question, options: [...question.options], evidence: evidence ?? null }, article);
  expect(flawsWith(evidence)).toEqual([
    "passage not in the source",
    "the passage does not give the answer",
    "answered without the source",
    "odd-length",
  ]);
  expect(flawsWith(null)).toEqual(["passage not in the source", "not checked"]);
});

it("needs a key", () => {
  expect(modelDrafter({})).toBeNull();
});
