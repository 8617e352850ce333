import type { FormPhrases } from "../forms/phrases/phrases.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Knowledge } from "../kinds.ts";
import type { RatingPhrases } from "../rating/phrases/phrases.ts";
import type { Figures } from "./figures.ts";
import type { References } from "./references.ts";

/** All words are lower-case. */
export interface Language {
  code: string;
  /** Words without meaning of their own; the rest tells what a text is about. */
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
  /** Adjectives that go with any noun, so that the pair is no term. */
  looseModifiers: ReadonlySet<string>;
  /** A full stop after these ends no sentence. */
  abbreviations: ReadonlySet<string>;
  numberWords: readonly string[];
  months: ReadonlySet<string>;
  /** A number such as 1895 after these is a year. */
  yearPrepositions: ReadonlySet<string>;
  /** With a bare noun these make a set phrase: at sea, on deck. */
  phrasePrepositions: ReadonlySet<string>;
  decimal: "." | ",";
  dotsOrdinals: boolean;
  /** Whether all nouns are capitalized, so that a capital does not mark a name. */
  capitalNouns: boolean;
  /** Whether articles show gender or number, so that distractors must occur with the same article. */
  articlesAgree: boolean;
  /** How nouns agree, where articles show it. Null: distractors are only held to number and articles. */
  grammar: NounRules | null;
  notNouns: RegExp;
  /** Ending of a verb after a singular noun, where that tells it from a noun. */
  verbEnding: RegExp | null;
  /** Beginnings of sentences that depend on the one before. */
  leansBack: RegExp;
  /** Anywhere in a sentence: refers to something outside it. */
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
  /** Words inside a sentence that only tie it to others, and may be left out; global. */
  asides?: RegExp;
  /** What a library and lists know of the words, loaded on demand. */
  knowledge?: () => Promise<Knowledge>;
  /** Follows a term at the beginning of a sentence that defines it. */
  defines?: RegExp;
  /** First, second, third and so on, as centuries are counted in words. */
  ordinals?: readonly string[];
  /** How sentences point at what was named before them, where `leansBack` alone does not tell. */
  references?: References;
  /** What surrounds numbers, where that decides whether to ask for them. */
  figures?: Figures;
  isPlural(word: string): boolean;
  isCountry(name: string): boolean;
  names: NameHints;
  phrases: Phrases;
  /** What surveys and self-assessments say. */
  rating: RatingPhrases;
  /** What questions without a gap say. */
  forms: FormPhrases;
}

interface NounRules {
  load(): Promise<Grammar>;
  /** Whether adjectives stand behind their noun, so that its gender shows without an article, too. */
  adjectivesFollow: boolean;
  /** Endings of abstract nouns and of persons, which do not stand for each other. */
  abstract: RegExp;
  person: RegExp;
}

interface NameHints {
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
  /** Of the words before persons: those for heads of state and church, and those for women. */
  rulers?: RegExp;
  female?: RegExp;
}

interface Phrases {
  fillGap(sentence: string): string;
}
