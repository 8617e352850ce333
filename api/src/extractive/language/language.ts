import type { FormPhrases } from "../forms/phrases.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Knowledge } from "../kinds.ts";
import type { RatingPhrases } from "../rating/phrases.ts";

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
  naming: ReadonlySet<string>;
  joiners: ReadonlySet<string>;
  /** Nouns that would make dull gaps. */
  plainNouns: ReadonlySet<string>;
  /** Adjectives that combine with any noun, so that the pair is not a term. */
  looseModifiers: ReadonlySet<string>;
  /** Abbreviations. A full stop after one does not end a sentence. */
  abbreviations: ReadonlySet<string>;
  numberWords: readonly string[];
  months: ReadonlySet<string>;
  /** Prepositions that mark a number such as 1895 as a year. */
  yearPrepositions: ReadonlySet<string>;
  /** Prepositions that form a set phrase with a bare noun: at sea, on deck. */
  phrasePrepositions: ReadonlySet<string>;
  decimal: "." | ",";
  dotsOrdinals: boolean;
  /** Whether all nouns are capitalized, so that a capital does not mark a name. */
  capitalNouns: boolean;
  /** Whether articles show gender or number, so that distractors must occur with the same article. */
  articlesAgree: boolean;
  /** How nouns agree, where articles show it. Null if distractors only have to match in number and article. */
  grammar: NounRules | null;
  notNouns: RegExp;
  /** Ending of a verb after a singular noun, where it distinguishes verbs from nouns. */
  verbEnding: RegExp | null;
  /** Beginnings of sentences that depend on the previous one. */
  leansBack: RegExp;
  /** Words anywhere in a sentence that refer to something outside it. */
  pointsOut: RegExp;
  /** Words for persons who must have been named before. */
  persons: ReadonlySet<string>;
  /** Hints that a sentence continues another. */
  weakens: RegExp;
  /** Articles of one thing among several. */
  singleArticles: ReadonlySet<string>;
  /** An article before a gap that reveals how the answer begins. */
  tellingArticle: RegExp | null;
  /** Introductions that may be cut off. */
  connective: RegExp;
  /** Words inside a sentence that only connect it to others and may be left out; global. */
  asides?: RegExp;
  /** Information about the words from a library and lists, loaded on demand. */
  knowledge?: () => Promise<Knowledge>;
  /** Follows a term at the start of a sentence that defines it. */
  defines?: RegExp;
  /** First, second, third and so on, as centuries are counted in words. */
  ordinals?: readonly string[];
  /** How sentences refer to things named before them, where `leansBack` is not enough. */
  references?: References;
  /** Patterns around numbers, where they decide whether to ask for a number. */
  figures?: Figures;
  isPlural(word: string): boolean;
  isCountry(name: string): boolean;
  names: NameHints;
  fillGap(sentence: string): string;
  /** Wording of surveys and self-assessments. */
  rating: RatingPhrases;
  /** Wording of questions without a gap. */
  forms: FormPhrases;
}

interface NounRules {
  load(): Promise<Grammar>;
  /** Whether adjectives follow their noun, so that its gender shows without an article, too. */
  adjectivesFollow: boolean;
  /** Endings of abstract nouns and of persons, which cannot replace each other. */
  abstract: RegExp;
  person: RegExp;
}

export interface NameHints {
  person: ReadonlySet<string>;
  group: ReadonlySet<string>;
  event: ReadonlySet<string>;
  place: ReadonlySet<string>;
  beforePerson: ReadonlySet<string>;
  beforeThing: ReadonlySet<string>;
  beforePlace: ReadonlySet<string>;
  towards: ReadonlySet<string>;
  afterPerson: ReadonlySet<string>;
  people: RegExp;
  /** Words before persons: for heads of state and church, and for women. */
  rulers?: RegExp;
  female?: RegExp;
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

/** Words around numbers in a language. */
export interface Figures {
  /** A century as a number: 19., XIXe. */
  century: RegExp;
  /** The two words before a year that stands for its decade: the years 1960. */
  decade: RegExp;
  /** End of the text before a number whose neighbours are true as well: until, more than. */
  bounds: RegExp;
  /** End of the text before the number of a survey or a study. */
  incidental: RegExp;
  /** Marks a number as true when the text was written. */
  asOf: RegExp;
  /** Words between the ends of a range. */
  joints: ReadonlySet<string>;
  /** Follows a number that counts from something in an earlier sentence. */
  relative: RegExp;
  million: RegExp;
}
