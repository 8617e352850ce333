import type { Sentence } from "./sentence.ts";

/** The tagger's information about a word: its part of speech and its kind of name. */
export interface Tag {
  part: "noun" | "verb" | "adjective" | "other";
  isPlural: boolean;
  /** Whether a verb can be the main verb of a sentence. */
  isFinite: boolean;
  isImperative: boolean;
  tense: "past" | "present" | null;
  gender: "m" | "f" | null;
  name: "first" | "person" | "place" | "people" | null;
}

/** One tag for each word of a sentence; null if the tagger splits the sentence differently. */
export type Tagger = (sentences: readonly Sentence[]) => (Tag[] | null)[];

export type Tags = ReadonlyMap<Sentence, readonly Tag[]>;

/** Sentences. A tagger takes most of the time of a draft, so in longer texts some sentences in between get no tags. */
const mostTagged = 900;

export function tagsOf(sentences: readonly Sentence[], tagger: Tagger): Tags {
  const step = Math.max(1, sentences.length / mostTagged);
  const tagged = sentences.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const tags = tagger(tagged);
  return new Map(
    tagged.flatMap((sentence, index) => {
      const sentenceTags = tags[index];
      return sentenceTags ? [[sentence, sentenceTags] as const] : [];
    }),
  );
}
