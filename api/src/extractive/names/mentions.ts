import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import { bare, isCapital, type Word } from "../words.ts";

/** An occurrence of a name: the words `from` to (excluding) `to` of a sentence. */
export interface Mention {
  text: string;
  sentence: Sentence;
  from: number;
  to: number;
  withArticle: boolean;
}

interface Capitals {
  /** Words and pairs of words that are capitalized inside a sentence. */
  inside: ReadonlySet<string>;
  small: ReadonlySet<string>;
}

export function capitalsOf(sentences: readonly Sentence[]): Capitals {
  const inside = new Set<string>();
  const small = new Set<string>();
  for (const { words } of sentences) {
    for (const [index, { text }] of words.entries()) {
      if (!isCapital(text)) small.add(text);
      else if (index > 0) inside.add(bare(text)).add(`${text} ${bare(words[index + 1]?.text ?? "")}`);
    }
  }
  return { inside, small };
}

export function mentionsIn(
  sentence: Sentence,
  { inside, small }: Capitals,
  language: Language,
  isNoun: (word: Word, before: Word | undefined) => boolean,
): Mention[] {
  const { words } = sentence;
  const capital = (index: number) => {
    const word = words[index];
    return (
      word?.kind === "word" &&
      isCapital(word.text) &&
      !language.months.has(word.lower) &&
      !isNoun(word, words[index - 1])
    );
  };
  const begins = (index: number) => {
    const { text, lower } = words[index] as Word;
    const isInitial = text.length === 1 && words[index + 1]?.text === "." && capital(index + 2);
    if (isInitial) return true;
    const followed = capital(index + 1) || (language.joiners.has(words[index + 1]?.lower ?? "") && capital(index + 2));
    if (language.functionWords.has(lower)) return index > 0 && text.length > 1 && capital(index + 1);
    if (index > 0) return true;
    return (
      inside.has(`${text} ${bare(words[1]?.text ?? "")}`) || (!small.has(lower) && (followed || inside.has(bare(text))))
    );
  };
  const mentions: Mention[] = [];
  const opensWithTrade = language.names.beforePerson.has(words[0]?.lower ?? "") && capital(1);
  for (let from = opensWithTrade ? 1 : 0; from < words.length; from++) {
    if (!capital(from) || !begins(from)) continue;
    let to = from + 1;
    while (bare(words[to - 1]?.text ?? "") === words[to - 1]?.text) {
      const joins = language.joiners.has(words[to]?.lower ?? "");
      // As in "the Seven Years' War".
      const owned = words[to]?.text.match(/^['’]$/) && words[to]?.start === words[to - 1]?.end;
      // An initial: Robert K. Merton.
      const isInitial = words[to - 1]?.text.length === 1 && words[to]?.text === "." && capital(to + 1);
      if (isInitial) to += 2;
      else if (capital(to)) to += 1;
      else if ((joins || owned) && capital(to + 1)) to += 2;
      else if (joins && language.articles.has(words[to + 1]?.lower ?? "") && capital(to + 2)) to += 3;
      else break;
    }
    const text = bare(sentence.text.slice(words[from]?.start, words[to - 1]?.end));
    const isPiece =
      words[to - 1]?.text.length === 1 || (words[from - 1]?.text === "." && words[from - 2]?.text.length === 1);
    // Only the whole of "Bacon's Rebellion" is a name.
    const isOwner = text !== sentence.text.slice(words[from]?.start, words[to - 1]?.end) && capital(to);
    const isShort = to - from === 1 && language.abbreviations.has(words[from]?.lower ?? "");
    if (!isPiece && !isOwner && !isShort)
      mentions.push({ text, sentence, from, to, withArticle: language.articles.has(words[from - 1]?.lower ?? "") });
    from = to - 1;
  }
  return mentions;
}
