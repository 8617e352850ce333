import { z } from "zod";
import { type Draft, usualWeight } from "../draft/draft.ts";
import { scaleOfLevels } from "./input.ts";

// The answer key of a question, which a device stores only while somebody is signed in.

const QuestionKey = z.object({
  correct: z.string().nullable(),
  explanation: z.string(),
  weights: z.record(z.string(), z.string()),
});

export const Keys = z.record(z.string(), QuestionKey);
export type Keys = z.infer<typeof Keys>;

export const keysOf = ({ questions }: Draft): Keys =>
  Object.fromEntries(
    questions.map(({ key, correct, explanation, options }) => [
      key,
      { correct, explanation, weights: Object.fromEntries(options.map(({ key, weight }) => [key, weight])) },
    ]),
  );

export function withoutKeys(draft: Draft): Draft {
  const scale = scaleOfLevels(draft.skillLevels);
  return {
    ...draft,
    questions: draft.questions.map((question) => ({
      ...question,
      correct: null,
      explanation: "",
      options: question.options.map((option, place) => ({
        ...option,
        weight: option.weight === "" ? "" : usualWeight(scale, place),
      })),
    })),
  };
}

export const withKeys = (draft: Draft, keys: Keys): Draft => ({
  ...draft,
  questions: draft.questions.map((question) => {
    const known = keys[question.key];
    if (!known) return question;
    const options = question.options.map((option) => ({
      ...option,
      weight: known.weights[option.key] ?? option.weight,
    }));
    return { ...question, correct: known.correct, explanation: known.explanation, options };
  }),
});
