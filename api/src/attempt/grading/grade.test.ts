import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SkillLevel } from "../../content/content.rules.ts";
import { scaleOf } from "../../content/content.shared.ts";
import { flawsOf, problemsOf } from "../../content/question/form/problem.shared.ts";
import { usualAnswering } from "../../content/question/question.ts";
import type { ItemQuestion } from "../../content/taking/item.ts";
import { grade } from "./grade.ts";
import { readAnswer } from "./reading.ts";

type Gradable = Parameters<typeof grade>[0];

const question = (id: string, part: Partial<ItemQuestion>): ItemQuestion => ({
  id,
  lineId: id,
  questionText: id,
  questionType: "multiple_choice",
  options: ["a", "b", "c", "d"],
  order: 1,
  correctAnswer: null,
  optionWeights: null,
  explanation: null,
  optionFeedback: null,
  rendered: null,
  passage: null,
  ...usualAnswering,
  ...part,
});

const level = (name: string, from: number, to: number): SkillLevel => ({
  name,
  range: [from, to],
  description: name,
  encouragingMessage: name,
  followUpContent: null,
});

const choose = (...choices: number[]) =>
  new Map(choices.map((choice, index) => [`q${index + 1}`, { choices: [choice] }]));

describe("a quiz", () => {
  const questions = ["q1", "q2", "q3"].map((id) => question(id, { correctAnswer: 1 }));
  const quiz: Gradable = { kind: "QUIZ", questions, levels: [], scale: "points" };

  it.each([
    [[0, 0, 0], 0, 0],
    [[1, 0, 0], 1, 33],
    [[1, 1, 0], 2, 67],
    [[1, 1, 1], 3, 100],
  ])("gives %j a score of %i, %i %%", (choices, score, percentage) => {
    expect(grade(quiz, choose(...choices))).toMatchObject({ score, percentage, skillScore: null, skillLevel: null });
  });
});

it("gives 100 % only when everything is right", () => {
  const questions = [400, 1].map((points, place) => question(`q${place + 1}`, { correctAnswer: 1, points }));
  const quiz: Gradable = { kind: "QUIZ", questions, levels: [], scale: "points" };
  expect(grade(quiz, choose(1, 0))).toMatchObject({ score: 400, percentage: 99 });
  expect(grade(quiz, choose(1, 1))).toMatchObject({ score: 401, percentage: 100 });
});

describe("an assessment in points", () => {
  const questions = ["q1", "q2"].map((id) => question(id, { optionWeights: [0, 2, 5, 10] }));
  const levels = [level("Developing", 4, 5), level("Proficient", 7, 15), level("Advanced", 16, 20)];
  const assessment: Gradable = { kind: "ASSESSMENT", questions, levels, scale: scaleOf(levels) };

  it.each([
    { choices: [0, 0], sum: 0, percentage: 0, name: "Developing", why: "below the first minimum" },
    { choices: [1, 1], sum: 4, percentage: 20, name: "Developing", why: "at a minimum" },
    { choices: [2, 0], sum: 5, percentage: 25, name: "Developing", why: "at a maximum" },
    { choices: [1, 2], sum: 7, percentage: 35, name: "Proficient", why: "at the next minimum" },
    { choices: [2, 3], sum: 15, percentage: 75, name: "Proficient", why: "in the middle" },
    { choices: [3, 3], sum: 20, percentage: 100, name: "Advanced", why: "at the top" },
  ])("places $sum points in $name ($why)", ({ choices, sum, percentage, name }) => {
    expect(grade(assessment, choose(...choices))).toMatchObject({
      score: sum,
      percentage,
      skillScore: String(sum),
      skillLevel: name,
    });
  });

  it("places a score in a gap between levels in the lower one", () => {
    const gaps = [level("Low", 0, 3), level("High", 8, 20)];
    expect(grade({ ...assessment, levels: gaps }, choose(2, 0)).skillLevel).toBe("Low");
  });

  it("takes the higher of two levels that overlap, in whatever order they stand", () => {
    const overlapping = [level("High", 4, 20), level("Low", 0, 10)];
    expect(grade({ ...assessment, levels: overlapping }, choose(2, 0))).toMatchObject({
      skillLevel: "High",
      levelIndex: 0,
    });
  });

  it("gives 0 % when no option weighs anything", () => {
    const weightless = [question("q1", { optionWeights: [0, 0] })];
    expect(grade({ ...assessment, questions: weightless }, choose(1))).toMatchObject({ score: 0, percentage: 0 });
  });
});

