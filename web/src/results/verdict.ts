import { countOf } from "../ui/format.ts";

/** What item analysis tells of a question. */
export interface ItemFigures {
  /** Mean score as a share of the largest possible one, 0 to 1. */
  readonly facility: number;
  /** Correlation with the rest of the test; null where one does not vary. */
  readonly discrimination: number | null | undefined;
  readonly options: readonly OptionFigures[];
}

interface OptionFigures {
  readonly score: number;
  readonly share: number;
  /** Among the weak, the middling and the strong third of takers. */
  readonly thirds: readonly number[];
}

export interface TestFigures {
  readonly people: number;
  readonly items: number;
  readonly alpha: number | null | undefined;
  /** In percent of the largest total. */
  readonly standardError: number | null | undefined;
}

/** What a rule of thumb may be applied to; below, chance decides. */
export const fewestAttempts = 10;

const tooFew = (people: number) =>
  `No verdict on the questions yet: ${countOf(people, "answer")} so far, and with fewer than ${fewestAttempts} chance decides.`;

const percent = (share: number) => `${Math.round(100 * share)}%`;
const points = (margin: number) => countOf(Math.max(1, Math.round(margin)), "percentage point");
const letter = (place: number) => String.fromCharCode(65 + place);

function list(words: readonly string[]) {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const either = (words: readonly string[]) => list(words).replace(/ and (?=[^ ]*$)/, " or ");

/** A question of a quiz, in words a teacher understands; null with too few answers, which is said of the whole once. */
export function quizVerdict(item: ItemFigures, people: number): string | null {
  if (people < fewestAttempts) return null;
  return [`${difficulty(item.facility)}: ${percent(item.facility)} right.`, quizFit(item), ...choices(item)].join(" ");
}

/** The same of an assessment, where no answer is right or wrong. */
export function assessmentVerdict(item: ItemFigures, people: number): string | null {
  if (people < fewestAttempts) return null;
  return [
    `${height(item.facility)}: ${percent(item.facility)} of the points on average.`,
    assessmentFit(item),
    ...unchosen(item),
  ].join(" ");
}

// The bounds are the customary ones of classroom tests: Ebel & Frisbie, "Essentials of Educational Measurement" (1991).
function difficulty(facility: number) {
  if (facility >= 0.9) return "Very easy";
  if (facility >= 0.75) return "Easy";
  if (facility >= 0.4) return "Medium";
  if (facility >= 0.2) return "Hard";
  return "Very hard";
}

function height(facility: number) {
  if (facility >= 0.75) return "High";
  if (facility >= 0.4) return "Medium";
  return "Low";
}

function quizFit({ discrimination, facility }: ItemFigures) {
  if (discrimination == null) {
    if (facility === 0) return "It cannot tell strong from weak takers: everyone missed it.";
    if (facility === 1) return "It cannot tell strong from weak takers: everyone got it right.";
    return "There is nothing to compare it with: everyone did equally well on the other questions.";
  }
  if (discrimination < -0.05)
    return "Misleading: strong takers miss it more often than weak ones. Check which answer is marked right.";
  if (discrimination < 0.1) return `Weak: strong and weak takers ${facility < 0.5 ? "miss it" : "get it right"} alike.`;
  if (discrimination < 0.2) return "Fair: strong takers get it right a little more often.";
  if (discrimination < 0.4) return "Good: strong takers get it right more often.";
  return "Very good: it tells strong from weak takers clearly.";
}

function assessmentFit({ discrimination }: ItemFigures) {
  if (discrimination == null)
    return "It cannot tell people apart: everyone scores the same, here or on the other questions.";
  if (discrimination < -0.05)
    return "It runs against the rest: people who score high here tend to score low on the others. Check the weights.";
  if (discrimination < 0.1) return "Weak: it has little to do with the other questions.";
  if (discrimination < 0.2) return "Fair: people who score high here score a little higher on the others.";
  if (discrimination < 0.4) return "Good: people who score high here tend to score high on the others.";
  return "Very good: people who score high here clearly score high on the others.";
}

function choices(item: ItemFigures): string[] {
  const key = item.options.findIndex(({ score }) => score > 0);
  const ofStrong = (option: OptionFigures | undefined) => option?.thirds[2] ?? 0;
  const rivals = item.options.flatMap((option, place) =>
    place !== key && ofStrong(option) > ofStrong(item.options[key]) ? [letter(place)] : [],
  );
  const tempted =
    rivals.length > 0
      ? [`Strong takers prefer ${either(rivals)}: check whether it is right as well, or the question is unclear.`]
      : [];
  return [...tempted, ...unchosen(item)];
}

function unchosen({ options }: ItemFigures): string[] {
  const never = options.flatMap(({ share }, place) => (share === 0 ? [letter(place)] : []));
  return never.length > 0 ? [`Nobody chose ${either(never)}.`] : [];
}

/** The test as a whole: how much one may build on its scores. */
export function testVerdict({ people, items, alpha, standardError }: TestFigures): string[] {
  if (people < fewestAttempts) return [tooFew(people)];
  if (items < 2) return ["It takes two or more questions to see how well they agree with each other."];
  if (alpha == null) return ["All scores are the same, so they tell nobody apart."];
  const margin =
    standardError == null || alpha < 0
      ? []
      : [
          `No score is exact: for about two people in three it is within ${points(standardError)} of what they would average over many tests like this one.`,
        ];
  return [agreement(alpha), ...margin];
}

function agreement(alpha: number) {
  if (alpha >= 0.9)
    return "Very consistent: the questions agree closely enough to base a decision about one person on.";
  if (alpha >= 0.8) return "Consistent: the questions agree well enough to compare one person with another.";
  if (alpha >= 0.7) return "Fairly consistent: good enough for a classroom test, not for a decision about one person.";
  if (alpha >= 0.5) return "Rather inconsistent: look at groups rather than at one person. More questions would help.";
  if (alpha >= 0)
    return "Inconsistent: the questions ask for different things, or there are too few. One person's score says little.";
  return "The questions contradict each other. Check the scoring of the ones that fit worst.";
}
