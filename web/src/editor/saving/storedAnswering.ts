import type { stored_question$data } from "#relay/stored_question.graphql.ts";
import { ruleOf, storedForm } from "../../product/answering/stored.ts";
import type { Kind } from "../../product/kind.ts";
import { type DraftAnswering, usualAnswering } from "../draft/answering.ts";
import { type DraftType, draftTypes } from "../draft/draft.ts";

type Formed = Pick<stored_question$data, "type" | "required" | "points" | "form" | "answerKey"> &
  Partial<Pick<stored_question$data, "isCredited">>;

const typeIn = ({ type, answerKey }: Formed, kind: Kind): DraftType => {
  const draftType = draftTypes.find((one) => one === type.toLowerCase()) ?? "single_choice";
  // Old quizzes have questions of this type with one correct option, from before quizzes supported several.
  return draftType === "multi_select" && kind === "QUIZ" && !answerKey?.options ? "single_choice" : draftType;
};

const typed = (value: number | null | undefined) => (value == null ? "" : String(value));
/** The key of an entry is its place, as for options. */
const key = (place: number | null | undefined) => (place == null ? null : String(place));
const lines = (texts: readonly string[] | null | undefined) =>
  (texts ?? []).map((text, place) => ({ key: String(place), text }));

/** The stored form and answer key of a question, as the form's state. */
export function answeringOf(stored: Formed, kind: Kind): DraftAnswering & { questionType: DraftType } {
  const { choice, rows, text, number } = stored.form ?? {};
  const scale = storedForm(stored)?.scale;
  const { options, scoring, text: textKey, number: right } = stored.answerKey ?? {};
  const ownScoring = scoring?.isInherited ? null : scoring;
  const usual = usualAnswering;
  return {
    questionType: typeIn(stored, kind),
    required: stored.required,
    points: String(stored.points),
    isCredited: stored.isCredited ?? false,
    rights: (options ?? []).map(String),
    scoring: ownScoring ? (ruleOf(ownScoring) ?? "all") : "quiz",
    belowZero: ownScoring?.belowZero ?? false,
    other: key(choice?.other),
    none: key(choice?.none),
    pinned: (choice?.pinned ?? []).map(String),
    scale: scale ? { ...scale, lowLabel: scale.lowLabel ?? "", highLabel: scale.highLabel ?? "" } : null,
    rows: lines(rows),
    text: text
      ? {
          isLong: text.isLong,
          minLength: typed(text.minLength),
          maxLength: typed(text.maxLength),
          isShared: text.isShared,
        }
      : usual.text,
    number: number
      ? { decimals: typed(number.decimals), unit: number.unit ?? "", min: typed(number.min), max: typed(number.max) }
      : usual.number,
    accepted: lines(textKey?.accepted),
    match: textKey
      ? {
          matchCase: textKey.matchCase,
          matchSpaces: textKey.matchSpaces,
          matchAccents: textKey.matchAccents,
          allowTypo: textKey.allowTypo,
        }
      : usual.match,
    right: right ? { value: typed(right.value), tolerance: typed(right.tolerance) } : usual.right,
  };
}
