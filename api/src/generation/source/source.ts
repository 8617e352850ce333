import type { Recognized } from "../../extractive/detect.ts";
import type { Passage, SourceText } from "../../extractive/source.ts";
import { unreadable } from "./unreadable.ts";

export interface Source extends SourceText {
  sourceType: "article" | "youtube" | "pdf" | "text";
  /** The detected language of the text. */
  recognized?: Recognized;
  /** The part that was read, if less than requested. */
  read?: PartRead | null;
}

interface PartRead {
  unit: "page" | "chapter" | "character";
  from: number;
  to: number;
  of: number;
}

/** Maximum number of characters kept of a source. */
export const mostCharacters = 400_000;
/** Minimum number of characters in a source. */
export const leastCharacters = 200;
const limits = { title: 200, leastPassage: 15 };

/** Maximum share of characters that were replaced by U+FFFD. */
const mostLost = 0.02;
const lostCharacters =
  "Many characters of this source were lost before it came here (they are shown as �). Please paste its text, or use another copy.";

/** A source with readable text only. Throws with the message `tooLittle` if there is almost none, and for lost text. */
export function sourceOf(
  { sourceType, title, url, language, passages, read = null }: Source,
  tooLittle: string,
): Source {
  const texts = new Set<string>();
  const keptPassages: Passage[] = [];
  let size = 0;
  let isCut = false;
  for (const { text, anchor, section, term } of passages) {
    isCut ||= text.length > mostCharacters - size;
    const tidyText = tidy(text.slice(0, mostCharacters - size));
    if (tidyText.length < limits.leastPassage || texts.has(tidyText)) continue;
    texts.add(tidyText);
    keptPassages.push({ text: tidyText, anchor, section, ...(term && { term }) });
    size += tidyText.length;
  }
  if (size < leastCharacters) throw unreadable("not_enough_text", tooLittle, url);
  const unreadableCount = keptPassages.reduce((sum, { text }) => sum + (text.match(/\uFFFD/g)?.length ?? 0), 0);
  if (unreadableCount > mostLost * size) throw unreadable("content_unavailable", lostCharacters, url);
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0);
  const range = isCut ? { unit: "character" as const, from: 1, to: size, of: whole } : null;
  const sourceTitle = tidy(title?.slice(0, limits.title) ?? "") || null;
  return { sourceType, title: sourceTitle, url, language, passages: keptPassages, read: read ?? range };
}

/** Notice about the part of a source that was read, if not all, with advice for its reader. */
export function partNotice({ read }: Source): string | null {
  if (!read) return null;
  const { unit, ...numbers } = read;
  const [from, to, of] = [numbers.from, numbers.to, numbers.of].map((number) => number.toLocaleString("en"));
  if (unit === "page")
    return `Pages ${from} to ${to} of ${of} were read: it is too long to be read at once. Name other pages to ask about them.`;
  return `The first ${to} of ${of} ${unit}s were read: it is too long to be read at once.`;
}

const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\s]|[\u00AD\u200B\u2060]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
