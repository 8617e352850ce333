import type { Evidence } from "../content/question/evidence.ts";

/** The place of a passage in its source. `source` names the source if there are several. */
export type Anchor = (
  | { kind: "paragraph"; paragraph: number }
  | { kind: "page"; page: number }
  | { kind: "slide"; slide: number }
  | { kind: "second"; second: number }
) & { source?: SourceName };

interface SourceName {
  title: string | null;
  url: string | null;
}

/** A verbatim piece of a source: a paragraph, or a few captions. */
export interface Passage {
  text: string;
  anchor: Anchor;
  /** The heading above the passage, as context: never part of a sentence. Null if there is none. */
  section: string | null;
  /** The term of a glossary entry, which starts with it. */
  term?: string;
}

/** The text of a source, in passages. */
export interface SourceText {
  title: string | null;
  url: string | null;
  /** The language that the source declares (BCP 47), which may be wrong; null if it declares none. */
  language: string | null;
  passages: Passage[];
}

/** The part of its source that a question carries. */
export interface Quote {
  passage: string;
  passageAnchor: Anchor;
  evidence: Evidence | null;
}

/** Each mark becomes one character, so that offsets in the folded text are offsets in the text. */
const folded = (text: string) =>
  text
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—‑]/g, "-");

/** Evidence that has not been looked for yet. */
export const unchecked: Evidence = { answerable: null, guessable: null, level: null, section: null };

/** Finds quotes in a source, even across passages. Returns them as written in the source, or null. */
export function quotesFrom({ passages }: SourceText): (quote: string) => Quote | null {
  const texts = passages.map(({ text }) => text.replace(/\s+/g, " ").trim());
  const whole = texts.join(" ");
  const searched = folded(whole);
  const starts: number[] = [];
  let start = 0;
  for (const text of texts) {
    starts.push(start);
    start += text.length + 1;
  }
  return (quote) => {
    const needle = folded(quote.replace(/\s+/g, " ").trim());
    const at = needle === "" ? -1 : searched.indexOf(needle);
    const passage = passages[starts.findLastIndex((start) => start <= at)];
    if (!passage || at < 0) return null;
    const { anchor, section } = passage;
    return {
      passage: whole.slice(at, at + needle.length),
      passageAnchor: anchor,
      evidence: section === null ? null : { ...unchecked, section },
    };
  };
}

export const inParagraphs = (texts: string[]): Passage[] =>
  texts.map((text, index) => ({ text, anchor: { kind: "paragraph", paragraph: index + 1 }, section: null }));
