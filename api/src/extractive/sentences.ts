import { readable } from "./citations.ts";
import { mayBeIn } from "./detect.ts";
import type { PlainLanguage } from "./language/plain/plain.ts";
import { type SplitRules, splitSentences } from "./language/split.ts";
import type { Sentence } from "./sentence.ts";
import type { SourceText } from "./source.ts";
import { wordsOf } from "./words.ts";

export interface Paragraph {
  text: string;
  section: string | null;
}

/** Characters for each mark that ends a sentence, in punctuated text: captions, and texts including their lists. */
const mostUnpunctuated = { captions: 400, text: 4000 };

/** A text with this many marks has sentences, whatever else it contains. */
const enoughStops = 10;

/** Whether sentences can be told apart. Automatic captions often have no punctuation. */
export function isPunctuated({ passages }: SourceText): boolean {
  const isSaid = passages.some(({ anchor }) => anchor.kind === "second");
  const texts = passages.flatMap(({ text, anchor }) => (!isSaid || anchor.kind === "second" ? text : []));
  const stops = texts.reduce((sum, text) => sum + (text.match(/[.!?…。！？؟۔।]/g)?.length ?? 0), 0);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (isSaid) return length <= mostUnpunctuated.captions * stops;
  return stops >= enoughStops || length <= mostUnpunctuated.text * (stops + 1);
}

const ended = /[.!?…:;]["”»’)\]]*$/;

/**
 * The source's paragraphs in its language, without its glossary. Captions break anywhere, so an unfinished sentence
 * continues in the next one.
 */
export function paragraphsOf({ passages }: SourceText, code: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | null = null;
  for (const { text, anchor, section, term } of passages) {
    if (term) continue;
    for (const part of text.split(/\n\s*\n/)) {
      const line = part.replace(/\s+/g, " ").trim();
      if (line === "") continue;
      const paragraph: Paragraph = open ?? { text: "", section };
      if (!open) paragraphs.push(paragraph);
      paragraph.text = `${paragraph.text} ${line}`.trimStart();
      open = anchor.kind === "second" && !ended.test(line) ? paragraph : null;
    }
  }
  return paragraphs.filter(({ text }) => mayBeIn(text, code));
}

export function sentencesOf(paragraphs: readonly Paragraph[], language: SplitRules): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { text: whole, section } of paragraphs) {
    let opens = true;
    for (const text of splitSentences(whole, language)) {
      sentences.push({ text, words: wordsOf(text), index: sentences.length, section, opens });
      opens = false;
    }
  }
  return sentences;
}

/** An entry of a glossary. Its position, for the order of questions, is where its term first occurs in the text. */
export interface Entry {
  term: string;
  sentence: Sentence;
}

export function entriesOf({ passages }: SourceText, sentences: readonly Sentence[]): Entry[] {
  const texts = sentences.map(({ text }) => text.toLowerCase());
  return passages.flatMap(({ text, section, term }): Entry[] => {
    if (!term) return [];
    const first = texts.findIndex((sentence) => sentence.includes(term.toLowerCase()));
    const index = first < 0 ? sentences.length : first;
    return [{ term, sentence: { text, words: wordsOf(text), index, section, opens: false } }];
  });
}

/** The same sentence as it is read: without its citations and its label. */
export const asRead = (sentence: Sentence, language: PlainLanguage): Sentence => ({
  ...sentence,
  text: readable(sentence.text, language),
});
