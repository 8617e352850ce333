import type { ItemQuestion } from "../../content/taking/item.ts";
import type { Given } from "./given.ts";

/** The texts of the chosen options, empty for others. */
export const chosenOnly = (texts: readonly string[], given: Given | null): string[] =>
  texts.map((text, index) => (given?.choices.includes(index) ? text : ""));

/** The feedback on the chosen options; null if they have none. Feedback on other options could give the answer away. */
export function feedbackOn({ optionFeedback }: Pick<ItemQuestion, "optionFeedback">, given: Given | null) {
  const texts = chosenOnly(optionFeedback ?? [], given);
  return texts.some((text) => text !== "") ? texts : null;
}
