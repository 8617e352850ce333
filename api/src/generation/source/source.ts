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
  /** "share": the same share of several sources. */
  unit: "page" | "chapter" | "character" | "share";
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
  if (unit === "share")
    return `${to} of ${of} characters were read: the sources are too long to be read together. Each was read from its start.`;
  return `The first ${to} of ${of} ${unit}s were read: it is too long to be read at once.`;
}

/** One source of several, whose passages name the source that they are from. Long ones share the size of a source. */
export function joined(sources: readonly [Source, ...Source[]]): Source {
  const [first] = sources;
  const whole = sources.reduce((sum, { passages }) => sum + sizeOf(passages), 0);
  const allowed = new Map<Source, number>();
  let left = mostCharacters;
  for (const [index, source] of sources.toSorted((a, b) => sizeOf(a.passages) - sizeOf(b.passages)).entries()) {
    const share = Math.min(sizeOf(source.passages), Math.floor(left / (sources.length - index)));
    allowed.set(source, share);
    left -= share;
  }
  const passages = sources.flatMap((source) => {
    const { title, url } = source;
    let size = 0;
    return source.passages
      .filter(({ text }) => {
        size += text.length;
        return size <= (allowed.get(source) ?? 0);
      })
      .map((passage) => ({ ...passage, anchor: { ...passage.anchor, source: { title, url } } }));
  });
  const kept = sizeOf(passages);
  const isPart = kept < whole || sources.some(({ read }) => read);
  return { ...first, passages, read: isPart ? { unit: "share", from: 1, to: kept, of: whole } : null };
}

const sizeOf = (passages: readonly Passage[]) => passages.reduce((sum, { text }) => sum + text.length, 0);

const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\s]|[\u00AD\u200B\u2060]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
