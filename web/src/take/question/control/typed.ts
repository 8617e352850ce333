import type { GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import { otherOf } from "../../attempt/entry.ts";
import type { Question } from "../../attempt/item.ts";
import { late, withOwnWords } from "../../late.tsx";

/** One file with its words, for an item with one of them often has others. */
const fields = () => withOwnWords(import("./fields.ts"));

export const text = late(async () => (await fields()).Text);
export const number = late(async () => (await fields()).Number);
export const otherText = late(async () => (await fields()).OtherText);
/** What keeps what is typed from being an answer. */
export const reason = late(async () => (await fields()).Reason);

/** How a question with several right options scores. Without it, the question can be answered all the same. */
export const scoring = late(
  async () => (await fields()).Scoring,
  () => null,
);

/** Whether an answer, as far as it is given, is typed. */
export const isTyped = ({ questionType }: Question, entry: GivenAnswer | null) =>
  questionType === "text" || questionType === "number" || otherOf(entry) !== null;
