/** A language's words as the rules need them. Words and phrases are sources of regular expressions. */
export interface Words {
  /** Words that turn a sentence into its opposite. */
  negations: readonly string[];
  /** Words that claim something without exception. */
  absolutes: readonly string[];
  /** Vague words for a frequency or a quantity. */
  vague: readonly string[];
  /** A complete option, such as “all of the above”. */
  allOfThem: string;
  noneOfThem: string;
  /** A complete option that names others by their letters. */
  combination: string;
  /** A complete question that asks nothing specific, such as “Which is true?” */
  emptyQuestion: string;
  /** Articles before a gap that fit only some nouns. */
  tellingArticles: readonly string[];
  /** Articles before an option that don't change its meaning. */
  articles: readonly string[];
  /** Words before the letter of an option. */
  optionNouns: readonly string[];
  /**
   * Words after the letter of an option that appears alone. `loneLetters` are the letters that are not words
   * themselves.
   */
  beforeVerb: readonly string[];
  loneLetters: string;
  /** Words between the ends of a range. */
  to: readonly string[];
  and: readonly string[];
  /** Words before “and” that join one thing, such as “between”. */
  joined: readonly string[];
  leading: readonly string[];
  /** Phrases that ask for only one answer. */
  one: readonly string[];
  recommending: readonly string[];
  /** Words for quantities that need a unit. */
  measured: readonly string[];
  /** Words for the ends of scales. */
  agreeing: readonly string[];
  opposing: readonly string[];
  /** Words for the middle of scales, or outside them. */
  neutral: readonly string[];
  /** Topics that some people prefer to keep private. */
  sensitive: readonly string[];
  noAnswer: readonly string[];
  preferNotToSay: string;
  /** Verbs that agree with one thing or with several. */
  singular: readonly string[];
  plural: readonly string[];
  /** The plural ending, or null if endings don't show the number. */
  pluralEnding: string | null;
  /** Long words that are unrelated to the topic. */
  common: readonly string[];
}
