import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Scoring } from "../../content/question/form/form.shared.ts";
import { flawsOf } from "../../content/question/form/problem.shared.ts";
import { usualAnswering } from "../../content/question/question.ts";
import { reaches } from "../../content/rules/rules.shared.ts";
import type { Item, ItemQuestion } from "../../content/taking/item.ts";
import { cellCounts } from "../counting/answered.ts";
import { countsIn } from "../counting/counts.ts";
import { itemLayout } from "../counting/tally.ts";
import { answersOf } from "./given.ts";
import { grade, isCorrect } from "./grade.ts";
import { creditIn } from "./points.ts";

const letters = ["a", "b", "c", "d", "e", "f"];

const question = (id: string, options: number, right: number[], scoring: Scoring | null, points = 1): ItemQuestion => ({
  ...usualAnswering,
  id,
  lineId: id,
  questionText: id,
  questionType: "multi_select",
  options: letters.slice(0, options),
  order: 1,
  correctAnswer: null,
  optionWeights: null,
  explanation: null,
  optionFeedback: null,
  rendered: null,
  passage: null,
  points,
  answerKey: { options: right, ...(scoring && { scoring }) },
});

const quizOf = (questions: ItemQuestion[]) =>
  ({ kind: "QUIZ", questions, levels: [], scale: "points" }) as unknown as Item;
const choosing = (...choices: number[]) => new Map([["q", { choices }]]);

describe("an answer to two of four options, for 2 points", () => {
  it.each([
    { scoring: null, choices: [0], score: 0, credit: null, percentage: 0 },
    { scoring: { rule: "all" as const }, choices: [0, 2], score: 2, credit: null, percentage: 100 },
    { scoring: { rule: "each" as const }, choices: [0], score: 1, credit: 1, percentage: 50 },
    { scoring: { rule: "each" as const }, choices: [0, 1, 2, 3], score: 2, credit: 2, percentage: 100 },
    { scoring: { rule: "each" as const }, choices: [1, 3], score: 0, credit: 0, percentage: 0 },
    { scoring: { rule: "minus" as const }, choices: [0, 1, 2], score: 1, credit: 1, percentage: 50 },
    { scoring: { rule: "minus" as const }, choices: [0, 2], score: 2, credit: 2, percentage: 100 },
    { scoring: { rule: "minus" as const }, choices: [0, 1, 3], score: 0, credit: 0, percentage: 0 },
    // A result is never below zero, even if an answer is.
    { scoring: { rule: "minus" as const, belowZero: true }, choices: [1, 3], score: 0, credit: 0, percentage: 0 },
  ])("that are $choices earns $score by $scoring", ({ scoring, choices, ...graded }) => {
    expect(grade(quizOf([question("q", 4, [0, 2], scoring, 2)]), choosing(...choices))).toMatchObject(graded);
  });
});

it("takes points away from others only where that is allowed", () => {
  const earned = (belowZero: boolean) => {
    const minus = question("q", 4, [0, 2], { rule: "minus", belowZero }, 3);
    const other = question("p", 2, [0], null, 2);
    const givens = new Map([
      ["q", { choices: [1] }],
      ["p", { choices: [0] }],
    ]);
    return [creditIn(minus, givens), grade(quizOf([minus, other]), givens).credit];
  };
  expect([earned(false), earned(true)]).toEqual([
    [0, 2],
    [-1.5, 0.5],
  ]);
});

it("adds thirds and halves exactly", () => {
  const thirds = ["a", "b", "c"].map((id) => question(id, 4, [0, 1, 2], { rule: "each" }));
  const givens = new Map(thirds.map(({ id }) => [id, { choices: [0] }]));
  const graded = grade(quizOf(thirds), givens);
  expect(graded).toMatchObject({ score: 1, credit: 1, percentage: 33, isRoundedUp: false });
  expect([reaches(graded, 33), reaches(graded, 34)]).toEqual([true, false]);
  const one = grade(quizOf(thirds), new Map([["a", { choices: [0, 1] }]]));
  expect(one).toMatchObject({ score: 0, credit: 0.67, percentage: 22, isRoundedUp: false });
});

