/** How questions without a gap are worded in one language, and how its texts give away what they can be made of. */
export interface FormPhrases {
  /** Asks for the term with this meaning. */
  term(meaning: string): string;
  /** Asks for the meaning of this term. */
  meaning(term: string): string;
  /** Asks what the text says of this person. */
  statement(person: string): string;
  /** Asks for the person who is the subject of what follows, which begins with a space or a comma. */
  who(predicate: string): string;
  /** Asks for the person who is described so. */
  description(text: string): string;
  /** Sentences that say what a term means, with the groups `term` and `meaning`; `many` if the term is a plural. */
  meanings: readonly RegExp[];
  /** The same in the middle of a sentence, for which `term` is what stands before. Empty where that is not certain. */
  asides: readonly RegExp[];
  /** Beginnings that say how something is valued or related, but not what it is. */
  vague: RegExp;
  /** Beginnings of meanings that are clauses or commands and stand for no thing. */
  clause: RegExp;
  /** What a meaning ends before, as it begins another statement. */
  cut: RegExp;
  /** A finite verb in the singular that may stand behind the name of a person, and whether it tells of the past. */
  verb: RegExp;
  past: RegExp;
  /** Behind the name of a person: the group `text` says who that is. */
  apposition: RegExp;
  /** What is true of many, or of a life and not of the text: was a painter, was in the group, died. */
  loose: RegExp;
  /** A time or place that begins a sentence, as the group `time`, with what parts it from the rest. */
  time: RegExp;
  /** Whether the verb comes second in a sentence, so that the subject follows it after a time. */
  verbSecond: boolean;
  /** Between a person and the verb, left out of the question. */
  adverb: RegExp;
  /** Anywhere in a phrase: needs its context, or tells the gender of a person. */
  leans: RegExp;
}

/** Up to four words. */
export const termPattern = "(?<term>\\p{L}[\\p{L}\\p{M}\\p{N}'’-]+(?: [\\p{L}\\p{M}\\p{N}'’-]+){0,3}?)";

/** Brackets, or a second name, between a term and what it is said to be. */
export const asidePattern = "(?: \\([^()]{1,80}\\))?(?:, [^,;:]{3,60},)?";

export const pattern = (...parts: string[]) => new RegExp(parts.join(""), "u");
/** Whole words, in capital or small letters. */
export const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
