import type { Item } from "../../content/taking/item.ts";
import { DomainError, type FieldIssue } from "../../platform/errors.ts";
import type { Answers, Given, Givens } from "./given.ts";
import { readAnswer, unanswered } from "./reading.ts";

export interface Reading {
  lists?: boolean;
  mayMiss?: boolean;
}

/**
 * Requires an answer to every required question, and none to unknown questions. With `lists`, single choices arrive as
 * lists, as over GraphQL. With `mayMiss`, answers and rows may be missing, because the time ran out.
 */
export function readAnswers(
  { questions }: Item,
  answers: Record<string, unknown>,
  { lists = false, mayMiss = false }: Reading = {},
): { givens: Givens; issues: FieldIssue[] } {
  const givens = new Map<string, Given>();
  const issues: FieldIssue[] = [];
  let isMissing = false;
  for (const question of questions) {
    const required = question.required && !mayMiss;
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    if (answer === undefined) {
      isMissing ||= required;
      continue;
    }
    const reading = readAnswer({ ...question, required }, answer, lists);
    const path = (within: string) => ["answers", question.id, ...(within === "" ? [] : [within])].join(".");
    if ("issues" in reading) issues.push(...reading.issues.map((issue) => ({ ...issue, path: path(issue.path) })));
    else if (reading.given) givens.set(question.id, reading.given);
  }
  const questionIds = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers)) {
    if (!questionIds.has(id))
      issues.push({ path: `answers.${id.slice(0, 100)}`, message: "This is not one of the questions" });
  }
  // Does not name the question, because the caller may not know it.
  if (isMissing) issues.unshift({ path: "answers", message: unanswered });
  return { givens, issues };
}

export function sameAnswers(a: Answers, b: Answers): boolean {
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([id, answer]) => JSON.stringify(sorted(answer)) === JSON.stringify(sorted(b[id])))
  );
}

/** PostgreSQL returns the members of an object in its own order. */
const sorted = (answer: Answers[string] | undefined) =>
  typeof answer === "object" && !Array.isArray(answer) ? [answer.choices, answer.other] : answer;

export const refused = (issues: FieldIssue[]) =>
  new DomainError("VALIDATION_FAILED", issues[0]?.message ?? "The answers do not fit", { issues });
