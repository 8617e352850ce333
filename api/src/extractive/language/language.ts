import type { FormPhrases } from "../forms/phrases.ts";

/** All words are in lower case. */
export interface Language {
  code: string;
  /** Words without a meaning of their own. The other words show the topic of a text. */
  functionWords: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Verbs that may follow a bare noun at the start of a sentence. */
  auxiliaries: ReadonlySet<string>;
  joiners: ReadonlySet<string>;
  /** Nouns that would make dull gaps. */
  plainNouns: ReadonlySet<string>;
  /** Abbreviations. A full stop after one does not end a sentence. */
  abbreviations: ReadonlySet<string>;
  months: ReadonlySet<string>;
  dotsOrdinals: boolean;
  /** Whether all nouns are capitalized, so that a capital does not mark a name. */
  capitalNouns: boolean;
  /** Whether persons may have an article: die Callas, o João. */
  articlesNamePersons: boolean;
  /** Nouns that may be a trade before a name, besides those in the lists; null for none, as in "the reflex Pavlov studied". */
  trade: RegExp | null;
  /** Beginnings of sentences that depend on the previous one. */
  leansBack: RegExp;
  /** Words anywhere in a sentence that refer to something outside it. */
  pointsOut: RegExp;
  /** Words for persons who must have been named before. */
  persons: ReadonlySet<string>;
  /** Hints that a sentence continues another. */
  weakens: RegExp;
  /** How sentences refer to things named before them, where `leansBack` is not enough. */
  references?: References;
  isPlural(word: string): boolean;
  isCountry(name: string): boolean;
  names: NameHints;
  /** Wording of questions without a gap. */
  forms: FormPhrases;
}

export interface NameHints {
  person: ReadonlySet<string>;
  group: ReadonlySet<string>;
  event: ReadonlySet<string>;
  place: ReadonlySet<string>;
  beforePerson: ReadonlySet<string>;
  afterPerson: ReadonlySet<string>;
  people: RegExp;
}

/** How a language refers to things named in an earlier sentence. All words are in lower case. */
export interface References {
  /** Articles of known things. */
  definites: ReadonlySet<string>;
  /** Nouns that, with only such an article, mean something named before: the town, the treaty. */
  nouns: RegExp;
  /**
   * Words that start an explanation of which one is meant: of, that. Prepositions do, too, where no verb comes in
   * between.
   */
  complements: ReadonlySet<string>;
  /** The same after a comma. */
  relatives: ReadonlySet<string>;
  /** Words before a noun that identify it: the first, the largest. */
  foremost: RegExp;
  owners: ReadonlySet<string>;
  /** Pronouns before a verb that make another subject unnecessary. */
  reflexives: ReadonlySet<string>;
  /** The form of a main verb, where a noun cannot be mistaken for one. */
  finite: RegExp | null;
  /** Whether a sentence may leave out its subject. */
  dropsSubject: boolean;
  /** Nationalities, which identify a noun as well: the French king. */
  nationality: RegExp;
}
