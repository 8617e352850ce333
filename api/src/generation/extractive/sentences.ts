import type { Source } from "../source/source.ts";
import type { Language } from "./language/language.ts";
import { splitSentences } from "./language/split.ts";
import { bare, isCapital, type Word, wordsOf } from "./words.ts";

export interface Sentence {
  text: string;
  words: Word[];
  index: number;
  paragraph: number;
  opens: boolean;
}

const ended = /[.!?…:;]["”»’)\]]*$/;

/** The source's paragraphs. Captions break anywhere, so what is unfinished continues in the next. */
export function paragraphsOf({ passages }: Source): string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const { text, anchor } of passages) {
    for (const part of text.split(/\n\s*\n/)) {
      const line = part.replace(/\s+/g, " ").trim();
      if (line === "") continue;
      if (open) paragraphs.push(`${paragraphs.pop()} ${line}`);
      else paragraphs.push(line);
      open = anchor.kind === "second" && !ended.test(line);
    }
  }
  return paragraphs;
}

export function sentencesOf(paragraphs: readonly string[], language: Language): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    let opens = true;
    for (const text of splitSentences(paragraph, language)) {
      sentences.push({ text, words: wordsOf(text), index: sentences.length, paragraph: index, opens });
      opens = false;
    }
  }
  return sentences;
}

export function standsAlone({ text, words }: Sentence, language: Language): boolean {
  const count = words.filter(({ kind }) => kind !== "mark").length;
  if (count < 8 || count > 34 || text.length > 280) return false;
  if (
    !/^[\p{Lu}\p{N}]/u.test(text) ||
    !/\.$/.test(text) ||
    /[?!"“”„«»‹›|@#*=<>\\{}[\]…]|__|https?:|\.\S*\.\w{2}/u.test(text)
  )
    return false;
  if (language.leansBack.test(text) || language.pointsOut.test(text)) return false;
  const person = words.findIndex(({ lower }) => language.persons.has(lower));
  return person === -1 || words.slice(0, person).some((word) => isNamed(word, language));
}

const isNamed = ({ text, lower }: Word, { functionWords, months, names }: Language) =>
  isCapital(text) &&
  text.length > 1 &&
  !functionWords.has(lower) &&
  !months.has(lower) &&
  !names.people.test(bare(text));
