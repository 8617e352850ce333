import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse, type Group, type ScoredItem } from "./analysis.ts";

/** Groups people by total, as the tallies do. `choices` has a row for each person. */
function grouped(items: readonly ScoredItem[], choices: readonly (readonly number[])[]): Group[] {
  const groups = new Map<number, { total: number; people: number; chosen: number[][] }>();
  for (const row of choices) {
    const total = row.reduce((sum, choice, item) => sum + (items[item]?.optionScores[choice] ?? 0), 0);
    const group = groups.get(total) ?? {
      total,
      people: 0,
      chosen: items.map(({ optionScores }) => optionScores.map(() => 0)),
    };
    group.people++;
    for (const [item, choice] of row.entries()) {
      const counts = group.chosen[item] as number[];
      counts[choice] = (counts[choice] ?? 0) + 1;
    }
    groups.set(total, group);
  }
  return [...groups.values()];
}

const rightOrWrong = (count: number): ScoredItem[] => Array.from({ length: count }, () => ({ optionScores: [0, 1] }));

/**
 * Section 6 of the Law School Admission Test: how many of 1,000 people had which pattern of right (1) and wrong (0)
 * answers. R. D. Bock and M. Lieberman, "Fitting a response model for n dichotomously scored items", Psychometrika 35
 * (1970). The expected statistics are those of D. Rizopoulos, "ltm: An R package for latent variable modelling and item
 * response theory analyses", Journal of Statistical Software 17(5) (2006).
 */
const lsat6: [pattern: string, people: number][] = [
  ["00000", 3],
  ["00001", 6],
  ["00010", 2],
  ["00011", 11],
  ["00100", 1],
  ["00101", 1],
  ["00110", 3],
  ["00111", 4],
  ["01000", 1],
  ["01001", 8],
  ["01010", 0],
  ["01011", 16],
  ["01100", 0],
  ["01101", 3],
  ["01110", 2],
  ["01111", 15],
  ["10000", 10],
  ["10001", 29],
  ["10010", 14],
  ["10011", 81],
  ["10100", 3],
  ["10101", 28],
  ["10110", 15],
  ["10111", 80],
  ["11000", 16],
  ["11001", 56],
  ["11010", 21],
  ["11011", 173],
  ["11100", 11],
  ["11101", 61],
  ["11110", 28],
  ["11111", 298],
];

describe("LSAT section 6", () => {
  const items = rightOrWrong(5);
  const people = lsat6.flatMap(([pattern, count]) => Array.from({ length: count }, () => [...pattern].map(Number)));
  const analysis = analyse(items, grouped(items, people));

  it("has the published facilities", () => {
    expect(analysis.people).toBe(1000);
    expect(analysis.items.map(({ facility }) => facility.toFixed(3))).toEqual([
      "0.924",
      "0.709",
      "0.553",
      "0.763",
      "0.870",
    ]);
  });

  it("has the published reliability (KR-20), with all items and without each", () => {
    expect(analysis.alpha?.toFixed(4)).toBe("0.2950");
    expect(analysis.items.map(({ alphaWithout }) => alphaWithout?.toFixed(4))).toEqual([
      "0.2754",
      "0.2376",
      "0.2168",
      "0.2459",
      "0.2663",
    ]);
  });

  it("has the published correlations with the total of the other items", () => {
    expect(analysis.items.map(({ discrimination }) => discrimination?.toFixed(4))).toEqual([
      "0.1128",
      "0.1532",
      "0.1728",
      "0.1444",
      "0.1216",
    ]);
  });

  it("has a standard error of SD times the square root of 1 - KR-20", () => {
    expect(analysis.standardError).toBeCloseTo(analysis.standardDeviation * Math.sqrt(1 - 0.29498), 4);
  });
});

