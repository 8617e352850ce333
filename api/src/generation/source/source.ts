import { unreadable } from "./unreadable.ts";

export type Anchor =
  | { kind: "paragraph"; paragraph: number }
  | { kind: "page"; page: number }
  | { kind: "second"; second: number };

/** A verbatim piece of a source: a paragraph, or a few captions. */
export interface Passage {
  text: string;
  anchor: Anchor;
}

export interface Source {
  sourceType: "article" | "youtube" | "pdf" | "text";
  title: string | null;
  url: string | null;
  passages: Passage[];
}

const limits = { title: 200, leastPassage: 15, least: 200, most: 200_000 };

/** A source with readable text only; throws with the words of `tooLittle` if there is next to none. */
export function sourceOf({ sourceType, title, url, passages }: Source, tooLittle: string): Source {
  const seen = new Set<string>();
  const kept: Passage[] = [];
  let size = 0;
  for (const { text, anchor } of passages) {
    const shown = tidy(text.slice(0, limits.most - size));
    if (shown.length < limits.leastPassage || seen.has(shown)) continue;
    seen.add(shown);
    kept.push({ text: shown, anchor });
    size += shown.length;
  }
  if (size < limits.least) throw unreadable("not_enough_text", tooLittle, url);
  return { sourceType, title: tidy(title?.slice(0, limits.title) ?? "") || null, url, passages: kept };
}

const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\s]|[\u00AD\u200B\u2060]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

export const inParagraphs = (texts: string[]): Passage[] =>
  texts.map((text, index) => ({ text, anchor: { kind: "paragraph", paragraph: index + 1 } }));
