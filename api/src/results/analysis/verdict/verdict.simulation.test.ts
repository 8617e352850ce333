import { describe, expect, it } from "vitest";
import { type ItemFigures, quizVerdict, testVerdict } from "./verdict.shared.ts";

/*
 * Simulates classes that take a test of ten questions. Knowledge is normally distributed; an answer is right when
 * knowledge plus luck passes the question's threshold. `loading` is a question's correlation with knowledge: 0.63 gives
 * about 0.35 with the rest of the test, 0 a useless but harmless question. Wrong answers spread evenly over three
 * options.
 */

const items = 10;
const thresholds = Array.from({ length: items }, (_, item) => -0.9 + 0.2 * item);
const alarms = /Misleading|Weak|Doubtful|contradict/;

describe.each([
  { what: "ten sound questions", loading: 0.63, alarm: alarms },
  { what: "ten useless questions", loading: 0, alarm: /Misleading|contradict/ },
])("$what", ({ loading, alarm }) => {
  it.each([10, 20, 50, 200, 500])("raise a false alarm in at most one class of a hundred of %i", (people) => {
    const classes = people >= 1000 ? 100 : people >= 200 ? 150 : 600;
    const random = mulberry32(people);
    const alarmed = Array.from({ length: classes }, () => verdictsOn(answersOf(people, loading, random))).filter(
      (verdicts) => verdicts.some((verdict) => alarm.test(verdict)),
    );
    expect(alarmed.length / classes).toBeLessThanOrEqual(0.01);
  });
});

it.each([
  [15, 0.85],
  [25, 0.9],
  [44, 0.95],
  [200, 0.99],
])("a wrong key among nine sound questions is found in a class of %i, in a share of %f of them", (people, share) => {
  const random = mulberry32(7);
  const classes = 100;
  const found = Array.from({ length: classes }, () => {
    const answers = answersOf(people, 0.63, random).map(([first = 0, ...others]) => [
      first === 0 ? 1 : first === 1 ? 0 : first,
      ...others,
    ]);
    return /Misleading|Doubtful/.test(verdictsOn(answers)[0] ?? "");
  }).filter(Boolean);
  expect(found.length / classes).toBeGreaterThanOrEqual(share);
});

// Guesses make half of the wrong answers right. A hard statement without guesses looks like a wrong key.
it.each([15, 30, 100])("true or false raises a false alarm in at most four of a hundred classes of %i", (people) => {
  const random = mulberry32(people);
  const classes = 1000;
  const guessed = (option: number) => (option > 0 && random() < 0.5 ? 0 : Math.min(option, 1));
  const alarmed = Array.from({ length: classes }, () =>
    verdictsOn(answersOf(people, 0.63, random).map((row) => row.map(guessed))),
  ).filter((verdicts) => verdicts.some((verdict) => /Misleading|Look at/.test(verdict)));
  expect(alarmed.length / classes).toBeLessThanOrEqual(0.04);
});

function answersOf(people: number, loading: number, random: () => number): number[][] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: people }, () => {
    const knowledge = normal();
    return thresholds.map((threshold) =>
      loading * knowledge + Math.sqrt(1 - loading ** 2) * normal() > threshold ? 0 : 1 + Math.floor(3 * random()),
    );
  });
}

function verdictsOn(answers: number[][]): string[] {
  const people = answers.length;
  const totals = answers.map((row) => row.filter((option) => option === 0).length);
  const strong = answers
    .map((row, person) => ({ row, total: totals[person] ?? 0 }))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, Math.round(people / 3))
    .map(({ row }) => row);
  const columns = thresholds.map((_, item) => answers.map((row) => (row[item] === 0 ? 1 : 0)));
  const figures = columns.map((column, item): ItemFigures => {
    const facility = sum(column) / people;
    const share = (option: number, rows: readonly number[][]) =>
      rows.filter((row) => row[item] === option).length / rows.length;
    return {
      facility,
      discrimination: correlation(
        column,
        totals.map((total, person) => total - (column[person] ?? 0)),
      ),
      options: [0, 1, 2, 3].map((option) => ({
        score: option === 0 ? 1 : 0,
        share: share(option, answers),
        thirds: [0, 0, share(option, strong)],
      })),
    };
  });
  const variances = sum(columns.map((column) => covariance(column, column)));
  const variance = covariance(totals, totals);
  const alpha = variance === 0 ? null : (items / (items - 1)) * (1 - variances / variance);
  return [
    ...figures.map((figure) => Object.values(quizVerdict(figure, { people, items }) ?? {}).join(" ")),
    ...testVerdict({ people, items, alpha, standardError: null }),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function covariance(a: readonly number[], b: readonly number[]) {
  const [meanA, meanB] = [sum(a) / a.length, sum(b) / b.length];
  return sum(a.map((value, place) => (value - meanA) * ((b[place] ?? 0) - meanB))) / a.length;
}

function correlation(a: readonly number[], b: readonly number[]) {
  const spread = Math.sqrt(covariance(a, a) * covariance(b, b));
  return spread === 0 ? null : covariance(a, b) / spread;
}

function mulberry32(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