describe("against an independent count, person by person", () => {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const covariance = (a: readonly number[], b: readonly number[]) =>
    mean(a.map((value, i) => (value - mean(a)) * ((b[i] as number) - mean(b))));

  const test = fc
    .array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 6 })
    .chain((weights) =>
      fc.tuple(
        fc.constant(weights.map((optionScores) => ({ optionScores }))),
        fc.array(fc.tuple(...weights.map(({ length }) => fc.nat(length - 1))), { minLength: 3, maxLength: 40 }),
      ),
    );

  it("gives the same correlations and the same alpha", { tags: ["property"] }, () => {
    fc.assert(
      fc.property(test, ([items, people]) => {
        const analysis = analyse(items, grouped(items, people));
        const columns = items.map(({ optionScores }, item) =>
          people.map((row) => optionScores[row[item] as number] as number),
        );
        const totals = people.map((_, person) => columns.reduce((sum, column) => sum + (column[person] as number), 0));
        const varianceOfTotals = covariance(totals, totals);
        if (varianceOfTotals > 1e-9) {
          const variances = columns.reduce((sum, column) => sum + covariance(column, column), 0);
          expect(analysis.alpha).toBeCloseTo(
            (items.length / (items.length - 1)) * (1 - variances / varianceOfTotals),
            8,
          );
        } else expect(analysis.alpha).toBeNull();
        for (const [item, column] of columns.entries()) {
          const rest = totals.map((total, person) => total - (column[person] as number));
          const [a, b] = [covariance(column, column), covariance(rest, rest)];
          const { discrimination } = analysis.items[item] as (typeof analysis.items)[number];
          if (a > 1e-9 && b > 1e-9) expect(discrimination).toBeCloseTo(covariance(column, rest) / Math.sqrt(a * b), 8);
          else expect(discrimination).toBeNull();
        }
      }),
    );
  });

  it("shares everybody out over the thirds, and every option's shares add up", { tags: ["property"] }, () => {
    fc.assert(
      fc.property(test, ([items, people]) => {
        for (const { options } of analyse(items, grouped(items, people)).items) {
          for (const third of [0, 1, 2] as const)
            expect(options.reduce((sum, { thirds }) => sum + thirds[third], 0)).toBeCloseTo(1, 8);
          for (const { share, thirds } of options) expect(mean(thirds)).toBeCloseTo(share, 8);
        }
      }),
    );
  });
});

it("has no facility below zero, where wrong options take points away", () => {
  const items: ScoredItem[] = [{ optionScores: [-1, 1] }, { optionScores: [0, 1] }];
  const { items: analysed, mean } = analyse(
    items,
    grouped(items, [
      [0, 1],
      [0, 1],
      [1, 0],
    ]),
  );
  expect([mean, ...analysed.map(({ facility }) => facility)]).toEqual([1 / 3, 0, 2 / 3]);
});

it("takes a total below zero as zero in the mean only, as the results do", () => {
  const items: ScoredItem[] = [{ optionScores: [-1, 2] }, { optionScores: [-1, 2] }];
  const { mean, standardDeviation, alpha } = analyse(
    items,
    grouped(items, [
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]),
  );
  expect(mean).toBe(1);
  expect(standardDeviation).toBeCloseTo(Math.sqrt(6.75));
  expect(alpha).toBeCloseTo(1);
});

it("detects an item that weak takers get right and strong takers get wrong", () => {
  const items = rightOrWrong(4);
  const strong = [1, 1, 1, 0];
  const weak = [0, 0, 0, 1];
  const { items: analysed } = analyse(items, grouped(items, [strong, strong, strong, weak, weak, weak]));
  expect(analysed[3]?.discrimination).toBeCloseTo(-1);
  expect(analysed[3]?.upperLowerDifference).toBe(-1);
  expect(analysed[0]?.upperLowerDifference).toBe(1);
});

it("gives no figures without people, with one item, or without differences", () => {
  expect(analyse(rightOrWrong(2), [])).toMatchObject({
    people: 0,
    alpha: null,
    items: [{ facility: 0, discrimination: null }, {}],
  });
  const one = rightOrWrong(1);
  expect(analyse(one, grouped(one, [[1], [0]]))).toMatchObject({
    alpha: null,
    items: [{ facility: 0.5, discrimination: null, alphaWithout: null }],
  });
  const two = rightOrWrong(2);
  expect(
    analyse(
      two,
      grouped(two, [
        [1, 1],
        [1, 1],
      ]),
    ),
  ).toMatchObject({ alpha: null, standardError: null });
});
