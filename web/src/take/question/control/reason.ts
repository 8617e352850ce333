import {
  formLimits,
  type GivenAnswer,
  type NumberForm,
} from "../../../../../api/src/content/question/form/form.shared.ts";
import { lengthOf, trimmed } from "../../../../../api/src/platform/shared/characters.shared.ts";
import { flawOf, otherOf, textOf } from "../../attempt/entry.ts";
import type { Question } from "../../attempt/item.ts";
import { formatNumber } from "../../language/t.ts";
import { t } from "../../language/written.ts";

/** The reason, in words, why a typed entry is not a valid answer. Null for a valid answer. */
export function reasonOf(question: Question, entry: GivenAnswer | null): string | null {
  const { questionType, form } = question;
  const flaw = entry === null ? "empty" : flawOf(question, entry);
  if (flaw === null) return null;
  if (questionType === "number") return ofNumber(flaw, form?.number ?? usual);
  const { maxLength = formLimits.text.line, minLength } = form?.text ?? {};
  const most = questionType === "text" ? maxLength : formLimits.other;
  if (flaw === "long") return t("tooLong", { count: lengthOf(trimmed(otherOf(entry) ?? textOf(entry)), most) - most });
  return flaw === "short" ? t("tooShort", { count: minLength ?? 1 }) : t("writeAnswer");
}

export const usual: NumberForm = { decimals: 0, unit: null, min: null, max: null };

function ofNumber(flaw: string, form: NumberForm): string {
  if (flaw === "low" || flaw === "high") return rangeOf(form) ?? t("enterNumber");
  if (flaw !== "decimals") return t("enterNumber");
  return form.decimals === 0 ? t("wholeNumber") : t("decimals", { count: form.decimals });
}

export function rangeOf({ min, max }: NumberForm): string | null {
  if (min !== null && max !== null) return t("numberRange", { min: formatNumber(min), max: formatNumber(max) });
  if (min !== null) return t("numberMin", { min: formatNumber(min) });
  return max === null ? null : t("numberMax", { max: formatNumber(max) });
}
