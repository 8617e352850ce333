import { numberText, withUnit } from "./bins.ts";

interface Keyed {
  readonly form:
    | { readonly number: { readonly unit: string | null | undefined } | null | undefined }
    | null
    | undefined;
  readonly answerKey:
    | {
        readonly text: { readonly accepted: readonly string[] } | null | undefined;
        readonly number: { readonly value: number; readonly tolerance: number } | null | undefined;
      }
    | null
    | undefined;
}

/** Returns the correct answer to a text or number question; null for other types. */
export function rightText({ form, answerKey }: Keyed): string | null {
  const { text, number } = answerKey ?? {};
  if (text) return text.accepted.map((answer) => `“${answer}”`).join(" or ");
  if (!number) return null;
  const off = number.tolerance > 0 ? ` ± ${numberText(number.tolerance)}` : "";
  return withUnit(`${numberText(number.value)}${off}`, form?.number?.unit);
}
