import type { Word } from "../words.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";

/** What drafting without a model has to know of a language. All words are lower-cased. */
export interface Language {
  code: string;
  /** Words that carry no meaning of their own; what is left tells what a text is about. */
  functionWords: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  /** A noun may follow them. */
  determiners: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  /** Verbs that may follow a bare noun at the start of a sentence, and words that introduce a term. */
  auxiliaries: ReadonlySet<string>;
  naming: ReadonlySet<string>;
  /** Small words inside names: University *of* California. */
  joiners: ReadonlySet<string>;
  /** Nouns that would make dull gaps. */
  plainNouns: ReadonlySet<string>;
  /** Words that go with any noun, so that the two make no term. */
  looseModifiers: ReadonlySet<string>;
  /** After these a full stop ends nothing. */
  abbreviations: ReadonlySet<string>;
  /** 2 to 12, in order. */
  numberWords: readonly string[];
  months: ReadonlySet<string>;
  /** After these a number such as 1895 is a year, whatever follows. */
  yearPrepositions: ReadonlySet<string>;
  /** These and a noun without an article are a set phrase: at sea, on deck. */
  phrasePrepositions: ReadonlySet<string>;
  /** The decimal mark. */
  decimal: "." | ",";
  /** Whether "19." means 19th. */
  dotsOrdinals: boolean;
  /** Whether every noun has a capital, so that a capital does not make a name. */
  capitalNouns: boolean;
  /** Whether an article tells gender or number, so that options must have been seen with the same one. */
  articlesAgree: boolean;
  /** Endings of words that are never nouns. */
  notNouns: RegExp;
  /** How a verb ends after a noun in the singular, where that tells it from a noun. */
  verbEnding: RegExp | null;
  /** A sentence beginning like this leans on the one before. */
  leansBack: RegExp;
  /** Anywhere in a sentence: it points out of it. */
  pointsOut: RegExp;
  /** Somebody who must have been named before in the same sentence. */
  persons: ReadonlySet<string>;
  /** These in a sentence hint that it goes on from another. */
  weakens: RegExp;
  /** Articles of one thing among several. */
  singleArticles: ReadonlySet<string>;
  /** An article before a gap that would tell how the answer begins. */
  tellingArticle: RegExp | null;
  /** What may be cut off the front. */
  connective: RegExp;
  /** A sentence with these takes a side; people can agree with it or not. */
  claim: RegExp;
  isPlural(word: string): boolean;
  isCountry(name: string): boolean;
  names: NameHints;
  phrases: Phrases;
}

/** Words in a name, or beside it, that tell what it is a name of. */
interface NameHints {
  person: ReadonlySet<string>;
  group: ReadonlySet<string>;
  event: ReadonlySet<string>;
  place: ReadonlySet<string>;
  beforePerson: ReadonlySet<string>;
  beforeThing: ReadonlySet<string>;
  beforePlace: ReadonlySet<string>;
  /** Before places mostly. */
  towards: ReadonlySet<string>;
  afterPerson: ReadonlySet<string>;
  /** Flemish, Dutch, American. */
  people: RegExp;
}

/** What is said around what the source gives. */
interface Phrases {
  fillGap(sentence: string): string;
  agreement(sentence: string): string;
  agreementScale: readonly string[];
  /** Several ways to rate a theme, each with its scale from little to much. */
  ratings: readonly { ask(theme: string): string; scale: readonly string[] }[];
  pickThemes: string;
  selfRatings: readonly ((theme: string) => string)[];
  selfScale: readonly [string, string, string, string];
  /** How a theme stands in these sentences. */
  theme(term: string, withArticle: boolean): string;
  person(name: string): string;
}

const languages = [english, german, french, spanish];

/** The language most of whose function words the text uses; English when it is none of ours. */
export function languageOf(words: readonly Word[]): Language {
  const counts = languages.map(({ functionWords }) => words.filter(({ lower }) => functionWords.has(lower)).length);
  return languages[counts.indexOf(Math.max(...counts))] ?? english;
}
