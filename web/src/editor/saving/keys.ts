import { z } from "zod";
import { draftAnswering, usualAnswering } from "../draft/answering.ts";
import { type Draft, usualWeight } from "../draft/draft.ts";
import { scaleOfLevels } from "./input.ts";

// The answer key of a question, which a device stores only while the author is signed in.

const QuestionKey = z.object({
  correct: z.string().nullable(),
  explanation: z.string(),
  weights: z.record(z.string(), z.string()),
  // Keys stored by earlier versions lack these fields.
  feedback: z.record(z.string(), z.string()).default({}),
  rights: draftAnswering.rights,
  accepted: draftAnswering.accepted,
  right: draftAnswering.right,
});

export const Keys = z.record(z.string(), QuestionKey);
export type Keys = z.infer<typeof Keys>;

export const keysOf = ({ questions }: Draft): Keys =>
  Object.fromEntries(
    questions.map(({ key, correct, explanation, options, rights, accepted, right }) => [
      key,
      {
        correct,
        explanation,
        weights: Object.fromEntries(options.map(({ key, weight }) => [key, weight])),
        feedback: Object.fromEntries(options.map(({ key, feedback }) => [key, feedback])),
        rights,
        accepted,
        right,
      },
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
      rights: [],
      accepted: [],
      right: usualAnswering.right,
      options: question.options.map((option, place) => ({
        ...option,
        weight: option.weight === "" ? "" : usualWeight(scale, place),
        feedback: "",
      })),
    })),
  };
}

export const withKeys = (draft: Draft, keys: Keys): Draft => ({
  ...draft,
  questions: draft.questions.map((question) => {
    const { weights, feedback, ...known } = keys[question.key] ?? {};
    if (!weights) return question;
    const options = question.options.map((option) => ({
      ...option,
      weight: weights[option.key] ?? option.weight,
      feedback: feedback?.[option.key] ?? option.feedback,
    }));
    return { ...question, ...known, options };
  }),
});
