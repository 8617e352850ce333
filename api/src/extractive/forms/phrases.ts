import { filled } from "../words.ts";

/** Wording of questions without a gap in one language, and the patterns that find material for them. */
export interface FormPhrases {
  /** Asks for the term with this meaning. */
  term(meaning: string): string;
  /** Asks for the person who is the subject of `predicate`, which starts with a space or a comma. */
  who(predicate: string): string;
  /** Asks for the person with this description. */
  description(text: string): string;
  /** Sentences that define a term, with the groups `term` and `meaning`, and `many` if the term is plural. */
  meanings: readonly RegExp[];
  /** Beginnings that give a judgement or a relation, but not a definition. */
  vague: RegExp;
  /** Beginnings of meanings that are clauses or commands, not things. */
  clause: RegExp;
  /** End of a meaning: the start of another statement. */
  cut: RegExp;
  /** A finite verb in the singular that may follow a person's name. */
  verb: RegExp;
  /** Description after a person's name, as the group `text`. */
  apposition: RegExp;
  /** Statements that fit many people, or a life rather than the text: was a painter, was in the group, died. */
  loose: RegExp;
  /** A time or place at the start of a sentence, as the group `time`, with its separator. */
  time: RegExp;
  /** Whether the verb comes second in a sentence, so that the subject follows it after a time. */
  verbSecond: boolean;
  /** Adverb between a person and the verb, which is left out of the question. */
  adverb: RegExp;
  /** Words anywhere in a phrase that need its context or reveal a person's gender. */
  leans: RegExp;
}

/** The same as written in the file of the languages: `#` in a question stands for its subject. */
export interface FormPack extends Record<Exclude<keyof FormPhrases, "meanings" | "verbSecond">, string> {
  /** Parts of patterns, by the name that patterns put in braces. */
  parts: Readonly<Record<string, string | undefined>>;
  /** One in each line. */
  meanings: string;
  verbSecond?: boolean;
}

const usualParts = {
  term: "{words}",
  /** Up to four words. */
  words: "(?<term>\\p{L}[\\p{L}\\p{M}\\p{N}'’-]+(?: [\\p{L}\\p{M}\\p{N}'’-]+){0,3}?)",
  /** Brackets or a second name between a term and its meaning. */
  aside: "(?: \\([^()]{1,80}\\))?(?:, [^,;:]{3,60},)?",
};

const patternsIn = (pack: FormPack) =>
  Object.fromEntries(patternNames.map((name) => [name, new RegExp(pack[name], "u")])) as Record<
    (typeof patternNames)[number],
    RegExp
  >;
const patternNames = ["vague", "cut", "verb", "apposition", "loose", "time", "adverb"] as const;

export function formsFrom(pack: FormPack): FormPhrases {
  const { parts, meanings, verbSecond = false, leans } = pack;
  const all: FormPack["parts"] = { ...usualParts, ...parts };
  const source = (text: string): string => text.replace(/\{([a-z]+)\}/g, (_, part) => source(all[part] ?? ""));
  const pattern = (text: string) => new RegExp(source(text), "u");
  return {
    term: (meaning) => filled(pack.term, meaning),
    who: (predicate) => filled(pack.who, predicate),
    description: (text) => filled(pack.description, text),
    meanings: meanings.split("\n").map(pattern),
    ...patternsIn(pack),
    clause: new RegExp(pack.clause, "iu"),
    verbSecond,
    leans: new RegExp(`(?<!\\p{L})(?:${leans})(?!\\p{L})`, "iu"),
  };
}
