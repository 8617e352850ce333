import { countOf, formatCount, formatSigned } from "../../../platform/shared/words.shared.ts";
import { alarmZ, alphaInterval, correlationInterval, type Interval, shareInterval, z95 } from "./interval.shared.ts";

export interface ItemFigures {
  /** Mean score as a share of the maximum, 0 to 1. */
  readonly facility: number;
  /** Correlation with the rest of the test; null without variance. */
  readonly discrimination: number | null | undefined;
  readonly options: readonly OptionFigures[];
  /** Whether answers can earn part of the points. */
  readonly isPartial?: boolean | undefined;
}

interface OptionFigures {
  readonly score: number;
  readonly share: number;
  readonly thirds: readonly number[];
}

export interface TestFigures {
  readonly people: number;
  readonly items: number;
  readonly alpha: number | null | undefined;
  /** Percent of the maximum. */
  readonly standardError: number | null | undefined;
}

export interface Basis {
  readonly people: number;
  readonly items: number;
  /** All totals are equal, so correlations are meaningless. */
  readonly isFlat?: boolean;
}

/** Fewer attempts give intervals too wide to be useful. */
export const fewestAttempts = 10;

const tooFew = (people: number) =>
  people === 0
    ? "No verdict on the questions yet: nobody has answered them all as they are asked now."
    : `No verdict on the questions yet: ${countOf(people, "answer")} so far, and with fewer than ${fewestAttempts} chance decides.`;

const percent = (share: number) => `${Math.round(100 * share)}%`;
const points = (margin: number) => countOf(Math.max(1, Math.round(margin)), "percentage point");
const letter = (place: number) => String.fromCharCode(65 + place);
const span = ({ low, high }: Interval) => `${formatSigned(low)} to ${formatSigned(high)}`;

