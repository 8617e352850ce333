import type { GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import { otherOf } from "../../attempt/entry.ts";
import type { Question } from "../../attempt/item.ts";
import { late } from "../../late.tsx";

/** One file with its words, for an item with one of them often has others. */
export async function fields() {
  const module = await import("./fields.ts");
  await module.writtenWords;
  return module;
}

export const otherText = late(async () => (await fields()).OtherText);
/** What keeps what is typed from being an answer. */
export const reason = late(async () => (await fields()).Reason);

/** Whether an answer, as far as it is given, is typed. */
export const isTyped = ({ questionType }: Question, entry: GivenAnswer | null) =>
  questionType === "text" || questionType === "number" || otherOf(entry) !== null;