interface Drawn {
  options: number;
  right: number[];
  scoring: Scoring | null;
  points: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.integer({ min: 2, max: 6 }).chain((options) =>
  fc.record({
    options: fc.constant(options),
    right: fc.uniqueArray(fc.nat(options - 1), { minLength: 1 }),
    scoring: fc.constantFrom<Scoring | null>(
      null,
      { rule: "all" },
      { rule: "each" },
      { rule: "minus" },
      { rule: "minus", belowZero: true },
    ),
    points: fc.integer({ min: 1, max: 100 }),
  }),
);
const people = fc.array(fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 6 }), { minLength: 8, maxLength: 8 }), {
  minLength: 1,
  maxLength: 8,
});

/** Sixtieths of a point, computed independently. */
function sixtieths({ right, scoring, points }: Drawn, choices: readonly number[]): number {
  const hits = choices.filter((choice) => right.includes(choice)).length;
  const misses = choices.length - hits;
  if (scoring === null || scoring.rule === "all") return misses === 0 && hits === right.length ? 60 * points : 0;
  const share = scoring.rule === "each" ? hits : scoring.belowZero ? hits - misses : Math.max(0, hits - misses);
  return (60 / right.length) * share * points;
}

it("grades, and counts in tallies, exactly what is earned", { tags: ["property"] }, () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 8 }), people, (all, drawnPeople) => {
      const questions = all.map(({ options, right, scoring, points }, place) =>
        question(`q${place}`, options, right, scoring, points),
      );
      const quiz = quizOf(questions);
      const layout = itemLayout(quiz);
      const most = 60 * all.reduce((sum, { points }) => sum + points, 0);
      const tally = new Array<number>(layout.width + questions.length).fill(0);
      const sums = all.map(() => 0);
      for (const person of drawnPeople) {
        const chosen = all.map(({ options }, place) => (person[place] ?? []).filter((choice) => choice < options));
        const givens = new Map(
          chosen.flatMap((choices, place) => (choices.length > 0 ? [[`q${place}`, { choices }] as const] : [])),
        );
        const earned = all.map((one, place) => (chosen[place]?.length ? sixtieths(one, chosen[place]) : 0));
        earned.forEach((parts, place) => {
          sums[place] = (sums[place] ?? 0) + parts;
        });
        const total = Math.max(
          0,
          earned.reduce((sum, parts) => sum + parts, 0),
        );
        const graded = grade(quiz, givens);
        expect(graded.score).toBe(Math.floor(total / 60));
        if (graded.credit !== null) expect(Math.floor(graded.credit)).toBe(graded.score);
        expect(graded.percentage === 100).toBe(total === most);
        for (const mark of [1, Math.floor((100 * total) / most), Math.ceil((100 * total) / most), 100])
          expect(reaches(graded, mark)).toBe(100 * total >= mark * most);
        for (const [place, one] of questions.entries())
          expect(isCorrect(one, givens)).toBe(earned[place] === 60 * one.points);
        cellCounts(quiz, answersOf(questions, givens)).forEach((count, cell) => {
          tally[cell] = (tally[cell] ?? 0) + count;
        });
      }
      for (const [place, one] of layout.places.entries()) {
        const { credits } = countsIn(one, tally, drawnPeople.length);
        const full = one.credits.at(-1) ?? 1;
        const parts = credits.map((count, level) => (count * 60 * (one.credits[level] ?? 0)) / full);
        const counted = (all[place]?.points ?? 0) * parts.reduce((sum, more) => sum + more, 0);
        expect(counted).toBeCloseTo(sums[place] ?? 0, 6);
      }
    }),
  );
});

it("gives full marks to the key itself, by every rule", { tags: ["property"] }, () => {
  fc.assert(
    fc.property(drawn, ({ options, right, scoring, points }) => {
      const asked = question("q", options, right, scoring, points);
      expect(flawsOf("QUIZ", asked)).toEqual([]);
      expect(grade(quizOf([asked]), choosing(...right))).toMatchObject({ score: points, percentage: 100 });
    }),
  );
});