function list(words: readonly string[]) {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const either = (words: readonly string[]) => list(words).replace(/ and (?=[^ ]*$)/, " or ");

/** Words for ranges of a figure. Each range starts at `from`. */
type Scale = readonly { readonly from: number; readonly word: string }[];

/** The word for a figure; null where its interval spans more than two words. */
function wordFor(scale: Scale, value: number, { low, high }: Interval): string | null {
  const place = (figure: number) => scale.findLastIndex(({ from }) => figure >= from);
  return place(high) - place(low) > 1 ? null : (scale[place(value)]?.word ?? null);
}

// Customary bounds of classroom tests: Ebel & Frisbie, "Essentials of Educational Measurement" (1991).
const difficulties: Scale = [
  { from: 0, word: "Very hard" },
  { from: 0.2, word: "Hard" },
  { from: 0.4, word: "Medium" },
  { from: 0.75, word: "Easy" },
  { from: 0.9, word: "Very easy" },
];
const heights: Scale = [
  { from: 0, word: "Low" },
  { from: 0.4, word: "Medium" },
  { from: 0.75, word: "High" },
];
/** A question that correlates less with the rest of the test is not worth keeping. */
const useful = 0.1;
const good = 0.2;
const veryGood = 0.4;

export interface Verdict {
  height: string;
  fit: string;
}

const ofPoints = "of the points on average";

export function quizVerdict(item: ItemFigures, basis: Basis): Verdict | null {
  if (basis.people < fewestAttempts) return null;
  return {
    height: height(difficulties, item, basis, item.isPartial ? ofPoints : "right"),
    fit: [quizFit(item, basis), ...unchosen(item, basis)].join(" "),
  };
}

export function assessmentVerdict(item: ItemFigures, basis: Basis): Verdict | null {
  if (basis.people < fewestAttempts) return null;
  return {
    height: height(heights, item, basis, ofPoints),
    fit: [assessmentFit(item, basis), ...unchosen(item, basis)].join(" "),
  };
}

export const verdictOf = (kind: string, item: ItemFigures, basis: Basis): Verdict | null =>
  kind === "ASSESSMENT" ? assessmentVerdict(item, basis) : quizVerdict(item, basis);

/** Words at the start of a fit that indicate a possible problem with the question. */
const alarms = ["Misleading", "It runs against the rest", "Look at this one"] as const;

export type Alarm = (typeof alarms)[number];

/** The alarm at the start of a question's verdict, or null. */
export const alarmOf = (verdict: Verdict | null): Alarm | null =>
  alarms.find((alarm) => verdict?.fit.startsWith(`${alarm}:`)) ?? null;

export const basisOf = ({ people, alpha }: Pick<TestFigures, "people" | "alpha">, items: number): Basis => ({
  people,
  items,
  isFlat: alpha == null && items > 1,
});

function height(scale: Scale, { facility }: ItemFigures, { people }: Basis, what: string) {
  const interval = shareInterval(facility, people);
  const word = wordFor(scale, facility, interval);
  const figure = `${percent(facility)} ${what}, of ${countOf(people, "answer")}`;
  return word
    ? `${word}: ${figure}.`
    : `${figure}; among many more it may be ${percent(interval.low)} to ${percent(interval.high)}.`;
}

const flat = "It tells nobody apart while all totals are the same.";
const alone = "There is no other question to compare it with.";

type Fit = "against" | "suspect" | "weak" | "fair" | "good" | "very good" | "open";

/**
 * Describes discrimination. A negative verdict requires that an interval adjusted for the number of questions excludes
 * the harmless case. A positive verdict, or a hint to look, requires that the plain interval excludes zero.
 */
function fitOf(discrimination: number, { people, items }: Basis): Fit {
  const plain = correlationInterval(discrimination, people);
  const { high } = correlationInterval(discrimination, people, alarmZ(items));
  if (high < 0) return "against";
  if (plain.high < 0) return "suspect";
  if (high < useful) return "weak";
  if (plain.low <= 0) return "open";
  if (discrimination < good) return "fair";
  return discrimination < veryGood ? "good" : "very good";
}

export const runsAgainst = (discrimination: number | null | undefined, basis: Basis) =>
  discrimination != null &&
  !basis.isFlat &&
  basis.people >= fewestAttempts &&
  fitOf(discrimination, basis) === "against";

const open = (discrimination: number, { people }: Basis) =>
  `Too early to say how it goes with the other questions: with ${countOf(people, "answer")} the correlation may be anything from ${span(correlationInterval(discrimination, people))}.`;

const checkKey = "Check which answer is marked right.";

function quizFit(item: ItemFigures, basis: Basis) {
  const { discrimination, facility } = item;
  if (basis.isFlat) return flat;
  const among = `among ${formatCount(basis.people)}`;
  const rivals = rivalsOf(item, basis);
  if (runsAgainst(discrimination, basis))
    return `Misleading: ${among}, strong takers miss it more often than weak ones. ${rivals === null ? "" : `${rivals}. `}${checkKey}`;
  if (rivals !== null) return `Look at this one: ${rivals}. ${checkKey}`;
  if (discrimination == null) {
    const everyone = `all ${formatCount(basis.people)}`;
    if (facility === 0) return `It cannot tell strong from weak takers: ${everyone} missed it.`;
    if (facility === 1) return `It cannot tell strong from weak takers: ${everyone} got it right.`;
    if (basis.items < 2) return alone;
    return `There is nothing to compare it with: ${everyone} did equally well on the other questions.`;
  }
  switch (fitOf(discrimination, basis)) {
    case "against":
    case "suspect":
      return `Look at this one: ${among}, strong takers seem to miss it more often than weak ones. ${checkKey}`;
    case "weak":
      return `Weak: ${among}, strong and weak takers ${facility < 0.5 ? "miss it" : "get it right"} alike.`;
    case "fair":
      return `Fair: ${among}, strong takers get it right a little more often.`;
    case "good":
      return `Good: ${among}, strong takers get it right more often.`;
    case "very good":
      return `Very good: ${among}, it tells strong from weak takers clearly.`;
    case "open":
      return open(discrimination, basis);
  }
}

function assessmentFit({ discrimination }: ItemFigures, basis: Basis) {
  if (basis.isFlat) return flat;
  const among = `among ${formatCount(basis.people)}`;
  if (discrimination == null && basis.items < 2) return alone;
  if (discrimination == null)
    return `It cannot tell people apart: all ${formatCount(basis.people)} score the same, here or on the other questions.`;
  switch (fitOf(discrimination, basis)) {
    case "against":
      return `It runs against the rest: ${among}, people who score high here tend to score low on the others. Check the weights.`;
    case "suspect":
      return `Look at this one: ${among}, people who score high here seem to score low on the others. Check the weights.`;
    case "weak":
      return `Weak: ${among}, it has little to do with the other questions.`;
    case "fair":
      return `Fair: ${among}, people who score high here score a little higher on the others.`;
    case "good":
      return `Good: ${among}, people who score high here tend to score high on the others.`;
    case "very good":
      return `Very good: ${among}, people who score high here clearly score high on the others.`;
    case "open":
      return open(discrimination, basis);
  }
}

/** The share of the strongest third of a class that chooses a wrong key; smaller shares need a stricter interval. */
const majority = 0.6;

/**
 * Describes the options that the strongest third chose instead of the key; null if no option leads the key beyond
 * chance.
 */
function rivalsOf({ options }: ItemFigures, { people, items, isFlat }: Basis): string | null {
  const strong = Math.round(people / 3);
  const share = (place: number) => options[place]?.thirds[2] ?? 0;
  const key = options.findIndex(({ score }) => score > 0);
  const rivals = [...options.keys()].filter((place) => {
    const both = share(place) + share(key);
    const z = share(place) >= majority ? z95 : alarmZ(items * (options.length - 1));
    return place !== key && both > 0 && shareInterval(share(place) / both, strong * both, z).low > 0.5;
  });
  if (isFlat || rivals.length === 0) return null;
  const chose = Math.round(strong * rivals.reduce((sum, place) => sum + share(place), 0));
  return `${formatCount(chose)} of the ${formatCount(strong)} strongest chose ${either(rivals.map(letter))}`;
}

function unchosen({ options }: ItemFigures, { people }: Basis): string[] {
  const never = options.flatMap(({ share }, place) => (share === 0 ? [letter(place)] : []));
  return never.length > 0 ? [`None of ${formatCount(people)} chose ${either(never)}.`] : [];
}

export function testVerdict({ people, items, alpha, standardError }: TestFigures): string[] {
  if (people < fewestAttempts) return [tooFew(people)];
  if (items < 2) return ["It takes two or more questions to see how well they agree with each other."];
  if (alpha == null) return [`All ${formatCount(people)} scores are the same, so they tell nobody apart.`];
  const margin =
    standardError == null || alpha < 0
      ? []
      : [
          `No score is exact: for about two people in three it is within ${points(standardError)} of what they would average over many tests like this one.`,
        ];
  return [agreement(alpha, items, people), ...margin];
}

const agreements: Scale = [
  { from: -Infinity, word: "The questions contradict each other. Check the scoring of the ones that fit worst." },
  {
    from: 0,
    word: "Inconsistent: the questions ask for different things, or there are too few. One person's score says little.",
  },
  {
    from: 0.5,
    word: "Rather inconsistent: look at groups rather than at one person. More questions would help.",
  },
  { from: 0.7, word: "Fairly consistent: good enough for a classroom test, not for a decision about one person." },
  { from: 0.8, word: "Consistent: the questions agree well enough to compare one person with another." },
  {
    from: 0.9,
    word: "Very consistent: the questions agree closely enough to base a decision about one person on.",
  },
];

/** Reports that questions contradict each other only if the interval excludes zero. */
function agreement(alpha: number, items: number, people: number) {
  const interval = alphaInterval(alpha, items, people);
  const contradicts = alpha < 0 && alphaInterval(alpha, items, people, alarmZ(items)).high < 0;
  const word = alpha < 0 ? (contradicts ? agreements[0]?.word : null) : wordFor(agreements, alpha, interval);
  const basis = `(${countOf(people, "answer")})`;
  return word
    ? `${word} ${basis}`
    : `Too early to say how well the questions agree: with ${countOf(people, "answer")}, alpha may be anything from ${span(interval)}.`;
}
