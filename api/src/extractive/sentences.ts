import { mayBeIn } from "./detect.ts";
import type { Language } from "./language/language.ts";
import { type SplitRules, splitSentences } from "./language/split.ts";
import type { Sentence } from "./sentence.ts";
import type { SourceText } from "./source.ts";
import { bare, isCapital, type Word, wordsOf } from "./words.ts";

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
  for (const [paragraph, { text: whole, section }] of paragraphs.entries()) {
    let opens = true;
    for (const text of splitSentences(whole, language)) {
      sentences.push({ text, words: wordsOf(text), index: sentences.length, paragraph, section, opens });
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
    const { paragraph = 0 } = sentences[first] ?? {};
    return [{ term, sentence: { text, words: wordsOf(text), index, paragraph, section, opens: false } }];
  });
}

/** Length of a sentence that can be read at a glance. English needs fewer words. */
const longest = { english: { words: 34, characters: 280 }, others: { words: 38, characters: 310 } };

/** A title or a term in quotation marks. Longer quotes are someone's words. */
const shortQuote = /«[^«»]{1,60}»|„[^“”„]{1,60}[“”]|“[^“”]{1,60}”/gu;

/** Words for "next". Only earlier sentences show what comes before it. */
const tellsOfNext =
  /(?<!\p{L})(next|prochaine?s?|próxim[oa]s?|prossim[aeio]|nächste[nmrs]?|volgende|eerstvolgende)(?!\p{L})/iu;

export function standsAlone({ text, words }: Sentence, language: Language): boolean {
  const count = words.filter(({ kind }) => kind !== "mark").length;
  const most = language.references ? longest.others : longest.english;
  if (count < 8 || count > most.words || text.length > most.characters) return false;
  const plain = language.references ? text.replace(shortQuote, "") : text;
  if (
    !/^[\p{Lu}\p{N}]/u.test(text) ||
    !/\.$/.test(text) ||
    /[?!"“”„«»‹›|@#*=<>\\{}[\]…]|__|--|\. \.|https?:|\.[^\s.]*\.\w{2}/u.test(plain)
  )
    return false;
  if (!mayBeIn(text, language.code)) return false;
  if (language.leansBack.test(text) || language.pointsOut.test(text) || tellsOfNext.test(text)) return false;
  const person = words.findIndex(({ lower }) => language.persons.has(lower));
  return person === -1 || words.slice(0, person).some((word) => isNamed(word, language));
}

const isNamed = ({ text, lower }: Word, { functionWords, months, names }: Language) =>
  isCapital(text) &&
  text.length > 1 &&
  !functionWords.has(lower) &&
  !months.has(lower) &&
  !names.people.test(bare(text));
