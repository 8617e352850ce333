/** Restores text that pdf.js draws but does not return: spaces between words with spaced letters, and soft hyphens. */

export interface Item {
  fontName: string;
  str: string;
  dir: string;
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
}

/** The used part of a page's list of drawing operators. */
export interface Drawing {
  fnArray: number[];
  argsArray: unknown[];
}

/** pdf.js's `OPS.showText`. */
const showText = 44;

/** Single characters are spaced letters, not words, where they make up most of the text. */
const apart = /^\S(?: \S){3,}/;
const mostApart = 0.5;
/** Characters. A text of this length without a hyphen may have lost its hyphens. */
const hyphenless = 1500;
/** Drawn words longer than this on average are separated by gaps, which no operator shows. */
const longestMean = 20;

const lengthOf = (items: readonly Item[]) => items.reduce((sum, { str }) => sum + str.length, 0);

export const areLettersApart = (items: readonly Item[]): boolean =>
  lengthOf(items.filter(({ str }) => apart.test(str))) > mostApart * lengthOf(items);

export const mayLackHyphens = (items: readonly Item[]): boolean =>
  lengthOf(items) > hyphenless && !items.some(({ str }) => /[-\u2010]/.test(str));

/** The same items as drawn; unchanged if drawing adds nothing. */
export function asDrawn(items: readonly Item[], { fnArray, argsArray }: Drawing): readonly Item[] {
  const glyphs = fnArray.flatMap((operator, index) => (operator === showText ? glyphsOf(argsArray[index]) : []));
  const drawnText = glyphs.join("").normalize("NFKC");
  const isApart = areLettersApart(items);
  const words = drawnText.split(/\s+/);
  if (isApart ? drawnText.length > longestMean * words.length : !drawnText.includes("\u00AD")) return items;
  const places = [...drawnText.matchAll(/[^\s\u00AD]/g)].map(({ index }) => index);
  const letters = drawnText.replace(/[\s\u00AD]+/g, "");
  let at = 0;
  return items.map((item, index) => {
    const own = item.str.replace(/\s+/g, "");
    const first = letters.indexOf(own, at);
    // Each item is drawn once, and text drawn outside the page is in no item.
    if (own === "" || first < 0 || first > at + farthest) return item;
    at = first + own.length;
    const between = (place: number) => drawnText.slice((places[place - 1] ?? -1) + 1, places[place]);
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

/** Letters to search ahead. */
const farthest = 5000;

/** Numbers between glyphs move the next one. */
const glyphsOf = (args: unknown): string[] =>
  (Array.isArray(args) && Array.isArray(args[0]) ? args[0] : []).flatMap((glyph: unknown) =>
    typeof glyph === "object" && glyph !== null && "unicode" in glyph ? String(glyph.unicode) : [],
  );
