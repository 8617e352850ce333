import { problemsOf } from "../../api/src/content/question/form/problem.shared.ts";
import type { GeneratedQuestion } from "../../api/src/generation/generator.ts";
import type { Source } from "../../api/src/generation/source/source.ts";
import { flawsOfEnglishGap, isEnglishGap } from "./english.ts";
import { flawsOfForm, isAsked } from "./forms.ts";
import { folded } from "./words.ts";

/** Returns the names of the rules that a single question breaks, as far as a program can tell. */
export function flawsOf(question: GeneratedQuestion, source: Pick<Source, "passages">): string[] {
  const { questionText, options, passage } = question;
  const isTyped = question.questionType === "number" || question.questionType === "text";
  const key = keyOf(question);
  const asks = isAsked(questionText);
  const line = asks ? questionText : questionText.slice(questionText.indexOf(": ") + 1).trim();
  const [before = "", after = ""] = line.split(gap);
  const whole = source.passages.map(({ text }) => text.replace(/\s+/g, " ").trim()).join(" ");
  const rules: Record<string, boolean> = {
    "no gap, or several": !asks && questionText.split(gap).length !== 2,
    "no key": key === "",
    "options that mean the same": new Set(options.map(folded)).size < options.length,
    "an option inside another": options.some((option) => options.some((other) => isInside(option, other))),
    "not four options": options.length !== (isTyped ? 0 : 4),
    "a key that no answer matches": isTyped && problemsOf("QUIZ", question).length > 0,
    "passage not in the source": passage === null || !whole.includes(passage),
    "key not in the passage": question.questionType !== "number" && !folded(passage ?? "").includes(asNamed(key)),
    "option stands in the stem": options.some((option) => has(`${before} ${after}`, option)),
    "options of unlike kinds": new Set(options.map(kindOf)).size > 1,
    "numbers of unlike form": options.every(hasNumber) && new Set(options.map(form)).size > 1,
    "numbers not in order": options.every(isNumber) && !isSorted(options),
    "article tells":
      questionText.startsWith("Fill in") &&
      /\ban?$/i.test(before.trim()) &&
      new Set(options.map((option) => /^[aeiou]/i.test(option))).size > 1,
    "stem does not begin like a sentence": !/^["“¿¡(]?(\p{Lu}|\p{Lo}|\p{N}|_)/u.test(line),
    "stem is not a sentence": !/[.!?。！？।؟…]["”»)]?$/u.test(line),
    "stem from a citation, link or code": /https?:|www\.|[{}<>=\\]|\bet al\b|\bISBN\b|\.{3,}|\(\d{4}[a-z]?\)/.test(
      line,
    ),
    "bare initial as an option": options.some((option) => /^\p{Lu}\.?$/u.test(option)),
    "length tells": options.length > 0 && isTold(options, key),
    "gap inside a number":
      options.every(isNumber) && (/\p{Script=Latin}-?$|[\d)]$|\d $/u.test(before) || /^\d|^ \d/.test(after)),
    "elision tells": !asks && /['’] ?$/.test(before),
    "numbers beside the key are right as well": !asks && !isTyped && options.every(hasNumber) && bound.test(before),
    "the stem refers to what it does not say": !asks && refersBack.test(line),
  };
  const broken = Object.keys(rules).filter((rule) => rules[rule]);
  if (asks) return [...broken, ...flawsOfForm(question, whole)];
  return isEnglishGap(questionText) && !isTyped ? [...broken, ...flawsOfEnglishGap(question)] : broken;
}

/** Matches the end of a text before a number for which earlier or smaller numbers are correct too. */
const bound =
  /(?<!\p{L})(until|more than|less than|at least|bis|vor|mehr als|weniger als|mindestens|jusqu['’]en|plus de|moins de|avant|hasta|antes de|más de|menos de|fino al?|prima del|più di|meno di|até|antes de|mais de|menos de|tot|meer dan|minder dan|minstens) $/iu;

/** Words that refer to an earlier sentence. */
const refersBack =
  /(?<!\p{L})(this|these|those|diese[mnrs]?|jene[mnrs]?|außerdem|hingegen|cette|ces|celui-ci|celle-ci|este|esta|estos|estas|esse|essa|sin embargo|además|questo|questa|questi|queste|inoltre|no entanto|além disso|deze|bovendien)(?!\p{L})/iu;

/** Returns the rules that a whole quiz breaks, as far as a program can tell. */
export function flawsOfQuiz(questions: readonly GeneratedQuestion[]): string[] {
  const sentences = questions.map(({ passage }) => passage);
  const keys = questions.map((question) => folded(keyOf(question)));
  const places = placesOf(questions);
  const most = Math.max(0, ...places);
  return [
    ...(new Set(sentences).size < sentences.length ? ["a sentence asked about twice"] : []),
    ...(new Set(keys).size < keys.length ? ["a key asked for twice"] : []),
    ...(questions.length >= 8 && most > 0.6 * questions.length ? ["the key mostly stands in one place"] : []),
  ];
}

/** The option, the number or the first accepted text that is right; empty if there is none. */
export const keyOf = ({ options, correctAnswer, answerKey }: GeneratedQuestion): string =>
  options[correctAnswer ?? -1] ?? answerKey?.text?.accepted[0] ?? String(answerKey?.number?.value ?? "");

/** Counts how often the key is the first option, the second and so on. */
export function placesOf(questions: readonly GeneratedQuestion[]): number[] {
  const places = [0, 0, 0, 0];
  for (const { correctAnswer } of questions)
    if (correctAnswer !== null) places[correctAnswer] = (places[correctAnswer] ?? 0) + 1;
  return places;
}

/** Returns the share of a source's fifths that a quiz of five or more questions covers. */
export function coverageOf(questions: readonly GeneratedQuestion[], { passages }: Source): number {
  const whole = passages.map(({ text }) => text.replace(/\s+/g, " ").trim()).join(" ");
  const fifths = questions.map(({ passage }) => Math.floor((5 * whole.indexOf(passage ?? "")) / whole.length));
  return new Set(fifths).size / 5;
}

/** The passage may have only the surname of a person. */
const asNamed = (key: string) =>
  /^\p{Lu}[^ ]* \p{Lu}/u.test(key) ? (folded(key).split(" ").at(-1) ?? "") : folded(key);

const gap = "_____";

const has = (text: string, words: string) => ` ${plain(text)} `.includes(` ${plain(words)} `);
const plain = (text: string) =>
  folded(text)
    .replace(/[.,](?!\p{N})/gu, " ")
    .replace(/\s+/g, " ");
const isInside = (option: string, other: string) => option !== other && !isNumber(option) && has(other, option);
const isNumber = (option: string) => /^[\p{Sc}\s]*\p{N}[\p{N}.,\s]*(\p{L}{1,2}|%)?$/u.test(option);
const kindOf = (option: string) =>
  isNumber(option) ? "number" : /^\p{Lu}/u.test(option) ? "capital" : /^\p{Ll}/u.test(option) ? "small" : "other";
/** "1,200", "1640s" and "19th", but not a sentence with a year. */
const hasNumber = (option: string) => /^\S*\p{N}\S*(\s\S+)?$/u.test(option);
/** Numbers have the same form if they have the same decimals and separators: 1,200 and 900, but not 1200 and 900.5. */
const form = (option: string) =>
  `${/[.,٫]\p{N}{1,2}$/u.test(option)} ${option.replace(/(?<=\d)(st|nd|rd)$/, "th").replace(/[\p{N}.,٫٬\s]/gu, "")}`;

function isSorted(options: readonly string[]): boolean {
  const values = options.map((option) => Number(option.replace(/[^\d]/g, "")));
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
}

/** True when the key is more than twice as long as every other option. */
function isTold(options: readonly string[], key: string): boolean {
  const others = options.filter((option) => option !== key).map(({ length }) => length);
  return key.length > 12 && key.length > 2 * Math.max(...others);
}