describe("an assessment on the decimal scale", () => {
  const questions = ["q1", "q2", "q3"].map((id) => question(id, { optionWeights: [0.1, 0.2, 0.6, 1] }));
  const levels = [level("Developing", 0, 0.3), level("Progressing", 0.3, 0.6), level("Advanced", 0.85, 1)];
  const assessment: Gradable = { kind: "ASSESSMENT", questions, levels, scale: scaleOf(levels) };

  it("scores the mean, and 0.1 + 0.2 + 0.6 reaches a level that begins at 0.3", () => {
    expect(grade(assessment, choose(0, 1, 2))).toMatchObject({
      score: 0,
      percentage: 30,
      skillScore: "0.3",
      skillLevel: "Progressing",
    });
  });

  it("rounds to at most two decimals", () => {
    expect(grade(assessment, choose(0, 0, 1)).skillScore).toBe("0.13");
    expect(grade(assessment, choose(3, 3, 3))).toMatchObject({
      skillScore: "1",
      score: 1,
      percentage: 100,
      skillLevel: "Advanced",
    });
  });

  it("is decimal exactly when no level reaches beyond 1", () => {
    expect(scaleOf([level("a", 0, 1)])).toBe("decimal");
    expect(scaleOf([level("a", 0, 1), level("b", 1, 1.1)])).toBe("points");
  });
});

it("gives full marks to some answer to each number that may be a key, and to none of another", {
  tags: ["property"],
}, () => {
  const bound = fc.option(fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 10));
  const tenths = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value / 1000);
  fc.assert(
    fc.property(
      tenths(4000),
      tenths(300),
      fc.integer({ min: 0, max: 2 }),
      bound,
      bound,
      (size, tolerance, decimals, min, max) => {
        const form = { number: { decimals, unit: null, min, max } };
        const answerKey = { number: { value: size - 2, tolerance } };
        const asked = question("q1", { questionType: "number", options: [], form, answerKey });
        if (problemsOf("QUIZ", asked).length > 0) return;
        const steps = 10 ** decimals;
        const scores = Array.from({ length: 6 * steps + 1 }, (_, step) => {
          const read = readAnswer(asked, Number((step / steps - 3).toFixed(decimals)), false);
          return "given" in read && read.given
            ? grade({ kind: "QUIZ", questions: [asked], levels: [], scale: "points" }, new Map([["q1", read.given]]))
                .score
            : 0;
        });
        expect(scores.includes(1)).toBe(flawsOf("QUIZ", asked).length === 0);
      },
    ),
  );
});

it("gives a survey no score", () => {
  const survey: Gradable = { kind: "SURVEY", questions: [question("q1", {})], levels: [], scale: "decimal" };
  expect(grade(survey, choose(1))).toMatchObject({ score: null, percentage: null, skillLevel: null });
});

it("never leaves 0 to 100 %, and a heavier choice never scores less", { tags: ["property"] }, () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(weights, fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 20 }), (drawn) => {
      const questions = drawn.map(([optionWeights], index) => question(`q${index + 1}`, { optionWeights }));
      const levels = [level("Low", 0, 10), level("High", 11, 2000)];
      const item: Gradable = { kind: "ASSESSMENT", questions, levels, scale: "points" };
      const light = choose(
        ...drawn.map(([w, a, b]) =>
          (w[a % w.length] as number) <= (w[b % w.length] as number) ? a % w.length : b % w.length,
        ),
      );
      const heavy = choose(
        ...drawn.map(([w, a, b]) =>
          (w[a % w.length] as number) > (w[b % w.length] as number) ? a % w.length : b % w.length,
        ),
      );
      const [less, more] = [grade(item, light), grade(item, heavy)];
      expect(less.percentage).toBeGreaterThanOrEqual(0);
      expect(more.percentage).toBeLessThanOrEqual(100);
      expect(less.score).toBeLessThanOrEqual(more.score as number);
    }),
  );
});
