import type { FormPhrases } from "../forms/phrases.ts";

/** All words are in lower case. */
export interface Language {
  code: string;
  /** Words without a meaning of their own, with articles and prepositions. The others show the topic of a text. */
  functionWords: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  joiners: ReadonlySet<string>;
  /** Abbreviations. A full stop after one does not end a sentence. */
  abbreviations: ReadonlySet<string>;
  months: ReadonlySet<string>;
  dotsOrdinals: boolean;
  /** Whether all nouns are capitalized, so that a capital does not mark a name. */
  capitalNouns: boolean;
  /** Whether persons may have an article: die Callas, o João. */
  articlesNamePersons: boolean;
  /** Nouns that may be a trade before a name, besides those in the lists; none in English: "the reflex Pavlov studied". */
  trade: RegExp;
  /** Words for persons who must have been named before. */
  persons: ReadonlySet<string>;
  isPlural(word: string): boolean;
  /** Words around the names of persons: titles, trades before them and verbs after them. */
  titles: ReadonlySet<string>;
  beforePerson: ReadonlySet<string>;
  afterPerson: ReadonlySet<string>;
  /** Parts of the names of groups, events and places. */
  others: ReadonlySet<string>;
  /** Wording of questions without a gap. */
  forms: FormPhrases;
}
