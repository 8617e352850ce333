import { centralityOf } from "./central.ts";
import type { Language } from "./language/language.ts";
import type { PlainLanguage } from "./language/plain/plain.ts";
import { needsContext, topicalStems } from "./language/references.ts";
import { type Person, personsOf } from "./person/persons.ts";
import type { Sentence } from "./sentence.ts";
import { type Entry, entriesOf, paragraphsOf, sentencesOf, standsAlone } from "./sentences.ts";
import type { SourceText } from "./source.ts";
import { stemsOf } from "./words.ts";

/** Comparisons per character of the source. Only artificial texts without fitting distractors reach the limit. */
const perCharacter = 2;

/**
 * Limits comparisons. Each person or term is compared with all others, so the work could grow with the square of the
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

/** Sentences that use a word before figures of it are asked for without an introduction. */
const fewestUses = 3;

/** A source with what its language's rules find in it. */
export interface Lexicon {
  language: Language;
  sentences: Sentence[];
  glossary: readonly Entry[];
  persons: readonly Person[];
  /** Words that are capitalized inside a sentence. */
  capitals: ReadonlySet<string>;
  /** Sentences with a statement that make sense without most of the text. */
  statements: ReadonlySet<Sentence>;
  /** Statements that need no other sentence at all. */
  alone: ReadonlySet<Sentence>;
  content: ReadonlyMap<Sentence, ReadonlySet<string>>;
  /** Stems of words that are used throughout the text. */
  topical: ReadonlySet<string>;
  /** The words of the title, which the whole text is about. */
  topic: ReadonlySet<string>;
  effort: Effort;
  /** Centrality of a sentence in the source, 0 to 1. */
  weight(sentence: Sentence): number;
}

export function lexiconOf(source: SourceText, language: Language, plain: PlainLanguage): Lexicon {
  const paragraphs = paragraphsOf(source, language.code);
  const sentences = sentencesOf(paragraphs, language);
  const content = new Map(sentences.map((sentence) => [sentence, contentOf(sentence, language)]));
  const topic = stemsOf(source.title ?? "");
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const headings = new Map(sections.map((section) => [section, new Set([...topic, ...stemsOf(section ?? "")])]));
  const topical = topicalStems(content.values());
  const isTopic = (sentence: Sentence) => (stem: string, isReferring: boolean) =>
    (!isReferring && topical.has(stem)) || (headings.get(sentence.section)?.has(stem) ?? false);
  const statements = sentences.filter((sentence) => standsAlone(sentence, language));
  return {
    language,
    sentences,
    glossary: entriesOf(source, sentences),
    persons: personsOf(sentences, language),
    capitals: new Set(sentences.flatMap(({ words }) => words.slice(1).map(({ text }) => text))),
    statements: new Set(statements),
    alone: new Set(
      statements.filter(
        (sentence) =>
          !plain.leansBack.test(sentence.text) &&
          !plain.pointsOut.test(sentence.text) &&
          !needsContext(sentence, language, isTopic(sentence)),
      ),
    ),
    content,
    topical: topicalStems(content.values(), fewestUses),
    topic,
    effort: new Effort(paragraphs.reduce((sum, { text }) => sum + text.length, 0)),
    weight: centralityOf(content, headings),
  };
}

const contentOf = ({ words }: Sentence, { functionWords }: Language) =>
  new Set(words.filter(({ kind, lower }) => kind === "word" && !functionWords.has(lower)).map(({ stem }) => stem));
