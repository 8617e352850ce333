import { numbersIn } from "./gaps/numbers.ts";
import { type Bearer, bearersOf } from "./grammar/bearers.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { learnedFrom } from "./grammar/learn.ts";
import { nounsOf } from "./grammar/nouns.ts";
import type { Knowledge } from "./kinds.ts";
import type { Language } from "./language/language.ts";
import { needsContext, topicalStems } from "./language/references.ts";
import type { Mention } from "./names/mentions.ts";
import { type Name, type NameKind, namesOf } from "./names/names.ts";
import { type Person, personsOf } from "./names/persons.ts";
import { type Relations, relationsOf } from "./relations.ts";
import type { Sentence } from "./sentence.ts";
import { type Entry, entriesOf, paragraphsOf, sentencesOf, standsAlone } from "./sentences.ts";
import type { SourceText } from "./source.ts";
import { type Tag, type Tags, tagsOf } from "./tags.ts";
import { type Occurrence, type Term, termsOf } from "./terms.ts";
import { centralityOf } from "./topic/central.ts";
import { topicOf } from "./topic/topic.ts";

/** Comparisons per character of the source. Only artificial texts without fitting distractors reach the limit. */
const perCharacter = 2;

/**
 * Limits comparisons. Each gap is compared with all names or terms, so the work could grow with the square of the
 * length.
 */
class Effort {
  examined = 0;
  readonly #most: number;

  constructor(characters: number) {
    this.#most = perCharacter * characters;
  }

  get isSpent(): boolean {
    return this.examined >= this.#most;
  }
}

export interface Lexicon {
  language: Language;
  /** Null where terms are found only by the words around them. */
  grammar: Grammar | null;
  sentences: Sentence[];
  glossary: readonly Entry[];
  names: ReadonlyMap<string, Name>;
  namesByKind: ReadonlyMap<NameKind, Name[]>;
  /** Names in a list of kinds. */
  knownNames: readonly Name[];
  /** Names of persons, as far as this is certain. */
  persons: ReadonlyMap<string, Person>;
  /** The same persons by name, with the words before their names, in languages with a grammar. */
  bearers: ReadonlyMap<Name, Bearer>;
  terms: ReadonlyMap<string, Term>;
  termKeys: ReadonlySet<string>;
  mentions: ReadonlyMap<Sentence, Mention[]>;
  occurrences: ReadonlyMap<Sentence, Occurrence[]>;
  years: readonly string[];
  /** Sentences with a statement that make sense without most of the text. */
  statements: ReadonlySet<Sentence>;
  /** Statements that need no other sentence at all. */
  alone: ReadonlySet<Sentence>;
  content: ReadonlyMap<Sentence, ReadonlySet<string>>;
  knowledge: Knowledge | null;
  /** Tags of sentences that make sense alone, if the language has a tagger. */
  tags: Tags;
  relations: Relations;
  /** The words of the title, which the whole text is about. */
  topic: ReadonlySet<string>;
  effort: Effort;
  /** Centrality of a sentence in the source, 0 to 1. */
  weight(sentence: Sentence): number;
}

export async function lexiconOf(source: SourceText, language: Language): Promise<Lexicon> {
  const paragraphs = paragraphsOf(source, language.code);
  const sentences = sentencesOf(paragraphs, language);
  const knowledge = (await language.knowledge?.()) ?? null;
  const alone = sentences.filter((sentence) => standsAlone(sentence, language));
  const tags: Tags = knowledge ? tagsOf(alone, knowledge.tag) : new Map();
  const dictionary = await language.grammar?.load();
  const grammar = dictionary ? learnedFrom(sentences, language, dictionary) : null;
  const names = namesOf(sentences, language, tags, grammar);
  const { terms, occurrences } = grammar ? nounsOf(sentences, language, grammar) : termsOf(sentences, language, tags);
  const mentions = Map.groupBy(
    [...names.values()].flatMap(({ mentions }) => mentions),
    ({ sentence }) => sentence,
  );
  const occurring = Map.groupBy(occurrences, ({ sentence }) => sentence);
  const content = new Map(sentences.map((sentence) => [sentence, contentOf(sentence, language)]));
  const topic = topicOf(source.title, sentences, tags);
  const statements = alone.filter((sentence) => isStatement(tags.get(sentence)));
  const topical = grammar ? topicalStems(content.values()) : new Set<string>();
  const bearers = grammar ? bearersOf(names.values(), language) : new Map();
  return {
    language,
    grammar,
    sentences,
    glossary: entriesOf(source, sentences),
    names,
    persons: grammar
      ? new Map([...bearers.values()].map((bearer) => [bearer.text, bearer]))
      : personsOf(names, sentences, language, tags, knowledge),
    knownNames: knowledge ? [...names.values()].filter(({ text }) => knowledge.kinds.of(text).length > 0) : [],
    bearers,
    namesByKind: Map.groupBy(names.values(), ({ kind }) => kind),
    terms,
    termKeys: new Set([...terms.values()].map(({ stemKey }) => stemKey)),
    mentions,
    occurrences: occurring,
    relations: relationsOf(mentions, occurring, language),
    knowledge,
    topic: topic.title,
    years: [...new Set(sentences.flatMap((sentence) => yearsIn(sentence, language)))],
    statements: new Set(statements),
    alone: new Set(
      statements.filter(
        (sentence) =>
          !knowledge?.leansOnOthers(sentence, {
            tags: tags.get(sentence),
            isKnown: (stem) => topic.isKnown(stem, sentence),
            persons: personsIn(sentence, mentions.get(sentence) ?? [], names, language),
          }) &&
          !needsContext(
            sentence,
            language,
            (stem, isReferring) => (!isReferring && topical.has(stem)) || topic.isKnown(stem, sentence),
          ) &&
          !(mentions.get(sentence) ?? []).some(({ text }) => names.get(text)?.isFirst),
      ),
    ),
    tags,
    content,
    effort: new Effort(paragraphs.reduce((sum, { text }) => sum + text.length, 0)),
    weight: centralityOf(content, topic.headings),
  };
}

/** Whether a sentence is not a command or a title, as far as tags are available. */
const isStatement = (tags: readonly Tag[] | undefined) =>
  tags === undefined || (tags.some((tag) => tag.isFinite) && !tags[0]?.isImperative);

const yearsIn = (sentence: Sentence, language: Language) =>
  numbersIn(sentence, language).flatMap(({ kind, text }) => (kind === "year" ? [text] : []));

const contentOf = ({ words }: Sentence, { functionWords }: Language) =>
  new Set(words.filter(({ kind, lower }) => kind === "word" && !functionWords.has(lower)).map(({ stem }) => stem));

/** Indexes of words in persons' names, and of words for their roles. */
const personsIn = (
  { words }: Sentence,
  mentions: readonly Mention[],
  names: ReadonlyMap<string, Name>,
  { names: { beforePerson } }: Language,
): number[] => [
  ...mentions
    .filter(({ text }) => names.get(text)?.kind === "person")
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  ...words.flatMap(({ lower }, index) => (beforePerson.has(lower) ? index : [])),
];
