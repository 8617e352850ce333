import type { Lexicon } from "./lexicon.ts";
import { type Mention, type Name, namesakes } from "./names.ts";
import type { Sentence } from "./sentences.ts";
import type { Occurrence, Term } from "./terms.ts";
import { sameStems, stemsOf } from "./words.ts";

const wanted = 3;

/** Names of the same kind that could seem to fill the gap, those of the same shape and from near by first. */
export function otherNames(mention: Mention, name: Name, lexicon: Lexicon): string[] {
  const { sentence, withArticle } = mention;
  const present = lexicon.mentions.get(sentence) ?? [];
  const length = (text: string) => text.split(" ").length;
  const unlikeness = new Map(
    [...lexicon.names.values()]
      .filter(({ kind }) => kind === name.kind)
      .map((other) => [
        other,
        Math.abs(length(other.text) - length(name.text)) * 1000 +
          distance(
            other.mentions.map(({ sentence }) => sentence),
            sentence,
          ),
      ]),
  );
  return chosen(
    [...unlikeness.keys()].sort((a, b) => (unlikeness.get(a) ?? 0) - (unlikeness.get(b) ?? 0)),
    (other) =>
      (name.kind === "people" || other.mentions.some((elsewhere) => elsewhere.withArticle === withArticle)) &&
      !present.some(({ text }) => namesakes(text, other.text)) &&
      !other.mentions.some((elsewhere) => saysTheSame(elsewhere.sentence, sentence, name.text, lexicon)),
    namesakes,
  );
}

/** Terms that could seem to fill the gap: of the same number and shape, and used as often. */
export function otherTerms({ term, sentence, from }: Occurrence, lexicon: Lexicon): string[] {
  const { language, terms, content } = lexicon;
  const present = content.get(sentence) ?? new Set();
  const before = sentence.words[from - 1]?.lower ?? "";
  const isPair = (text: string) => text.includes(" ");
  const likeness = (other: Term) =>
    (isPair(other.text) === isPair(term.text) ? 3 : 0) +
    (other.text.slice(-3) === term.text.slice(-3) ? 1 : 0) +
    (other.count > 1 ? 1 : 0) -
    Math.abs(Math.log2(other.count / term.count)) * 0.4 -
    Math.abs(other.text.length - term.text.length) * 0.08 -
    Math.min(distance(other.sentences, sentence), 20) * 0.05;
  const candidates = [...terms.values()]
    .filter(
      (other) =>
        other.isPlural === term.isPlural &&
        (other.count > 1 || other.text.length > 5) &&
        !sameStart(other.text, term.text) &&
        // Light is right wherever sunlight is.
        !(other.text.includes(term.text) || term.text.includes(other.text)) &&
        !language.plainNouns.has(other.head) &&
        fitsAfter(before, other, term, lexicon),
    )
    .map((other) => ({ other, text: other.text, likeness: likeness(other) }))
    .sort((a, b) => b.likeness - a.likeness);
  return chosen(
    candidates,
    ({ other }) =>
      ![...other.stems].some((stem) => present.has(stem) && !term.stems.has(stem)) &&
      ![...other.sentences].some((place) => saysTheSame(place, sentence, term.text, lexicon)),
    sameStart,
  );
}

/** The first few that fit, no two of them alike. */
function chosen<T extends { text: string }>(
  candidates: readonly T[],
  fits: (candidate: T) => boolean,
  alike: (a: string, b: string) => boolean,
): string[] {
  const kept: string[] = [];
  for (const candidate of candidates) {
    if (kept.length === wanted) break;
    if (!kept.some((text) => alike(text, candidate.text)) && fits(candidate)) kept.push(candidate.text);
  }
  return kept;
}

const sameStart = (a: string, b: string) => a.slice(0, 6) === b.slice(0, 6) || sameStems(a, b);

/** Whether a term goes where the other stands: what is counted after "a", what is not counted without an article. */
function fitsAfter(before: string, other: Term, term: Term, { language }: Lexicon): boolean {
  const { determiners, articlesAgree, singleArticles } = language;
  if (articlesAgree && determiners.has(before)) return other.after.has(before);
  if (term.isPlural) return true;
  if (singleArticles.has(before))
    return [...other.after].some((word) => singleArticles.has(word)) || !other.after.has("");
  return determiners.has(before) || other.after.has("");
}

/** Whether another sentence speaks of nearly the same, so that what stands there could be right here. */
function saysTheSame(other: Sentence, sentence: Sentence, answer: string, { content }: Lexicon): boolean {
  if (other === sentence) return true;
  const own = stemsOf(answer);
  const there = content.get(other);
  let asked = 0;
  let shared = 0;
  for (const stem of content.get(sentence) ?? []) {
    if (own.has(stem)) continue;
    asked += 1;
    if (there?.has(stem)) shared += 1;
  }
  return shared > 2 && shared >= asked * 0.4;
}

function distance(places: Iterable<Sentence>, { index }: Sentence): number {
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) least = Math.min(least, Math.abs(place.index - index));
  return least;
}
