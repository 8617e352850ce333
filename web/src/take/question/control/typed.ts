import type { GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import { otherOf } from "../../attempt/entry.ts";
import type { Question } from "../../attempt/item.ts";
import { late, withOwnWords } from "../../late.tsx";

/** One file with its messages, because items with one of these controls often have others. */
const fields = () => withOwnWords(import("./fields.ts"));

export const text = late(async () => (await fields()).Text);
export const number = late(async () => (await fields()).Number);
export const otherText = late(async () => (await fields()).OtherText);
/** The reason why a typed entry is not a valid answer. */
export const reason = late(async () => (await fields()).Reason);

/** The scoring of a question with several correct options. The question can be answered without it. */
export const scoring = late(
  async () => (await fields()).Scoring,
  () => null,
);

/** Whether an answer, complete or not, is typed. */
export const isTyped = ({ questionType }: Question, entry: GivenAnswer | null) =>
  questionType === "text" || questionType === "number" || otherOf(entry) !== null;
