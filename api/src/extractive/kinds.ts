import type { NumberGap } from "./gaps/gap.ts";
import type { Sentence } from "./sentence.ts";
import type { Tag, Tagger } from "./tags.ts";

/** Information about a language's words from a library and lists. */
export interface Knowledge {
  tag: Tagger;
  kinds: Kinds;
  /** Nouns, in the singular, that are too general to ask for. */
  generic: ReadonlySet<string>;
  singular(noun: string): string;
  plural(noun: string): string;
  /** Whether a sentence only makes sense with others. */
  leansOnOthers(sentence: Sentence, about: Introduced): boolean;
  /** Whether a number is worth asking for and only one fits. */
  mayAskNumber(number: NumberGap, sentence: Sentence): boolean;
}

/** Information about a sentence beyond its words. */
export interface Introduced {
  tags: readonly Tag[] | undefined;
  /** Whether a noun, by its stem, needs no introduction. */
  isKnown(stem: string): boolean;
  /** Indexes of words in persons' names, and of words for their roles. */
  persons: readonly number[];
}

/** The kinds of a word's meaning, as far as the lists have them. */
export interface Kinds {
  /** The kinds of a noun in its singular, or of a name; empty if no list has it. */
  of(noun: string): readonly string[];
  /** Things of the same kind with another meaning, nearest in the list first. Only from kinds that lend options. */
  beside(noun: string): string[];
  /** Whether two nouns mean the same. */
  same(a: string, b: string): boolean;
}

/**
 * Reads lists of one kind each. Spaces separate things, with similar ones next to each other, and slashes separate
 * synonyms. A hyphen is a space. `+` marks kinds that may lend options.
 */
export function kindsFrom(lists: Readonly<Record<string, string>>): Kinds {
  const kinds = new Map<string, { name: string; lends: boolean; place: number; groups: string[][] }[]>();
  for (const [name, words] of Object.entries(lists)) {
    const groups = words.split(/\s+/).map((group) => group.split("/").map((word) => word.replaceAll("-", " ")));
    for (const [place, group] of groups.entries())
      for (const word of group) {
        const kindEntries = kinds.get(word) ?? [];
        kindEntries.push({ name: name.replace("+", ""), lends: name.startsWith("+"), place, groups });
        kinds.set(word, kindEntries);
      }
  }
  const of = (noun: string) => kinds.get(noun) ?? [];
  return {
    of: (noun) => of(noun).map(({ name }) => name),
    same: (a, b) => of(a).some(({ place, groups }) => groups[place]?.includes(b)),
    beside: (noun) =>
      of(noun)
        .filter(({ lends }) => lends)
        .flatMap(({ place, groups }) =>
          groups
            .map(([word = ""], other) => ({ word, distance: Math.abs(other - place) }))
            .filter(({ distance }) => distance > 0)
            .sort((a, b) => a.distance - b.distance)
            .map(({ word }) => word),
        ),
  };
}
