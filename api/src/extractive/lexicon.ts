import { centralityOf } from "./central.ts";
import { contextsOf } from "./context.ts";
import { contentOf } from "./forms/plain.ts";
import type { Language } from "./language/language.ts";
import type { PlainLanguage } from "./language/plain/plain.ts";
import { isClear } from "./language/plain/sentence.ts";
import { type Person, personsOf } from "./person/persons.ts";
import type { Sentence } from "./sentence.ts";
import { asRead, type Entry, entriesOf, paragraphsOf, sentencesOf } from "./sentences.ts";
import type { SourceText } from "./source.ts";
import { stemsOf } from "./words.ts";

/** Comparisons per character of the source. Only artificial texts without fitting distractors reach the limit. */
const perCharacter = 2;

/** A noun in this share of the sentences is a topic of the text, which needs no introduction. */
const topical = { share: 0.08, least: 3 };

/** Characters. */
const longestHeadline = 80;

/** A source with what its language's rules find in it. */
export interface Lexicon {
  language: Language;
  plain: PlainLanguage;
  sentences: Sentence[];
  glossary: readonly Entry[];
  persons: readonly Person[];
  /** Words that are capitalized inside a sentence. */
  capitals: ReadonlySet<string>;
  /** Sentences that make sense without any other. */
  alone: ReadonlySet<Sentence>;
  /** The context of each clear sentence; empty for those that make sense without any other. */
  contexts: ReadonlyMap<Sentence, string>;
  content: ReadonlyMap<Sentence, ReadonlySet<string>>;
  /** The words of the title, which the whole text is about. */
  topic: ReadonlySet<string>;
  /** Comparisons so far, and their limit: each person or term is compared with all others. */
  effort: { examined: number; readonly most: number };
  /** Centrality of a sentence in the source, 0 to 1. */
  weight(sentence: Sentence): number;
}

export function lexiconOf(source: SourceText, language: Language, plain: PlainLanguage): Lexicon {
  const paragraphs = paragraphsOf(source, language.code);
  const sentences = sentencesOf(paragraphs, language);
  const content = new Map(sentences.map((sentence) => [sentence, contentOf(sentence.text, language)]));
  const topic = stemsOf(source.title ?? "");
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const headings = new Map(sections.map((section) => [section, new Set([...topic, ...stemsOf(section ?? "")])]));
  const topics = topicalStems([...content.values()]);
  const isTopic = (stem: string, { section }: Sentence) =>
    topics.has(stem) || (headings.get(section)?.has(stem) ?? false);
  const persons = personsOf(sentences, language);
  const mentions = Map.groupBy(
    persons.flatMap(({ mentions }) => mentions),
    ({ sentence }) => sentence,
  );
  // "He" and "her" need a person before them in the sentence.
  const namesPersons = (sentence: Sentence) => {
    const at = sentence.words.findIndex(({ lower }) => language.persons.has(lower));
    return at < 0 || (mentions.get(sentence)?.some(({ from }) => from < at) ?? false);
  };
  const isAlone = (sentence: Sentence) =>
    isClear(asRead(sentence, plain), plain, source.title, isTopic) && namesPersons(sentence);
  const title = source.title ?? headlineOf(source);
  const contexts = contextsOf({ title, sentences, persons, language, plain, isAlone });
  return {
    language,
    plain,
    sentences,
    glossary: entriesOf(source, sentences),
    persons,
    capitals: new Set(sentences.flatMap(({ words }) => words.slice(1).map(({ text }) => text))),
    alone: new Set(sentences.filter((sentence) => contexts.get(sentence) === "")),
    contexts,
    content,
    topic,
    effort: { examined: 0, most: perCharacter * paragraphs.reduce((sum, { text }) => sum + text.length, 0) },
    weight: centralityOf(content, headings),
  };
}

/** The first line of a pasted text; null for a sentence. */
function headlineOf({ passages: [first] }: SourceText): string | null {
  const line = first?.text.trim() ?? "";
  return line.length <= longestHeadline && !/[.!?…:;,]["”’»)]*$/.test(line) ? line || null : null;
}

function topicalStems(content: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const uses = Map.groupBy(
    content.flatMap((stems) => [...stems]),
    (stem) => stem,
  );
  const least = Math.max(topical.least, topical.share * content.length);
  return new Set([...uses].flatMap(([stem, { length }]) => (length >= least ? stem : [])));
}
