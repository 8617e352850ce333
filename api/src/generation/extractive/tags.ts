import type { Sentence } from "./sentences.ts";

/** What a tagger says of a word: its part of speech, and what kind of name it is. */
export interface Tag {
  part: "noun" | "verb" | "adjective" | "other";
  isPlural: boolean;
  /** A verb that can be the main one of a sentence. */
  isFinite: boolean;
  isImperative: boolean;
  tense: "past" | "present" | null;
  gender: "m" | "f" | null;
  name: "first" | "person" | "place" | "people" | null;
}

/** One tag for each word of a sentence; null where the tagger divides it otherwise. */
export type Tagger = (sentences: readonly Sentence[]) => (Tag[] | null)[];

export type Tags = ReadonlyMap<Sentence, readonly Tag[]>;

/** A tagger takes most of the time of a draft: beyond this many sentences, those in between stay without tags. */
const mostTagged = 900;

export function tagsOf(sentences: readonly Sentence[], tagger: Tagger): Tags {
  const step = Math.max(1, sentences.length / mostTagged);
  const tagged = sentences.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const tags = tagger(tagged);
  return new Map(
    tagged.flatMap((sentence, index) => {
      const found = tags[index];
      return found ? [[sentence, found] as const] : [];
    }),
  );
}
