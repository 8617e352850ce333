import type { Scoring } from "../../../../api/src/content/question/form/form.shared.ts";
import { formLimits, type QuestionForm } from "../../../../api/src/content/question/form/form.shared.ts";
import { partialScoring, scoredBy, scoringOf } from "../../../../api/src/content/question/form/scoring.shared.ts";
import type { Question } from "../../take/attempt/item.ts";
import { type DraftQuestion, numberOf } from "../draft/draft.ts";
import { asksOptions, formOf, keyOf } from "../saving/answering.ts";

/**
 * A question as takers would get it, with the quiz's default scoring. Empty and duplicate options and rows are never
 * stored, so takers see none.
 */
export function takenOf(draft: DraftQuestion, usual: Scoring): Question {
  const options = asksOptions(draft) ? differing(draft.options) : [];
  const form = finished(formOf({ ...draft, options, rows: differing(draft.rows) }));
  const points = numberOf(draft.points);
  const scoring = partialScoring(scoredBy(usual, keyOf(draft)));
  return {
    id: draft.key,
    questionText: draft.questionText.trim(),
    questionType: draft.questionType,
    options: options.map(({ text }) => text.trim()),
    order: 1,
    ...(draft.required ? {} : { required: false }),
    ...(points > 1 && { points }),
    ...(form && { form }),
    ...(scoring && { scoring: scoringOf(scoring) }),
  };
}

function differing<Entry extends { text: string }>(entries: readonly Entry[]): Entry[] {
  const texts = entries.map(({ text }) => text.trim());
  return entries.filter((_, place) => texts[place] !== "" && texts.indexOf(texts[place] ?? "") === place);
}

/** Numbers that are not written yet count as not set. */
function finished(form: QuestionForm | null): QuestionForm | null {
  const { text, number } = form ?? {};
  const finite = (value: number | null) => (Number.isFinite(value) ? value : null);
  if (text) {
    const maxLength = finite(text.maxLength) ?? formLimits.text.line;
    return { text: { ...text, minLength: finite(text.minLength), maxLength } };
  }
  if (!number) return form;
  const decimals = finite(number.decimals) ?? 0;
  return { number: { ...number, decimals, min: finite(number.min), max: finite(number.max) } };
}
