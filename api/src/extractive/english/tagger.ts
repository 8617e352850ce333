import nlp from "compromise/two";
import type { Sentence } from "../sentence.ts";
import type { Tag } from "../tags.ts";

interface Term {
  text: string;
  normal: string;
  pre: string;
  post: string;
  tags: Set<string>;
}

const unknown: Tag = {
  part: "other",
  isPlural: false,
  isFinite: false,
  isImperative: false,
  tense: null,
  gender: null,
  name: null,
};

/** Never nouns in these texts, although the library often tags them as nouns. */
const defining = /^(refers|consists|denotes|comprises)$/;

/** Passes our own words to the tagger, so that there is one tag for each. */
export function tagEnglish(sentences: readonly Sentence[]): (Tag[] | null)[] {
  const tagged: Term[][] = nlp(sentences.map((sentence) => ({ terms: termsOf(sentence) })) as never).document as never;
  return sentences.map(({ words }, index) => {
    const terms = tagged[index] ?? [];
    const wordCount = words.filter(({ kind }) => kind !== "mark").length;
    // A contraction becomes two terms.
    if (terms.length !== wordCount) return null;
    let at = 0;
    return words.map(({ kind, lower }) => {
      if (kind === "mark") return unknown;
      const tag = tagOf(terms[at++] as Term);
      return defining.test(lower) ? { ...unknown, part: "verb", isFinite: true, tense: "present" } : tag;
    });
  });
}

function termsOf({ words }: Sentence): Term[] {
  const terms: Term[] = [];
  for (const { kind, text, lower } of words) {
    const last = terms.at(-1);
    if (kind !== "mark") terms.push({ text, normal: lower, pre: "", post: " ", tags: new Set() });
    else if (last) last.post = `${text} `;
  }
  return terms;
}

function tagOf({ tags }: Term): Tag {
  const has = (...names: string[]) => names.some((name) => tags.has(name));
  const isVerb = has("Verb");
  return {
    part:
      isVerb && !has("Gerund", "Auxiliary", "Modal")
        ? "verb"
        : has("Pronoun", "Date", "Value")
          ? "other"
          : has("Noun")
            ? "noun"
            : has("Adjective")
              ? "adjective"
              : "other",
    isPlural: has("Plural"),
    isFinite: isVerb && has("PastTense", "PresentTense", "Copula", "Modal", "Auxiliary") && !has("Gerund"),
    isImperative: has("Imperative", "Infinitive"),
    tense: has("PastTense") ? "past" : has("PresentTense", "Copula", "Auxiliary") ? "present" : null,
    gender: has("FemaleName") ? "f" : has("MaleName") ? "m" : null,
    name: has("FirstName")
      ? "first"
      : has("Person", "LastName", "Honorific")
        ? "person"
        : has("Place", "City", "Country", "Region")
          ? "place"
          : has("Demonym")
            ? "people"
            : null,
  };
}
