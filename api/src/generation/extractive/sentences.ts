import type { Source } from "../source/source.ts";
import type { Language } from "./language/language.ts";
import { bare, isCapital, type Word, wordsOf } from "./words.ts";

export interface Sentence {
  text: string;
  words: Word[];
  index: number;
  paragraph: number;
  opens: boolean;
}

const ended = /[.!?…:;]["”»’)\]]*$/;

/** The source's paragraphs. Captions and pages break anywhere, so an unfinished paragraph continues in the next. */
export function paragraphsOf({ passages }: Source): string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const { text, anchor } of passages) {
    for (const part of text.split(/\n\s*\n/)) {
      const line = part.replace(/\s+/g, " ").trim();
      if (line === "") continue;
      if (open) paragraphs.push(`${paragraphs.pop()} ${line}`);
      else paragraphs.push(line);
      open = anchor.kind !== "paragraph" && !ended.test(line);
    }
  }
  return paragraphs;
}

export function sentencesOf(paragraphs: readonly string[], language: Language): Sentence[] {
  const sentences: Sentence[] = [];
  const segmenter = new Intl.Segmenter(language.code, { granularity: "sentence" });
  for (const [index, paragraph] of paragraphs.entries()) {
    let opens = true;
    for (const text of joined(
      [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()),
      language,
    )) {
      sentences.push({ text, words: wordsOf(text), index: sentences.length, paragraph: index, opens });
      opens = false;
    }
  }
  return sentences;
}

/** Rejoins what was split after "Dr." or an initial. */
function joined(parts: readonly string[], { abbreviations }: Language): string[] {
  const whole: string[][] = [];
  for (const part of parts) {
    const open = whole.at(-1);
    const last = lastWord(open?.at(-1) ?? "");
    const unfinished = abbreviations.has(last.toLowerCase()) || /^\p{Lu}$/u.test(last);
    if (open && (unfinished || /^\p{Ll}/u.test(part))) open.push(part);
    else whole.push([part]);
  }
  return whole.map((together) => together.join(" "));
}

/** Looks no further back than an abbreviation can be long. */
const lastWord = (text: string) => (/(\S+)\.$/.exec(text.slice(-50))?.[1] ?? "").replace(/^[("“]+/, "");

export function standsAlone({ text, words }: Sentence, language: Language): boolean {
  const count = words.filter(({ kind }) => kind !== "mark").length;
  if (count < 8 || count > 34 || text.length > 280) return false;
  if (
    !/^[\p{Lu}\p{N}]/u.test(text) ||
    !/\.$/.test(text) ||
    /[?!"“”„«»‹›|@#*=<>\\{}[\]…]|https?:|\.\S*\.\w{2}/u.test(text)
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
