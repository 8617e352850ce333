import { type FieldError, type FieldErrors, get, type Resolver, set } from "react-hook-form";
import type { z } from "zod";
import type { Scale } from "../../../api/src/content/content.rules.ts";
import { type Draft, numberOf } from "./draft.ts";

export interface Issue {
  path: string;
  message: string;
}

const places: [rule: RegExp, field: string][] = [
  [/^questions\.(\d+)\.options\.(\d+)$/, "questions.$1.options.$2.text"],
  [/^questions\.(\d+)\.optionWeights\.(\d+)$/, "questions.$1.options.$2.weight"],
  [/^questions\.(\d+)\.(?:options|optionWeights)$/, "questions.$1.options.root"],
  [/^questions\.(\d+)\.correctAnswer$/, "questions.$1.correct"],
  [/^skillLevels\.(\d+)\.range\.0$/, "skillLevels.$1.from"],
  [/^skillLevels\.(\d+)\.range(?:\.1)?$/, "skillLevels.$1.to"],
  [/^(questions|skillLevels|emailResultsSettings\.resourceLinks)$/, "$1.root"],
];

/** Where on the page a complaint of the rules belongs, be they ours or the server's. */
export function fieldOf(path: string) {
  for (const [rule, field] of places) if (rule.test(path)) return path.replace(rule, field);
  return path;
}

/** What the rules cannot know: an assessment keeps to one scale. */
export function scaleIssues({ skillLevels, questions }: Draft, scale: Scale): Issue[] {
  if (scale === "points") {
    const staysPoints = skillLevels.some(({ to }) => !(numberOf(to) <= 1));
    const last = `skillLevels.${skillLevels.length - 1}.to`;
    return staysPoints || skillLevels.length === 0
      ? []
      : [{ path: last, message: "The highest level must end above 1" }];
  }
  const isOver = (value: string) => numberOf(value) > 1;
  const message = "Must be 1 or less";
  return [
    ...skillLevels.flatMap(({ from, to }, level) => [
      ...(isOver(from) ? [{ path: `skillLevels.${level}.from`, message }] : []),
      ...(isOver(to) ? [{ path: `skillLevels.${level}.to`, message }] : []),
    ]),
    ...questions.flatMap(({ options }, place) =>
      options.flatMap(({ weight }, option) =>
        isOver(weight) ? [{ path: `questions.${place}.options.${option}.weight`, message }] : [],
      ),
    ),
  ];
}

export const messageAt = (errors: FieldErrors<Draft>, place: string) =>
  (get(errors, place) as FieldError | undefined)?.message;

export function fieldErrors(issues: readonly Issue[]): FieldErrors<Draft> {
  const errors: FieldErrors<Draft> = {};
  for (const { path, message } of issues) {
    if (!messageAt(errors, path)) set(errors, path, { type: "rules", message });
  }
  return errors;
}

/** The first question that something is wrong with. */
export const firstFaultyQuestion = ({ questions }: FieldErrors<Draft>) =>
  Object.keys(questions ?? {})
    .map(Number)
    .find(Number.isInteger);

/** Holds what is written against the server's own rules, each complaint at its field. */
export function resolverFor<T>(
  rules: z.ZodType<T>,
  inputOf: (draft: Draft) => unknown,
  scaleFor?: (draft: Draft) => Scale,
): Resolver<Draft, unknown, T> {
  return (draft) => {
    const result = rules.safeParse(inputOf(draft));
    const issues = result.success
      ? []
      : result.error.issues.map(({ path, message }) => ({ path: fieldOf(path.join(".")), message }));
    if (scaleFor) issues.push(...scaleIssues(draft, scaleFor(draft)));
    return result.success && issues.length === 0
      ? { values: result.data, errors: {} }
      : { values: {}, errors: fieldErrors(issues) };
  };
}
