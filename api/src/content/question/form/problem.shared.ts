import { lengthOf } from "../../../platform/shared/characters.shared.ts";
import { areDistinct } from "../../../platform/shared/looks.shared.ts";
import { type Kind, limitsOf, type QuestionType } from "../../content.shared.ts";
import { isClose } from "./close.shared.ts";
import {
  type AnswerKey,
  formLimits,
  hasFeedback,
  hasOptions,
  type NumberForm,
  type NumberKey,
  type QuestionForm,
  typesOf,
} from "./form.shared.ts";

/** A question to be stored in an item. */
export interface Formed {
  questionType: QuestionType;
  options: readonly string[];
  correctAnswer?: number | null | undefined;
  optionWeights?: readonly number[] | null | undefined;
  optionFeedback?: readonly string[] | null | undefined;
  points?: number | null | undefined;
  form?: QuestionForm | null | undefined;
  answerKey?: AnswerKey | null | undefined;
}

interface Problem {
  path: string[];
  message: string;
}

const problem = (path: string, message: string): Problem => ({ path: path.split("."), message });

const memberOf: Record<QuestionType, keyof QuestionForm> = {
  multiple_choice: "choice",
  single_choice: "choice",
  multi_select: "choice",
  scale: "scale",
  matrix: "rows",
  text: "text",
  number: "number",
};

export const mostOptions = (kind: Kind, questionType: QuestionType): number =>
  questionType === "scale" || questionType === "matrix" ? formLimits.scale.points : limitsOf(kind).options;

/** Problems of a question for its kind and type. Empty if there are none. */
export function problemsOf(kind: Kind, question: Formed): Problem[] {
  if (!(typesOf[kind] as readonly string[]).includes(question.questionType))
    return [problem("questionType", `A ${kind.toLowerCase()} has no questions of this type`)];
  return [
    ...optionProblems(kind, question),
    ...formProblems(kind, question),
    ...listFlaws(question, differ),
    ...keyProblems(kind, question),
    ...feedbackProblems(kind, question),
    ...(kind !== "QUIZ" && (question.points ?? 1) !== 1
      ? [problem("points", "Only questions of a quiz have points")]
      : []),
  ];
}

/**
 * Lines of a list that look the same, and keys that no answer can match. A question stored before these rules may have
 * such flaws, so check it only when a change affects how it is answered.
 */
export function flawsOf(kind: Kind, question: Formed): Problem[] {
  return problemsOf(kind, question).length > 0 ? [] : [...listFlaws(question, areDistinct), ...keyFlaws(question)];
}

/** Keys that no answer matches under the rules that read and grade answers. */
function keyFlaws({ form, answerKey }: Formed): Problem[] {
  const { text, number } = answerKey ?? {};
  const { minLength = null, maxLength = formLimits.text.line } = form?.text ?? {};
  const tooShort = (text?.accepted ?? []).flatMap((answer, place) =>
    lengthOf(answer.trim(), maxLength) < (minLength ?? 0)
      ? [problem(`answerKey.text.accepted.${place}`, `Participants must write at least ${minLength} characters`)]
      : [],
  );
  const whyMissed = number ? whyOutOfReach(number, form?.number) : null;
  return whyMissed === null ? tooShort : [...tooShort, problem("answerKey.number.value", whyMissed)];
}

/** The reason why takers cannot give a correct number, or null if they can. */
function whyOutOfReach(key: NumberKey, form: NumberForm | null | undefined): string | null {
  const { decimals = 0 } = form ?? {};
  const [least, most] = [form?.min ?? -formLimits.number, form?.max ?? formLimits.number];
  const nearest = Math.min(most, Math.max(least, key.value));
  const steps = 10 ** decimals;
  const neighbours = [Math.floor, Math.ceil].map((round) => Number((round(nearest * steps) / steps).toFixed(decimals)));
  if (neighbours.some((number) => number >= least && number <= most && isClose(key, number))) return null;
  if (!isClose(key, nearest)) return "Participants cannot enter this number: change it, or the least or largest number";
  return "Participants cannot enter this number: allow more decimals, or a tolerance";
}

function listFlaws({ options, form }: Formed, distinct: typeof areDistinct): Problem[] {
  const lists = { options, "form.rows": form?.rows ?? [] };
  return Object.entries(lists).flatMap(([path, list]) =>
    // Empty lines are reported separately.
    distinct(list.filter((line) => line.trim() !== ""))
      ? []
      : [problem(path, path === "options" ? "Options must differ" : "Rows must differ")],
  );
}

const differ = (list: readonly string[]) => new Set(list.map((line) => line.trim())).size === list.length;

function optionProblems(kind: Kind, { questionType, options, optionWeights }: Formed): Problem[] {
  if (!hasOptions(questionType))
    return options.length > 0 ? [problem("options", "A question of this type has no options")] : [];
  if (options.length < 2) return [problem("options", "At least 2 options required")];
  const most = mostOptions(kind, questionType);
  if (options.length > most) return [problem("options", `Maximum ${most} options allowed`)];
  const countsByPlace = questionType === "scale" && optionWeights == null;
  if (kind === "ASSESSMENT" && !countsByPlace && optionWeights?.length !== options.length)
    return [problem("optionWeights", "Every option needs a weight")];
  return [];
}

