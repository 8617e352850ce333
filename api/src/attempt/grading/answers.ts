import type { Item, ItemQuestion } from "../../content/taking/item.ts";
import { DomainError, type FieldIssue } from "../../platform/errors.ts";
import type { Answers } from "../attempt.rules.ts";
import type { Choices } from "./grade.ts";

/** Every question needs an answer, and no others. With `lists`, single choices come as lists too, as over GraphQL. */
export function readAnswers(
  { questions }: Item,
  answers: Answers,
  lists = false,
): { choices: Choices; issues: FieldIssue[] } {
  const choices = new Map<string, readonly number[]>();
  const issues: FieldIssue[] = [];
  let isMissing = false;
  for (const question of questions) {
    const path = `answers.${question.id}`;
    const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const unwrap = lists && question.questionType !== "multi_select" && Array.isArray(given) && given.length === 1;
    const answer = unwrap ? given[0] : given;
    if (answer === undefined) {
      isMissing = true;
      continue;
    }
    const problem = problemOf(question, answer);
    if (problem) issues.push({ path, message: problem });
    else choices.set(question.id, Array.isArray(answer) ? answer.toSorted((a, b) => a - b) : [answer]);
  }
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers)) {
    if (!known.has(id))
      issues.push({ path: `answers.${id.slice(0, 100)}`, message: "This is not one of the questions" });
  }
  // Not named by id, because the caller may not know the question.
  if (isMissing) issues.unshift({ path: "answers", message: unanswered });
  return { choices, issues };
}

const unanswered = "Please answer every question";

function problemOf({ questionType, options }: ItemQuestion, answer: number | number[]): string | null {
  if (Array.isArray(answer) !== (questionType === "multi_select")) {
    return Array.isArray(answer) ? "Choose one option" : "Send a list of the chosen options";
  }
  const chosen = Array.isArray(answer) ? answer : [answer];
  if (chosen.length === 0) return unanswered;
  if (chosen.some((index) => index >= options.length)) return "There is no such option";
  if (new Set(chosen).size !== chosen.length) return "Each option can be chosen once";
  return null;
}

export const storedAnswers = ({ questions }: Item, choices: Choices): Answers =>
  Object.fromEntries(
    questions.map(({ id, questionType }) => {
      const chosen = [...(choices.get(id) ?? [])];
      return [id, questionType === "multi_select" ? chosen : (chosen[0] as number)];
    }),
  );

export const choicesOf = (answers: Answers): Choices =>
  new Map(Object.entries(answers).map(([id, answer]) => [id, Array.isArray(answer) ? answer : [answer]]));

export function sameAnswers(a: Answers, b: Answers): boolean {
  const entries = Object.entries(a);
  return entries.length === Object.keys(b).length && entries.every(([id, answer]) => String(answer) === String(b[id]));
}

export const refused = (issues: FieldIssue[]) =>
  new DomainError("VALIDATION_FAILED", issues[0]?.message ?? "The answers do not fit", { issues });
