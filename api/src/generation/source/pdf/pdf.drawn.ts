/** What pdf.js draws and leaves out of its text: the spaces of words whose letters stand apart, and soft hyphens. */
import type { Item } from "./pdf.child.ts";

/** The used part of a page's list of drawing operators. */
export interface Drawing {
  fnArray: number[];
  argsArray: unknown[];
}

/** pdf.js's `OPS.showText`. */
const showText = 44;

/** Words of a single character are no words where they are most of the text. */
const apart = /^\S(?: \S){3,}/;
const mostApart = 0.5;
/** A text of so many characters without a hyphen may have lost them. */
const hyphenless = 1500;
/** Drawn words are longer than this on average where their spaces are gaps, which no operator tells. */
const longestMean = 20;

const lengthOf = (items: readonly Item[]) => items.reduce((sum, { str }) => sum + str.length, 0);

export const areLettersApart = (items: readonly Item[]): boolean =>
  lengthOf(items.filter(({ str }) => apart.test(str))) > mostApart * lengthOf(items);

export const mayLackHyphens = (items: readonly Item[]): boolean =>
  lengthOf(items) > hyphenless && !items.some(({ str }) => /[-\u2010]/.test(str));

/** The same items as they are drawn; as they are where drawing says nothing else. */
export function asDrawn(items: readonly Item[], { fnArray, argsArray }: Drawing): readonly Item[] {
  const glyphs = fnArray.flatMap((operator, index) => (operator === showText ? glyphsOf(argsArray[index]) : []));
  const drawn = glyphs.join("").normalize("NFKC");
  const isApart = areLettersApart(items);
  const words = drawn.split(/\s+/);
  if (isApart ? drawn.length > longestMean * words.length : !drawn.includes("\u00AD")) return items;
  const places = [...drawn.matchAll(/[^\s\u00AD]/g)].map(({ index }) => index);
  const letters = drawn.replace(/[\s\u00AD]+/g, "");
  let at = 0;
  return items.map((item, index) => {
    const own = item.str.replace(/\s+/g, "");
    const first = letters.indexOf(own, at);
    // Nothing is drawn twice, and what is outside of the page is no text.
    if (own === "" || first < 0 || first > at + farthest) return item;
    at = first + own.length;
    const between = (place: number) => drawn.slice((places[place - 1] ?? -1) + 1, places[place]);
    let text = "";
    let place = first;
    for (const character of (isApart ? own : item.str).split("")) {
      if (character.trim() === "") text += " ";
      else {
        const gap = text === "" ? "" : between(place);
        if (gap.includes("\u00AD")) text += "-";
        if (isApart && /\s/.test(gap)) text += " ";
        text += character;
        place++;
      }
    }
    if (!between(at).startsWith("\u00AD")) return { ...item, str: text };
    const next = items.slice(index + 1).find(({ str }) => str.trim() !== "");
    return { ...item, str: text + (next?.transform[5] === item.transform[5] ? "-" : "\u00AD") };
  });
}

/** In letters. */
const farthest = 5000;

/** Numbers between them move the next. */
const glyphsOf = (args: unknown): string[] =>
  (Array.isArray(args) && Array.isArray(args[0]) ? args[0] : []).flatMap((glyph: unknown) =>
    typeof glyph === "object" && glyph !== null && "unicode" in glyph ? String(glyph.unicode) : [],
  );