function formProblems(kind: Kind, { questionType, options, form }: Formed): Problem[] {
  const own = memberOf[questionType];
  const allowed = questionType === "matrix" ? ["rows", "scale"] : [own];
  const strange = Object.entries(form ?? {}).find(([name, value]) => value != null && !allowed.includes(name));
  if (strange) return [problem(`form.${strange[0]}`, "This belongs to another type of question")];
  const problems: Problem[] = [];
  const { choice, scale, rows, text, number } = form ?? {};
  if (choice) {
    const isSpecial = choice.other !== null || choice.none !== null || !choice.pinned?.length;
    if (kind !== "SURVEY" && isSpecial) problems.push(problem("form.choice", "Only surveys have such options"));
    if (choice.pinned?.some((place) => place >= options.length))
      problems.push(problem("form.choice.pinned", "This option does not exist"));
    for (const name of ["other", "none"] as const)
      if ((choice[name] ?? -1) >= options.length)
        problems.push(problem(`form.choice.${name}`, "This option does not exist"));
    if (choice.none !== null && questionType !== "multi_select")
      problems.push(problem("form.choice.none", "Only where several options may be chosen"));
    if (choice.other !== null && choice.other === choice.none)
      problems.push(problem("form.choice.none", "This option asks for a text already"));
  }
  if (scale?.isNps && options.length !== formLimits.scale.points)
    problems.push(problem("form.scale.isNps", "A Net Promoter Score needs the eleven points from 0 to 10"));
  if (questionType === "matrix" && !rows?.length) problems.push(problem("form.rows", "At least 1 row required"));
  if (text && (text.minLength ?? 0) > text.maxLength)
    problems.push(problem("form.text.minLength", "Must not be more than the maximum"));
  if (text && !text.isLong && text.maxLength > formLimits.text.line)
    problems.push(problem("form.text.maxLength", `Must be ${formLimits.text.line} or less for a single line`));
  if (text?.isShared && kind !== "SURVEY")
    problems.push(problem("form.text.isShared", "Only surveys show what others wrote"));
  if (questionType === "number") {
    const { min = null, max = null } = number ?? {};
    if (kind === "SURVEY" && min === null) problems.push(problem("form.number.min", "Say what the least number is"));
    if (kind === "SURVEY" && max === null) problems.push(problem("form.number.max", "Say what the largest number is"));
    if (min !== null && max !== null && min >= max)
      problems.push(problem("form.number.max", "Must be more than the least number"));
  }
  return problems;
}

function keyProblems(kind: Kind, { questionType, options, correctAnswer, form, answerKey }: Formed): Problem[] {
  const own =
    kind !== "QUIZ"
      ? null
      : questionType === "multi_select"
        ? "options"
        : hasOptions(questionType)
          ? null
          : questionType;
  const { scoring, ...members } = answerKey ?? {};
  if (scoring != null && own !== "options")
    return [problem("answerKey.scoring", "This belongs to another type of question")];
  const strange = Object.entries(members).find(([name, value]) => value != null && name !== own);
  if (strange) return [problem(`answerKey.${strange[0]}`, "This belongs to another type of question")];
  if (kind !== "QUIZ") return [];
  if (questionType === "multiple_choice") {
    const isRight = correctAnswer != null && correctAnswer < options.length;
    return isRight ? [] : [problem("correctAnswer", "Correct answer is required")];
  }
  if (questionType === "multi_select") {
    const right = answerKey?.options ?? [];
    if (right.length === 0) return [problem("answerKey.options", "Correct answer is required")];
    if (right.some((place) => place >= options.length))
      return [problem("answerKey.options", "This option does not exist")];
    return new Set(right).size < right.length ? [problem("answerKey.options", "Each option can be chosen once")] : [];
  }
  if (questionType === "text") {
    const accepted = answerKey?.text?.accepted ?? [];
    if (accepted.length === 0) return [problem("answerKey.text.accepted", "Correct answer is required")];
    const most = form?.text?.maxLength ?? formLimits.text.line;
    const tooLong = accepted.findIndex((answer) => lengthOf(answer.trim(), most) > most);
    return tooLong < 0
      ? []
      : [problem(`answerKey.text.accepted.${tooLong}`, `Participants may write up to ${most} characters`)];
  }
  return answerKey?.number ? [] : [problem("answerKey.number.value", "Correct answer is required")];
}

function feedbackProblems(kind: Kind, { questionType, options, optionFeedback }: Formed): Problem[] {
  if (!optionFeedback?.some((text) => text !== "")) return [];
  if (!hasFeedback(kind, questionType))
    return [problem("optionFeedback", "Only choices of quizzes and assessments have feedback by option")];
  return optionFeedback.length === options.length
    ? []
    : [problem("optionFeedback", "Every option needs its feedback, which may be empty")];
}

/** The editor's wording differs from the builders'. Both are specified. */
export const editorWords = (message: string): string =>
  message === "Correct answer is required" ? "Please select the correct answer" : message;
