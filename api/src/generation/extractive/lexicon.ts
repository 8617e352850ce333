import type { Source } from "../source/source.ts";
import { Effort } from "./effort.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { learnedFrom } from "./grammar/learn.ts";
import { nounsOf } from "./grammar/nouns.ts";
import type { Knowledge } from "./kinds.ts";
import type { Language } from "./language/language.ts";
import { type Mention, type Name, type NameKind, namesOf } from "./names.ts";
import { numbersIn } from "./numbers.ts";
import { type Relations, relationsOf } from "./relations.ts";
import { paragraphsOf, type Sentence, sentencesOf, standsAlone } from "./sentences.ts";
import { type Tag, type Tags, tagsOf } from "./tags.ts";
import { type Occurrence, type Term, termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";

export interface Lexicon {
  language: Language;
  /** Null where terms are found by the words around them only. */
  grammar: Grammar | null;
  sentences: Sentence[];
  names: ReadonlyMap<string, Name>;
  namesByKind: ReadonlyMap<NameKind, Name[]>;
  /** Names that a list of kinds has. */
  knownNames: readonly Name[];
  terms: ReadonlyMap<string, Term>;
  termKeys: ReadonlySet<string>;
  mentions: ReadonlyMap<Sentence, Mention[]>;
  occurrences: ReadonlyMap<Sentence, Occurrence[]>;
  years: readonly string[];
  alone: ReadonlySet<Sentence>;
  content: ReadonlyMap<Sentence, ReadonlySet<string>>;
  knowledge: Knowledge | null;
  /** Of the sentences that stand alone, if the language has a tagger. */
  tags: Tags;
  relations: Relations;
  /** The words of the title, of which everything is. */
  topic: ReadonlySet<string>;
  effort: Effort;
  /** How central a sentence is to the source, 0 to 1. */
  weight(sentence: Sentence): number;
}

export async function lexiconOf(source: Source, language: Language): Promise<Lexicon> {
  const paragraphs = paragraphsOf(source);
  const sentences = sentencesOf(paragraphs, language);
  const knowledge = (await language.knowledge?.()) ?? null;
  const alone = sentences.filter((sentence) => standsAlone(sentence, language));
  const tags: Tags = knowledge ? tagsOf(alone, knowledge.tag) : new Map();
  const known = await language.grammar?.load();
  const grammar = known ? learnedFrom(sentences, language, known) : null;
  const names = namesOf(sentences, language, tags, grammar);
  const { terms, occurrences } = grammar ? nounsOf(sentences, language, grammar) : termsOf(sentences, language, tags);
  const mentions = Map.groupBy(
    [...names.values()].flatMap(({ mentions }) => mentions),
    ({ sentence }) => sentence,
  );
  const occurring = Map.groupBy(occurrences, ({ sentence }) => sentence);
  const content = new Map(sentences.map((sentence) => [sentence, contentOf(sentence, language)]));
  return {
    language,
    grammar,
    sentences,
    names,
    knownNames: knowledge ? [...names.values()].filter(({ text }) => knowledge.kinds.of(text).length > 0) : [],
    namesByKind: Map.groupBy(names.values(), ({ kind }) => kind),
    terms,
    termKeys: new Set([...terms.values()].map(({ stemKey }) => stemKey)),
    mentions,
    occurrences: occurring,
    relations: relationsOf(mentions, occurring, language),
    knowledge,
    topic: new Set(wordsOf(source.title ?? "").map(({ stem }) => stem)),
    years: [...new Set(sentences.flatMap((sentence) => yearsIn(sentence, language)))],
    alone: new Set(
      alone.filter(
        (sentence) =>
          isStatement(tags.get(sentence)) &&
          !(mentions.get(sentence) ?? []).some(({ text }) => names.get(text)?.isFirst),
      ),
    ),
    tags,
    content,
    effort: new Effort(paragraphs.reduce((sum, { length }) => sum + length, 0)),
    weight: weights(content),
  };
}

/** Not a command or a title, as far as there are tags. */
const isStatement = (tags: readonly Tag[] | undefined) =>
  tags === undefined || (tags.some((tag) => tag.isFinite) && !tags[0]?.isImperative);

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
