import { questionTypes } from "../../../../api/src/content/content.shared.ts";
import {
  type AnswerKey,
  hasOptions,
  type QuestionForm,
  typesOf,
} from "../../../../api/src/content/question/form/form.shared.ts";
import { scoringOf } from "../../../../api/src/content/question/form/scoring.shared.ts";
import type { Kind } from "../../product/kind.ts";
import { type DraftQuestion, type DraftType, numberOf } from "../draft/draft.ts";

/** The name of the type in this kind of item. */
export function typeSent<K extends Kind>(kind: K, type: DraftType): (typeof typesOf)[K][number] {
  const types: readonly string[] = typesOf[kind];
  const name = types.includes(type) ? type : questionTypes.find((one) => types.includes(one));
  return name as (typeof typesOf)[K][number];
}

export const asksOptions = ({ questionType }: Pick<DraftQuestion, "questionType">) => hasOptions(questionType);

export const isRight = ({ questionType, correct, rights }: DraftQuestion, option: string) =>
  questionType === "multi_select" ? rights.includes(option) : option === correct;

const placeOf = ({ options }: DraftQuestion, key: string | null) => {
  const place = options.findIndex((option) => option.key === key);
  return place === -1 ? null : place;
};
const textOr = (value: string) => (value === "" ? null : value);
const numberOr = (value: string) => (value === "" ? null : numberOf(value));

/** Null if the question has no settings besides its options. */
export function formOf(question: DraftQuestion): QuestionForm | null {
  const { questionType, rows, text, number } = question;
  const scale = question.scale && {
    ...question.scale,
    lowLabel: textOr(question.scale.lowLabel),
    highLabel: textOr(question.scale.highLabel),
  };
  switch (questionType) {
    case "scale":
      return scale && { scale };
    case "matrix":
      return { rows: rows.map((row) => row.text), ...(scale && { scale: { ...scale, isNps: false } }) };
    case "text":
      return {
        text: {
          isLong: text.isLong,
          minLength: numberOr(text.minLength),
          maxLength: numberOf(text.maxLength),
          ...(text.isShared && { isShared: true }),
        },
      };
    case "number":
      return {
        number: {
          decimals: numberOf(number.decimals),
          unit: textOr(number.unit),
          min: numberOr(number.min),
          max: numberOr(number.max),
        },
      };
    default: {
      const other = placeOf(question, question.other);
      const none = questionType === "multi_select" ? placeOf(question, question.none) : null;
      const pinned = question.options.flatMap(({ key }, place) => (question.pinned.includes(key) ? [place] : []));
      if (pinned.length > 0) return { choice: { other, none, pinned } };
      return other === null && none === null ? null : { choice: { other, none } };
    }
  }
}

/** The answer key of a quiz question. Null if it is one option, which `correctAnswer` contains. */
export function keyOf(question: DraftQuestion): AnswerKey | null {
  const { questionType, options, rights, scoring, belowZero, accepted, match, right } = question;
  switch (questionType) {
    case "multi_select":
      return {
        options: options.flatMap(({ key }, place) => (rights.includes(key) ? [place] : [])),
        scoring: scoring === "quiz" ? null : scoringOf({ rule: scoring, belowZero }),
      };
    case "text":
      return { text: { accepted: accepted.map(({ text }) => text), ...match } };
    case "number":
      return { number: { value: numberOf(right.value), tolerance: numberOf(right.tolerance) } };
    default:
      return null;
  }
}
