import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { leave, type Progress } from "../attempt/attempt.ts";
import { chosenOf, otherOf } from "../attempt/entry.ts";
import { allowsSeveral, type Question } from "../attempt/item.ts";

/** The attempt to submit when the time is up. Entries that cannot be submitted stay among the drafts. */
export function handedOver(progress: Progress): Progress {
  const progressNow = leave(progress);
  const answers = { ...progressNow.answers };
  const drafts = { ...progressNow.drafts };
  for (const question of progressNow.item.questions) {
    const { id } = question;
    const draft = drafts[id];
    const part = draft === undefined ? null : partOf(question, draft);
    if (part === null) continue;
    answers[id] = part;
    if (otherOf(draft) === null) delete drafts[id];
  }
  return { ...progressNow, answers, drafts };
}

/** The answered rows of a matrix, or the options chosen besides an "Other" without text. */
function partOf(question: Question, draft: GivenAnswer): GivenAnswer | null {
  if (question.questionType === "matrix") return draft;
  if (!allowsSeveral(question)) return null;
  const others = chosenOf(draft).filter((place) => place !== question.form?.choice?.other);
  return others.length > 0 ? others : null;
}
