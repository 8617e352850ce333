import type { z } from "zod";
import type { Scale } from "../../../../api/src/content/content.shared.ts";
import { type Draft, numberOf } from "../draft/draft.ts";

export interface Issue {
  path: string;
  message: string;
}

const places: [rule: RegExp, field: string][] = [
  [/^(questions\.\d+\.options\.\d+)$/, "$1.text"],
  [/^(questions\.\d+)\.optionFeedback\.(\d+)$/, "$1.options.$2.feedback"],
  [/^(questions\.\d+)\.optionWeights\.(\d+)$/, "$1.options.$2.weight"],
  [/^(questions\.\d+)\.optionWeights$/, "$1.options"],
  [/^(questions\.\d+)\.correctAnswer$/, "$1.correct"],
  [/^(questions\.\d+)\.answerKey\.options(?:\.\d+)?$/, "$1.rights"],
  [/^(questions\.\d+)\.answerKey\.text\.accepted\.(\d+)$/, "$1.accepted.$2.text"],
  [/^(questions\.\d+)\.answerKey\.text\.accepted$/, "$1.accepted"],
  [/^(questions\.\d+)\.answerKey\.number\.(\w+)$/, "$1.right.$2"],
  [/^(questions\.\d+)\.form\.rows\.(\d+)$/, "$1.rows.$2.text"],
  [/^(questions\.\d+)\.form\.scale\.isNps$/, "$1.options"],
  [/^(questions\.\d+)\.form\.choice\.\w+$/, "$1.options"],
  [/^(questions\.\d+)\.form\.(rows|scale\.\w+|text\.\w+|number\.\w+)$/, "$1.$2"],
  [/^(skillLevels\.\d+)\.range\.0$/, "$1.from"],
  [/^(skillLevels\.\d+)\.range(?:\.1)?$/, "$1.to"],
];

/** Maps the path of an issue, found here or by the server, to the field that shows it. */
export function fieldOf(path: string) {
  for (const [rule, field] of places) if (rule.test(path)) return path.replace(rule, field);
  return path;
}

export const placed = (issues: readonly Issue[]) =>
  issues.map(({ path, message }) => ({ path: fieldOf(path), message }));

/** Weights must be on the scale of the levels, which the zod schema cannot check. */
export function scaleIssues({ skillLevels, questions }: Draft, scale: Scale): Issue[] {
  if (scale === "points") {
    const staysPoints = skillLevels.some(({ to }) => !(numberOf(to) <= 1));
    const last = `skillLevels.${skillLevels.length - 1}.to`;
    return staysPoints || skillLevels.length === 0
      ? []
      : [{ path: last, message: "The highest level must end above 1" }];
  }
  const numbers = [
    ...skillLevels.flatMap(({ from, to }, level) => [
      { path: `skillLevels.${level}.from`, value: from },
      { path: `skillLevels.${level}.to`, value: to },
    ]),
    ...questions.flatMap(({ options }, question) =>
      options.map(({ weight }, option) => ({ path: `questions.${question}.options.${option}.weight`, value: weight })),
    ),
  ];
  return numbers.filter(({ value }) => numberOf(value) > 1).map(({ path }) => ({ path, message: "Must be 1 or less" }));
}

/** Parses a draft into input for the server, or issues by field. */
export type Check<T> = (draft: Draft) => { values: T } | { issues: Issue[] };

export function checkFor<T>(
  rules: z.ZodType<T>,
  inputOf: (draft: Draft) => unknown,
  scaleOf?: (draft: Draft) => Scale,
): Check<T> {
  return (draft) => {
    const result = rules.safeParse(inputOf(trimmed(draft)));
    const ruleIssues = result.success
      ? []
      : result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    const issues = [...placed(ruleIssues), ...(scaleOf ? scaleIssues(draft, scaleOf(draft)) : [])];
    return result.success && issues.length === 0 ? { values: result.data } : { issues };
  };
}

const trimmed = (draft: Draft): Draft =>
  JSON.parse(JSON.stringify(draft), (_name, value) => (typeof value === "string" ? value.trim() : value));

export function faultyQuestion(issues: readonly Issue[]): number | null {
  const numbers = issues
    .map(({ path }) => /^questions\.(\d+)\./.exec(path)?.[1])
    .filter((found) => found !== undefined);
  return numbers.length === 0 ? null : Math.min(...numbers.map(Number));
}
