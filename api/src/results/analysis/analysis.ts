import { totalScore } from "../../attempt/grading/points.ts";

/**
 * Classical item analysis. Formulas as in Crocker & Algina, "Introduction to Classical and Modern Test Theory" (1986),
 * chapters 5, 7 and 14. Variances are divided by n, so for right/wrong items Cronbach's alpha equals KR-20. Only the
 * mean treats a total below zero as zero, as the results do. All other statistics use the totals as they are.
 */

/** The score of each option: 1 or 0 for a single correct option, otherwise the weights. */
export interface ScoredItem {
  optionScores: readonly number[];
}

export interface Group {
  total: number;
  people: number;
  /** Counts by item and option. People who chose none left the item out, and score 0. */
  chosen: readonly (readonly number[])[];
}

export interface Analysis {
  people: number;
  /** Mean of the total scores as shown in results: a total below zero counts as zero. */
  mean: number;
  /** Standard deviation of the totals as they are, even if below zero. */
  standardDeviation: number;
  /** Cronbach's alpha; null for fewer than two items or if all totals are equal. */
  alpha: number | null;
  /** Standard error of measurement, in the unit of the total. */
  standardError: number | null;
  items: ItemAnalysis[];
}

export interface ItemAnalysis {
  /** Facility index, 0 to 1: the mean item score as a share of the largest possible one. */
  facility: number;
  /** Correlation of the item with the total of the other items, -1 to 1; null where one does not vary. */
  discrimination: number | null;
  /** Facility in the upper third of totals minus that in the lower third, -1 to 1. */
  upperLowerDifference: number;
  /** Alpha of the test without this item; null for fewer than three items. */
  alphaWithout: number | null;
  options: OptionAnalysis[];
}

interface OptionAnalysis {
  score: number;
  share: number;
  /** Share of the lower, middle and upper third of totals, 0 to 1 each. */
  thirds: [lower: number, middle: number, upper: number];
}

export function analyse(items: readonly ScoredItem[], groups: readonly Group[]): Analysis {
  const people = sum(groups.map((group) => group.people));
  const meanOf = (score: (total: number) => number) =>
    people === 0 ? 0 : sum(groups.map(({ total, people }) => score(total) * people)) / people;
  const mean = meanOf((total) => total);
  const variance = people === 0 ? 0 : sum(groups.map(({ total, people }) => people * (total - mean) ** 2)) / people;
  const moments = items.map((item, index) => momentsOf(item, index, groups, people, mean));
  const sumOfVariances = sum(moments.map((item) => item.variance));
  const alpha = alphaOf(items.length, sumOfVariances, variance);
  const thirds = thirdsOf(groups, people);

  return {
    people,
    mean: meanOf(totalScore),
    standardDeviation: Math.sqrt(variance),
    alpha,
    standardError: alpha === null ? null : Math.sqrt(variance * Math.max(0, 1 - alpha)),
    items: items.map(({ optionScores }, index) => {
      const item = moments[index] as Moments;
      const best = Math.max(0, ...optionScores);
      // A mean may be below zero if wrong options subtract points.
      const facility = (mean: number) => (best === 0 ? 0 : Math.max(0, mean / best));
      const restVariance = variance + item.variance - 2 * item.covariance;
      const options = optionScores.map((score, option) => optionAnalysis(score, index, option, groups, people, thirds));
      const meanIn = (third: 0 | 2) => sum(options.map(({ score, thirds }) => score * thirds[third]));
      return {
        facility: facility(item.mean),
        discrimination: correlation(item.covariance - item.variance, item.variance, restVariance),
        upperLowerDifference: facility(meanIn(2)) - facility(meanIn(0)),
        alphaWithout: alphaOf(items.length - 1, sumOfVariances - item.variance, restVariance),
        options,
      };
    }),
  };
}

interface Moments {
  mean: number;
  variance: number;
  covariance: number;
}

function momentsOf(
  { optionScores }: ScoredItem,
  index: number,
  groups: readonly Group[],
  people: number,
  totalMean: number,
): Moments {
  if (people === 0) return { mean: 0, variance: 0, covariance: 0 };
  const scoreIn = ({ chosen }: Group) =>
    sum(optionScores.map((score, option) => score * (chosen[index]?.[option] ?? 0)));
  const mean = sum(groups.map(scoreIn)) / people;
  const squares = groups.map(({ chosen, people }) => {
    const counts = optionScores.map((_, option) => chosen[index]?.[option] ?? 0);
    const leftOut = people - sum(counts);
    return leftOut * mean ** 2 + sum(counts.map((count, option) => ((optionScores[option] ?? 0) - mean) ** 2 * count));
  });
  const products = groups.map((group) => (group.total - totalMean) * (scoreIn(group) - mean * group.people));
  return { mean, variance: sum(squares) / people, covariance: sum(products) / people };
}

function alphaOf(items: number, sumOfVariances: number, variance: number): number | null {
  if (items < 2 || variance < negligibleVariance) return null;
  return (items / (items - 1)) * (1 - sumOfVariances / variance);
}

const correlation = (covariance: number, a: number, b: number) =>
  a < negligibleVariance || b < negligibleVariance ? null : covariance / Math.sqrt(a * b);

// Variances below this are zero, apart from rounding.
const negligibleVariance = 1e-12;

type Thirds = [lower: number, middle: number, upper: number];

/** Splits a group across a boundary between thirds in proportion. */
function thirdsOf(groups: readonly Group[], people: number): Map<Group, Thirds> {
  const shares = new Map<Group, Thirds>();
  let below = 0;
  for (const group of groups.toSorted((a, b) => a.total - b.total)) {
    const overlap = (third: number) =>
      Math.max(0, Math.min(below + group.people, ((third + 1) * people) / 3) - Math.max(below, (third * people) / 3)) /
      group.people;
    shares.set(group, [overlap(0), overlap(1), overlap(2)]);
    below += group.people;
  }
  return shares;
}

function optionAnalysis(
  score: number,
  item: number,
  option: number,
  groups: readonly Group[],
  people: number,
  thirds: Map<Group, Thirds>,
): OptionAnalysis {
  const count = (group: Group) => group.chosen[item]?.[option] ?? 0;
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const inThird = (third: 0 | 1 | 2) =>
    share(sum(groups.map((group) => count(group) * (thirds.get(group)?.[third] ?? 0))), people / 3);
  return { score, share: share(sum(groups.map(count)), people), thirds: [inThird(0), inThird(1), inThird(2)] };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
