/** The first and the last of some pages, counted from 1. */
export interface PageRange {
  from: number;
  to: number;
}

/** The pages that "12-40" or "12" names; null for anything else. */
export function pageRange(text: string): PageRange | null {
  const [, from = "", to = from] = /^\s*(\d{1,5})\s*(?:[-–]\s*(\d{1,5})\s*)?$/.exec(text) ?? [];
  const range = { from: Number(from), to: Number(to) };
  return range.from >= 1 && range.to >= range.from ? range : null;
}
