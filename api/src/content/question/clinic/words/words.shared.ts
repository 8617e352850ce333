/** What the rules know of a language. Parts of words and phrases are sources of regular expressions. */
export interface Words {
  /** Turn a sentence into its opposite. */
  negations: readonly string[];
  /** Say that something holds without exception. */
  absolutes: readonly string[];
  /** Say how often or how many without saying it. */
  vague: readonly string[];
  /** A whole option, such as “all of the above”. */
  allOfThem: string;
  noneOfThem: string;
  /** A whole option that names others by their letters. */
  combination: string;
  /** A whole question that asks nothing, such as “Which is true?” */
  emptyQuestion: string;
  /** Stands before a gap and goes with some nouns only. */
  tellingArticles: readonly string[];
  /** May stand before an option without changing it. */
  articles: readonly string[];
  /** Before the letter of an option. */
  optionNouns: readonly string[];
  /** After the letter of an option that stands alone, and the letters that are no words themselves. */
  beforeVerb: readonly string[];
  loneLetters: string;
  /** Between the ends of a range. */
  to: readonly string[];
  and: readonly string[];
  /** Before “and” where it joins one thing, such as “between”. */
  joined: readonly string[];
  leading: readonly string[];
  /** Ask for one answer only. */
  one: readonly string[];
  recommending: readonly string[];
  /** Ask for a number that needs a unit. */
  measured: readonly string[];
  /** The ends of scales. */
  agreeing: readonly string[];
  opposing: readonly string[];
  /** Between them, or beside them. */
  neutral: readonly string[];
  /** Topics that some people keep to themselves. */
  sensitive: readonly string[];
  noAnswer: readonly string[];
  preferNotToSay: string;
  /** Verbs that want one thing or several. */
  singular: readonly string[];
  plural: readonly string[];
  /** How words end that mean several; null where endings do not tell. */
  pluralEnding: string | null;
  /** Long words that say nothing of the topic. */
  common: readonly string[];
}
