import type { Source } from "../source/source.ts";
import { Effort } from "./effort.ts";
import { type Language, languageOf } from "./language/language.ts";
import { type Mention, type Name, type NameKind, namesOf } from "./names.ts";
import { numbersIn } from "./numbers.ts";
import { paragraphsOf, type Sentence, sentencesOf, standsAlone } from "./sentences.ts";
import { type Occurrence, type Term, termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";

export interface Lexicon {
  language: Language;
  sentences: Sentence[];
  names: ReadonlyMap<string, Name>;
  namesByKind: ReadonlyMap<NameKind, Name[]>;
  terms: ReadonlyMap<string, Term>;
  termKeys: ReadonlySet<string>;
  mentions: ReadonlyMap<Sentence, Mention[]>;
  occurrences: ReadonlyMap<Sentence, Occurrence[]>;
  years: readonly string[];
  alone: ReadonlySet<Sentence>;
  content: ReadonlyMap<Sentence, ReadonlySet<string>>;
  effort: Effort;
  /** How central a sentence is to the source, 0 to 1. */
  weight(sentence: Sentence): number;
}

export function lexiconOf(source: Source): Lexicon {
  const paragraphs = paragraphsOf(source);
  const language = languageOf(wordsOf(paragraphs.join("\n").slice(0, 20_000)));
  const sentences = sentencesOf(paragraphs, language);
  const names = namesOf(sentences, language);
  const { terms, occurrences } = termsOf(sentences, language);
  const content = new Map(sentences.map((sentence) => [sentence, contentOf(sentence, language)]));
  return {
    language,
    sentences,
    names,
    namesByKind: Map.groupBy(names.values(), ({ kind }) => kind),
    terms,
    termKeys: new Set([...terms.values()].map(({ stemKey }) => stemKey)),
    mentions: Map.groupBy(
      [...names.values()].flatMap(({ mentions }) => mentions),
      ({ sentence }) => sentence,
    ),
    occurrences: Map.groupBy(occurrences, ({ sentence }) => sentence),
    years: [...new Set(sentences.flatMap((sentence) => yearsIn(sentence, language)))],
    alone: new Set(sentences.filter((sentence) => standsAlone(sentence, language))),
    content,
    effort: new Effort(paragraphs.reduce((sum, { length }) => sum + length, 0)),
    weight: weights(content),
  };
}

const yearsIn = (sentence: Sentence, language: Language) =>
  numbersIn(sentence, language).flatMap(({ kind, text }) => (kind === "year" ? [text] : []));

const contentOf = ({ words }: Sentence, { functionWords }: Language) =>
  new Set(words.filter(({ kind, lower }) => kind === "word" && !functionWords.has(lower)).map(({ stem }) => stem));

/** A word weighs more the more sentences contain it; a sentence weighs the mean of its words. */
function weights(content: ReadonlyMap<Sentence, ReadonlySet<string>>): (sentence: Sentence) => number {
  const spread = new Map<string, number>();
  for (const stems of content.values()) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const mean = (stems: ReadonlySet<string>) =>
    [...stems].reduce((sum, stem) => sum + Math.log(spread.get(stem) ?? 1), 0) / Math.max(4, stems.size);
  const means = new Map([...content].map(([sentence, stems]) => [sentence, mean(stems)]));
  let highest = 0.01;
  for (const value of means.values()) highest = Math.max(highest, value);
  return (sentence) => (means.get(sentence) ?? 0) / highest;
}
