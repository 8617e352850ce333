import type { Language } from "./language/language.ts";
import type { Sentence } from "./sentence.ts";
import type { Tags } from "./tags.ts";
import { bare, isCapital, stemKey, stemsOf, type Word } from "./words.ts";

export interface Term {
  text: string;
  head: string;
  stems: ReadonlySet<string>;
  stemKey: string;
  isPlural: boolean;
  foundIn: Sentence[];
  count: number;
  /** Determiners before the term; "" for none. */
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
  tags: Tags,
): { terms: Map<string, Term>; occurrences: Occurrence[] } {
  const nouns = nounsOf(sentences, language);
  const defined = definedPhrases(sentences, language, tags);
  const phrases = new Set([...pairsOf(sentences, nouns, language), ...defined.keys()]);
  const terms = new Map<string, Term>();
  const occurrences: Occurrence[] = [];
  const small = new Set(
    sentences.flatMap(({ words }) => words.flatMap(({ text, stem }) => (isCapital(text) ? [] : stem))),
  );
  for (const sentence of sentences) {
    const { words } = sentence;
    for (let index = 0; index < words.length; index++) {
      const one = form(words, index, language);
      if (one === "") continue;
      // A word that only ever opens sentences may be a name.
      if (index === 0 && !language.capitalNouns && !small.has(words[0]?.stem ?? "")) continue;
      const two = wordAt(words, index + 1) && `${one} ${form(words, index + 1, language)}`;
      const three = two && wordAt(words, index + 2) && `${two} ${form(words, index + 2, language)}`;
      const text = [three, two, one].find((phrase) => phrase && phrases.has(phrase)) ?? one;
      if (!phrases.has(text) && !nouns.has(text)) continue;
      const to = index + text.split(" ").length;
      const term = terms.get(text) ?? newTerm(text, defined.get(text) ?? language.isPlural(text));
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
  return onlyNouns(terms, occurrences, tags);
}

/** Minimum share of a term's tagged occurrences that have to be nouns. */
const shareOfNouns = 0.75;

/** Removes terms and occurrences that the tagger does not take for nouns. */
function onlyNouns(terms: Map<string, Term>, occurrences: readonly Occurrence[], tags: Tags) {
  if (tags.size === 0) return { terms, occurrences: [...occurrences] };
  const isNoun = ({ sentence, to }: Occurrence) => (tags.get(sentence)?.[to - 1]?.part ?? "noun") === "noun";
  const nounTerms = [...Map.groupBy(occurrences, ({ term }) => term)].flatMap(([term, all]) => {
    const nouns = all.filter(isNoun);
    return nouns.length < shareOfNouns * all.length ? [] : [{ term, nouns }];
  });
  return {
    terms: new Map(nounTerms.map(({ term }) => [term.text, term])),
    occurrences: nounTerms.flatMap(({ nouns }) => nouns),
  };
}

/** A term without counted occurrences. */
export const newTerm = (text: string, isPlural: boolean): Term => ({
  text,
  head: text.slice(text.lastIndexOf(" ") + 1),
  stems: stemsOf(text),
  stemKey: stemKey(text),
  isPlural,
  foundIn: [],
  count: 0,
  after: new Set(),
});

/** Subjects of definitions, of up to three words, where tags are available. The values show whether they are plural. */
function definedPhrases(sentences: readonly Sentence[], language: Language, tags: Tags): Map<string, boolean> {
  const phrases = new Map<string, boolean>();
  for (const sentence of sentences) {
    const { words, text } = sentence;
    const tagged = tags.get(sentence);
    const from = language.articles.has(words[0]?.lower ?? "") ? 1 : 0;
    for (let to = from + 1; tagged && to <= from + 3; to++) {
      const last = words[to - 1];
      if (last?.kind !== "word" || language.functionWords.has(last.lower)) break;
      if (tagged[to - 1]?.part !== "noun" || !language.defines?.test(text.slice(last.end))) continue;
      const phrase = words.slice(from, to).map((_, index) => form(words, from + index, language));
      if (language.looseModifiers.has(phrase[0] ?? "") || language.plainNouns.has(phrase.at(-1) ?? "")) continue;
      if (words.slice(from, to).some((word) => isCapital(word.text) && word !== words[0])) continue;
      phrases.set(
        phrase.join(" "),
        /^\s(are|were)\b/.test(text.slice(last.end)) || language.isPlural(phrase.join(" ")),
      );
    }
  }
  return phrases;
}

/** A word as spelled inside a sentence; "" for anything else. */
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

/** Words that occur once where only a noun can, or twice where a noun is likely. */
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
