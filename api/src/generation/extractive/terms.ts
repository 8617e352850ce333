import type { Language } from "./language/language.ts";
import type { Sentence } from "./sentences.ts";
import { bare, isCapital, stemKey, stemsOf, type Word } from "./words.ts";

export interface Term {
  text: string;
  head: string;
  stems: ReadonlySet<string>;
  stemKey: string;
  isPlural: boolean;
  foundIn: Sentence[];
  count: number;
  /** The determiners it occurs after; "" for none. */
  after: Set<string>;
}

export interface Occurrence {
  term: Term;
  sentence: Sentence;
  from: number;
  to: number;
}

const wordAt = (words: readonly Word[], index: number) => (words[index]?.kind === "word" ? words[index] : undefined);

export function termsOf(
  sentences: readonly Sentence[],
  language: Language,
): { terms: Map<string, Term>; occurrences: Occurrence[] } {
  const nouns = nounsOf(sentences, language);
  const pairs = pairsOf(sentences, nouns, language);
  const terms = new Map<string, Term>();
  const occurrences: Occurrence[] = [];
  for (const sentence of sentences) {
    const { words } = sentence;
    for (let index = 0; index < words.length; index++) {
      const paired = wordAt(words, index + 1);
      const pair = paired && `${form(words, index, language)} ${form(words, index + 1, language)}`;
      const isPair = pair !== undefined && pairs.has(pair);
      const text = isPair ? pair : form(words, index, language);
      if (!isPair && !nouns.has(text)) continue;
      const to = index + (isPair ? 2 : 1);
      const term = terms.get(text) ?? newTerm(text, language);
      terms.set(text, term);
      if (term.foundIn.at(-1) !== sentence) term.foundIn.push(sentence);
      term.count += 1;
      const before = words[index - 1]?.lower ?? "";
      if (endsChunk(words, to, language)) {
        if (language.determiners.has(before)) term.after.add(before);
        else if (index === 0 || language.prepositions.has(before) || words[index - 1]?.kind === "mark")
          term.after.add("");
      }
      occurrences.push({ term, sentence, from: index, to });
      index = to - 1;
    }
  }
  return { terms, occurrences };
}

const newTerm = (text: string, { isPlural }: Language): Term => ({
  text,
  head: text.slice(text.lastIndexOf(" ") + 1),
  stems: stemsOf(text),
  stemKey: stemKey(text),
  isPlural: isPlural(text),
  foundIn: [],
  count: 0,
  after: new Set(),
});

/** A word as it would be inside a sentence; "" for a mark. */
function form(words: readonly Word[], index: number, { capitalNouns }: Language): string {
  const word = words[index];
  if (word?.kind !== "word") return "";
  if (index === 0 && !capitalNouns) return bare(word.lower);
  return bare(word.text);
}

export const endsChunk = (words: readonly Word[], index: number, { functionWords }: Language) => {
  const next = words[index];
  return next === undefined || next.kind === "mark" || (next.kind === "word" && functionWords.has(next.lower));
};

/** Words that occur once where only a noun can, or twice where mostly a noun does. */
function nounsOf(sentences: readonly Sentence[], language: Language): Set<string> {
  const {
    functionWords,
    determiners,
    prepositions,
    auxiliaries,
    naming,
    notNouns,
    looseModifiers,
    capitalNouns,
    months,
  } = language;
  const small = new Set(sentences.flatMap(({ words }) => words.flatMap(({ text }) => (isCapital(text) ? [] : text))));
  const nouns = new Set<string>();
  const hints = new Set<string>();
  const maybe = (word: string, hint: string, sentence: Sentence) => {
    if (hints.has(hint) && !hints.has(`${hint} ${sentence.index}`)) nouns.add(word);
    hints.add(hint).add(`${hint} ${sentence.index}`);
  };
  for (const sentence of sentences) {
    const { words } = sentence;
    for (let index = 0; index < words.length; index++) {
      const { kind, lower, text } = words[index] as Word;
      if (
        kind !== "word" ||
        text.length < 3 ||
        functionWords.has(lower) ||
        months.has(lower) ||
        looseModifiers.has(lower)
      )
        continue;
      if (capitalNouns) {
        // Names are capitalized as well, but hardly ever have an article.
        const article = functionWords.has(words[index - 1]?.lower ?? "") ? index - 1 : index - 2;
        if (isCapital(text) && determiners.has(words[article]?.lower ?? "")) nouns.add(bare(text));
        continue;
      }
      if ((isCapital(text) && (index > 0 || !small.has(lower))) || bare(text) !== text || notNouns.test(lower))
        continue;
      const before = words[index - 1];
      const after = words[index + 1];
      const isBare = index === 0 || before?.text === ",";
      const follows = before?.lower ?? "";
      if (naming.has(follows)) nouns.add(lower);
      else if (!endsChunk(words, index + 1, language)) {
        if (isBare) maybe(lower, lower, sentence);
      } else {
        const isListed = /^(,|and|or)$/.test(after?.lower ?? "");
        if (determiners.has(follows) || (before?.kind === "number" && language.isPlural(lower))) nouns.add(lower);
        else if (isBare && auxiliaries.has(after?.lower ?? "")) nouns.add(lower);
        else if (prepositions.has(follows)) {
          if (isListed) maybe(lower, lower, sentence);
          else nouns.add(lower);
        } else if (looseModifiers.has(follows) && determiners.has(words[index - 2]?.lower ?? "")) nouns.add(lower);
        else if (before?.kind === "word" && !functionWords.has(follows) && opensPhrase(words[index - 2], language))
          maybe(lower, `${follows} ${lower}`, sentence);
      }
    }
  }
  return nouns;
}

const opensPhrase = (word: Word | undefined, { determiners, prepositions }: Language) =>
  word !== undefined && (determiners.has(word.lower) || prepositions.has(word.lower));

function pairsOf(sentences: readonly Sentence[], nouns: ReadonlySet<string>, language: Language): Set<string> {
  const { functionWords, notNouns, capitalNouns, looseModifiers } = language;
  const counts = new Map<string, number>();
  if (capitalNouns) return new Set();
  for (const { words } of sentences) {
    for (let index = 0; index + 1 < words.length; index++) {
      const [first, second] = [form(words, index, language), form(words, index + 1, language)];
      if (!nouns.has(second) || first.length < 3 || isCapital(first)) continue;
      if (
        functionWords.has(first) ||
        looseModifiers.has(first) ||
        /ly$/.test(first) ||
        (notNouns.test(first) && !/(ed|ing)$/.test(first))
      )
        continue;
      counts.set(`${first} ${second}`, (counts.get(`${first} ${second}`) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([pair]) => pair));
}
