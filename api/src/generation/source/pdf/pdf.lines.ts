import { dotsToPage } from "../structure/prose.ts";
import type { Run } from "./pdf.layout.ts";

/** The style of a document's running text. */
export interface Style {
  size: number;
  font: string | null;
}

/** The font of a line, if nearly all characters have the same one. */
export function fontOf({ fonts, text }: Run): string | null {
  for (const [font, length] of fonts) if (length >= leastOfFont * text.length) return font;
  return null;
}
const leastOfFont = 0.85;

export const monospace = "monospace";

export function usualStyle(lines: readonly Run[]): Style {
  const sizes = new Map<string, number>();
  const fonts = new Map<string, number>();
  for (const line of lines) {
    const size = line.size.toFixed(1);
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
    for (const [font, length] of line.fonts) fonts.set(font, (fonts.get(font) ?? 0) + length);
  }
  return { size: Number(mostOf(sizes) ?? 0), font: mostOf(fonts) };
}

const mostOf = (counts: Map<string, number>): string | null =>
  [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ["", 0])[0] || null;

/** Relative to the size of the running text. */
const sizes = { heading: 1.12, note: 0.93 };

export type LineKind = "text" | "heading" | "small" | "code" | "contents";

/** The kind of a line on its own. `isAlone` if there is more space than usual above and below. */
export function kindOf(line: Run, style: Style, isAlone: boolean): LineKind {
  const font = fontOf(line);
  if (font === monospace && style.font !== monospace) return "code";
  if (dotsToPage.test(line.text)) return "contents";
  const isShort = line.text.length <= longestLine && /\p{L}/u.test(line.text) && !/[,;.:]$|-$/.test(line.text);
  if (isShort && line.size > sizes.heading * style.size) return "heading";
  if (line.size < sizes.note * style.size) return "small";
  const isSet = font !== null && style.font !== null && font !== style.font;
  const isCapital = /\p{Lu}{3}/u.test(line.text) && !/\p{Ll}/u.test(line.text);
  const isNumbered = /^(?:\d{1,2}\.)*\d{1,2}\.?\s+\p{Lu}/u.test(line.text);
  const canHead = isShort && line.text.length <= longestPlain && (isNumbered || !bulleted.test(line.text));
  if (canHead && (isSet || (isAlone && (isCapital || isNumbered)))) return "heading";
  return "text";
}

const longestLine = 150;
/** Maximum number of characters in a heading that has the size of the text. */
const longestPlain = 90;

export const bulleted = /^(?:[•◦▪‣●■➢–*-]|\(?(?:\d{1,2}|[a-z])[.)])\s/;

/** The level of a heading. Larger type ranks higher, and a different font ranks above the font of the text. */
export const levelOf = (line: Run, style: Style): number =>
  1000 - 4 * Math.round(2 * line.size) - (fontOf(line) === style.font ? 0 : 2);

/** The lines of a column without its footnotes. */
export function withoutNotes(lines: readonly Run[], style: Style): Run[] {
  const last = lines.findLastIndex(({ size }) => size >= sizes.note * style.size);
  const notes = lines.slice(last + 1);
  return last >= 0 && notes.length > 0 ? lines.slice(0, last + 1) : [...lines];
}
