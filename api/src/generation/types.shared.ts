import type { Kind } from "../content/content.shared.ts";

/** Types of questions that can be requested for each kind of item. */
export const writtenTypes = {
  QUIZ: ["multiple_choice", "multi_select", "text", "number"],
  SURVEY: ["single_choice", "multi_select", "scale", "text"],
  ASSESSMENT: ["multiple_choice", "scale"],
} as const satisfies Record<Kind, readonly string[]>;
export type WrittenType = (typeof writtenTypes)[Kind][number];

export const noTypeChosen = "Choose at least one kind of question";

/** Types that are used if no others are requested. */
export const usualTypes: Record<Kind, readonly WrittenType[]> = {
  QUIZ: ["multiple_choice"],
  SURVEY: ["single_choice", "multi_select"],
  ASSESSMENT: ["multiple_choice"],
};

/** Types that are possible without a model, from the sentences of a source. */
export const typesWithoutModel: Record<Kind, readonly WrittenType[]> = {
  ...usualTypes,
  QUIZ: ["multiple_choice", "text", "number"],
};

/** Ways to answer a quiz that can be requested instead of types. */
export const answerWishes = ["choices", "mixed", "typed"] as const;
export type AnswerWish = (typeof answerWishes)[number];

export const typesOfAnswers: Record<AnswerWish, readonly WrittenType[]> = {
  choices: usualTypes.QUIZ,
  mixed: typesWithoutModel.QUIZ,
  typed: ["text", "number"],
};

/** Whether the requested types are the usual ones. */
export const areUsual = (kind: Kind, types: readonly string[]): boolean =>
  writtenTypes[kind].every((type) => types.includes(type) === usualTypes[kind].includes(type));
