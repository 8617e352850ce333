import { countOf, formatCount, formatSigned } from "../../../platform/shared/words.shared.ts";
import { fewestAttempts, type Grade, grades } from "./grade.shared.ts";
import {
  alarmZ,
  alphaInterval,
  correlationInterval,
  falseAlarms,
  type Interval,
  shareInterval,
  z95,
} from "./interval.shared.ts";

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

const tooFew = (people: number) =>
  people === 0
    ? "No verdict on the questions yet: no one has answered all of the current ones."
    : `No verdict on the questions yet: ${countOf(people, "response")} so far, ${fewestAttempts} needed.`;

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
  /** Null where the question has nothing to be compared with. */
  grade: Grade | null;
  height: string;
  /** The fit as one sentence, without advice. */
  reason: string;
  fit: string;
  /** Options that no one chose, where chance is not the reason. */
  idle: readonly number[];
}

const ofPoints = "of the points on average";

export function quizVerdict(item: ItemFigures, basis: Basis): Verdict | null {
  if (basis.people < fewestAttempts) return null;
  return verdict(
    quizFit(item, basis),
    height(difficulties, item, basis, item.isPartial ? ofPoints : "correct"),
    item,
    basis,
  );
}

export function assessmentVerdict(item: ItemFigures, basis: Basis): Verdict | null {
  if (basis.people < fewestAttempts) return null;
  return verdict(assessmentFit(item, basis), height(heights, item, basis, ofPoints), item, basis);
}

export const verdictOf = (kind: string, item: ItemFigures, basis: Basis): Verdict | null =>
  kind === "ASSESSMENT" ? assessmentVerdict(item, basis) : quizVerdict(item, basis);

interface Fit {
  grade: Grade | null;
  reason: string;
  advice: string | null;
}

const graded = (grade: Grade, reason: string, advice: string | null = null): Fit => ({
  grade,
  reason: `${grades[grade]}: ${reason}.`,
  advice,
});
const ungraded = (reason: string): Fit => ({ grade: null, reason, advice: null });

const verdict = ({ grade, reason, advice }: Fit, height: string, item: ItemFigures, basis: Basis): Verdict => ({
  grade,
  height,
  reason,
  fit: [reason, ...(advice ? [advice] : []), ...unchosen(item, basis)].join(" "),
  idle: idleOptions(item, basis),
});

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

const flat = ungraded("All scores are equal, so it can't separate participants.");
const alone = ungraded("A single question has nothing to be compared with.");

type Strength = "against" | "suspect" | "weak" | "fair" | "good" | "veryGood" | "open";

/**
 * Describes discrimination. A negative verdict requires that an interval adjusted for the number of questions excludes
 * the harmless case. A positive verdict, or a hint to look, requires that the plain interval excludes zero.
 */
function strengthOf(discrimination: number, { people, items }: Basis): Strength {
  const plain = correlationInterval(discrimination, people);
  const { high } = correlationInterval(discrimination, people, alarmZ(items));
  if (high < 0) return "against";
  if (plain.high < 0) return "suspect";
  if (high < useful) return "weak";
  if (plain.low <= 0) return "open";
  if (discrimination < good) return "fair";
  return discrimination < veryGood ? "good" : "veryGood";
}

export const runsAgainst = (discrimination: number | null | undefined, basis: Basis) =>
  discrimination != null &&
  !basis.isFlat &&
  basis.people >= fewestAttempts &&
  strengthOf(discrimination, basis) === "against";

const open = (discrimination: number, { people }: Basis) =>
  graded(
    "open",
    `with ${countOf(people, "answer")}, its correlation with the other questions may be anything from ${span(correlationInterval(discrimination, people))}`,
  );

const checkKey = "Check the answer key.";
const checkWeights = "Check the weights.";

function quizFit(item: ItemFigures, basis: Basis): Fit {
  const { discrimination, facility } = item;
  if (basis.isFlat) return flat;
  const among = `among ${formatCount(basis.people)}`;
  const rivals = rivalsOf(item, basis);
  if (runsAgainst(discrimination, basis))
    return graded(
      "misleading",
      `${among}, high scorers miss it more often than low scorers${rivals === null ? "" : `; ${rivals}`}`,
      checkKey,
    );
  if (rivals !== null) return graded("doubtful", rivals, checkKey);
  if (discrimination == null) {
    const everyone = `all ${formatCount(basis.people)}`;
    if (facility === 0) return ungraded(`It can't separate participants: ${everyone} missed it.`);
    if (facility === 1) return ungraded(`It can't separate participants: ${everyone} got it right.`);
    if (basis.items < 2) return alone;
    return ungraded(`There is nothing to compare it with: ${everyone} did equally well on the other questions.`);
  }
  const strength = strengthOf(discrimination, basis);
  switch (strength) {
    case "against":
    case "suspect":
      return graded("doubtful", `${among}, high scorers seem to miss it more often than low scorers`, checkKey);
    case "weak":
      return graded(strength, `${among}, high scorers do no better than low scorers`);
    case "fair":
      return graded(strength, `${among}, high scorers get it right a little more often`);
    case "good":
      return graded(strength, `${among}, high scorers get it right more often`);
    case "veryGood":
      return graded(strength, `${among}, it separates high and low scorers clearly`);
    case "open":
      return open(discrimination, basis);
  }
}

