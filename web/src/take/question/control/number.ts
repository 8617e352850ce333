import type { NumberForm } from "../../../../../api/src/content/question/form/form.shared.ts";

/** Where the digits of scripts begin that people type numbers in. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

function latin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((zero) => code >= zero && code < zero + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * A number as people write it: with a comma or a point, in groups of thousands, in the digits of their script. A single
 * mark before three digits separates thousands if so many decimals are not asked for. Null if it cannot be read.
 */
export function readNumber(text: string, decimals: number): number | null {
  const plain = text
    .replace(/\p{Nd}/gu, latin)
    .replace(/[\s'’٬\u200e\u200f\u061c]/g, "")
    .replace(/٫/g, ".")
    .replace(/^[−–]/, "-");
  if (!/^[+-]?(?=[.,]?\d)[\d.,]+$/.test(plain)) return null;
  const marks = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return Number(plain);
  const isOneKind = marks.every((mark) => mark === last);
  const isGrouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(\\${last}\\d{3})+$`).test(plain);
  if (isOneKind && (marks.length > 1 || decimals < 3))
    if (isGrouped) return Number(plain.replaceAll(last, ""));
    else if (marks.length > 1) return null;
  if (marks.filter((mark) => mark === last).length > 1) return null;
  const [whole = "", part = ""] = plain.split(last);
  return Number(`${whole.replace(/[.,]/g, "")}.${part}`);
}

/** Keys for figures, but where a number may be below 0 and an iPhone's keys for figures have no minus. */
export function keyboardFor({ min, decimals }: NumberForm, userAgent: string) {
  const isSigned = min === null || min < 0;
  if (isSigned && /iPhone|iPod/.test(userAgent)) return "text";
  return isSigned || decimals > 0 ? "decimal" : "numeric";
}
