import type { Item, Question } from "../../attempt/item.ts";
import { late } from "../../late.tsx";
import { isTyped, number, otherText, reason, scoring, text } from "./typed.ts";

/** Choices come with the page; these are loaded if the item has them. */
const controls = {
  scale: late(async () => (await import("./Scale.tsx")).Control),
  matrix: late(async () => (await import("./Matrix.tsx")).Control),
  text,
  number,
};
type Apart = keyof typeof controls;

const isApart = (type: string): type is Apart => type in controls;

export const controlOf = ({ questionType }: Question) => (isApart(questionType) ? controls[questionType].Late : null);

/** Loads the controls that an item needs, so that they are there when their question is, even offline. */
export async function loadControls({ questions }: Item): Promise<void> {
  const types = new Set(questions.map(({ questionType }) => questionType).filter(isApart));
  const mayType = questions.some(
    (question) => isTyped(question, null) || (question.form?.choice?.other ?? null) !== null,
  );
  await Promise.allSettled([
    ...[...types].map((type) => controls[type].load()),
    ...(questions.some((question) => question.scoring) ? [scoring.load()] : []),
    ...(mayType ? [otherText.load(), reason.load()] : []),
  ]);
}