function assessmentFit({ discrimination }: ItemFigures, basis: Basis): Fit {
  if (basis.isFlat) return flat;
  const among = `among ${formatCount(basis.people)}`;
  if (discrimination == null && basis.items < 2) return alone;
  if (discrimination == null)
    return ungraded(
      `It can't separate participants: all ${formatCount(basis.people)} score the same, here or on the other questions.`,
    );
  const strength = strengthOf(discrimination, basis);
  switch (strength) {
    case "against":
      return graded("contrary", `${among}, people who score high here tend to score low on the others`, checkWeights);
    case "suspect":
      return graded("doubtful", `${among}, people who score high here seem to score low on the others`, checkWeights);
    case "weak":
      return graded(strength, `${among}, it has little to do with the other questions`);
    case "fair":
      return graded(strength, `${among}, people who score high here score a little higher on the others`);
    case "good":
      return graded(strength, `${among}, people who score high here tend to score high on the others`);
    case "veryGood":
      return graded(strength, `${among}, people who score high here clearly score high on the others`);
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
  return `${formatCount(chose)} of the ${formatCount(strong)} highest scorers chose ${either(rivals.map(letter))}`;
}

function unchosen({ options }: ItemFigures, { people }: Basis): string[] {
  const never = options.flatMap(({ share }, place) => (share === 0 ? [letter(place)] : []));
  return never.length > 0 ? [`None of ${formatCount(people)} chose ${either(never)}.`] : [];
}

/**
 * Options without a single choice, where the people who missed the question would hardly all have passed them over if
 * the wrong options were equally plausible.
 */
function idleOptions({ facility, options }: ItemFigures, { people, items }: Basis): number[] {
  const wrong = [...options.keys()].filter((place) => (options[place]?.score ?? 0) <= 0);
  const missed = (1 - facility) * people;
  if (
    options.length - wrong.length !== 1 ||
    wrong.length < 2 ||
    (1 - 1 / wrong.length) ** missed > falseAlarms / (items * wrong.length)
  )
    return [];
  return wrong.filter((place) => options[place]?.share === 0);
}

export function testVerdict({ people, items, alpha, standardError }: TestFigures): string[] {
  if (people < fewestAttempts) return [tooFew(people)];
  if (items < 2) return ["Reliability needs at least two questions."];
  if (alpha == null) return [`All ${formatCount(people)} scores are equal, so they can't separate participants.`];
  const margin =
    standardError == null || alpha < 0
      ? []
      : [`No score is exact: two in three are within ${points(standardError)} of the person's true score.`];
  return [agreement(alpha, items, people), ...margin];
}

const agreements: Scale = [
  { from: -Infinity, word: "The questions contradict each other. Check the scoring of the ones that fit worst." },
  {
    from: 0,
    word: "Low reliability: the questions ask for different things, or there are too few. A single score means little.",
  },
  {
    from: 0.5,
    word: "Rather low reliability: compare groups, not single people. More questions would help.",
  },
  { from: 0.7, word: "Fair reliability: good enough for a classroom test, not for a decision about one person." },
  { from: 0.8, word: "Good reliability: the questions agree well enough to compare one person with another." },
  {
    from: 0.9,
    word: "Very good reliability: the questions agree closely enough to base a decision about one person on.",
  },
];

/** Reports that questions contradict each other only if the interval excludes zero. */
function agreement(alpha: number, items: number, people: number) {
  const interval = alphaInterval(alpha, items, people);
  const contradicts = alpha < 0 && alphaInterval(alpha, items, people, alarmZ(items)).high < 0;
  const word = alpha < 0 ? (contradicts ? agreements[0]?.word : null) : wordFor(agreements, alpha, interval);
  const basis = `(${countOf(people, "response")})`;
  return word
    ? `${word} ${basis}`
    : `Too early to say how well the questions agree: with ${countOf(people, "response")}, alpha may be anything from ${span(interval)}.`;
}
