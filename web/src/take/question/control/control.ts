import type { Item, Question } from "../../attempt/item.ts";
import { late } from "../../late.tsx";
import { isTyped, number, otherText, reason, scoring, text } from "./typed.ts";

/** Choices are part of the page. Other controls are loaded if the item needs them. */
const controls = {
  scale: late(async () => (await import("./Scale.tsx")).Control),
  matrix: late(async () => (await import("./Matrix.tsx")).Control),
  text,
  number,
};
type Apart = keyof typeof controls;

const isApart = (type: string): type is Apart => type in controls;

export const controlOf = ({ questionType }: Question) => (isApart(questionType) ? controls[questionType].Late : null);

/** Loads the controls that an item needs, so that they are ready for their question, even offline. */
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
