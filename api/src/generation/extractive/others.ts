import type { Lexicon } from "./lexicon.ts";
import type { Mention, Name } from "./names.ts";
import type { Sentence } from "./sentences.ts";
import type { Occurrence, Term } from "./terms.ts";
import { isCapital, stemsOf } from "./words.ts";

/** A question has four options: these and the answer. */
export const distractors = 3;

/** A difference of one word in a name counts like this many sentences in between, so it nearly always decides. */
const perWord = 1000;

/** Heuristic weights of how alike two terms look. Distances beyond `farthest` sentences count the same. */
const likenessOf = {
  samePairing: 3,
  sameEnding: 1,
  repeated: 1,
  perDoubling: 0.4,
  perCharacter: 0.08,
  perSentence: 0.05,
  farthest: 20,
};

/** A sentence with this share of another's words, and at least three of them, counts as a paraphrase. */
const paraphrase = { share: 0.4, least: 3 };

export function otherNames(mention: Mention, name: Name, lexicon: Lexicon): string[] {
  const { sentence, withArticle } = mention;
  const present = new Set(
    (lexicon.mentions.get(sentence) ?? []).flatMap(
      ({ text }) => lexicon.names.get(text)?.parts.filter(isCapital) ?? [],
    ),
  );
  const couldBeRight = saysTheSame(sentence, name.text, lexicon);
  const likeness = (other: Name) =>
    -Math.abs(other.parts.length - name.parts.length) * perWord - distance(other.foundIn, sentence);
  const candidates = lexicon.namesByKind.get(name.kind) ?? [];
  lexicon.effort.examined += candidates.length;
  return closest(
    candidates,
    likeness,
    (other) =>
      (name.kind === "people" || other.mentions.some((elsewhere) => elsewhere.withArticle === withArticle)) &&
      !other.parts.some((part) => present.has(part)) &&
      !other.foundIn.some(couldBeRight),
    namesakes,
  );
}

export function otherTerms({ term, sentence, from }: Occurrence, lexicon: Lexicon): string[] {
  const { language, terms, content } = lexicon;
  const present = content.get(sentence) ?? new Set();
  const before = sentence.words[from - 1]?.lower ?? "";
  const isPair = (text: string) => text.includes(" ");
  const couldBeRight = saysTheSame(sentence, term.text, lexicon);
  const likeness = (other: Term) =>
    (isPair(other.text) === isPair(term.text) ? likenessOf.samePairing : 0) +
    (other.text.slice(-3) === term.text.slice(-3) ? likenessOf.sameEnding : 0) +
    (other.count > 1 ? likenessOf.repeated : 0) -
    Math.abs(Math.log2(other.count / term.count)) * likenessOf.perDoubling -
    Math.abs(other.text.length - term.text.length) * likenessOf.perCharacter -
    Math.min(distance(other.foundIn, sentence), likenessOf.farthest) * likenessOf.perSentence;
  lexicon.effort.examined += terms.size;
  const candidates = [...terms.values()].filter(
    (other) =>
      other.isPlural === term.isPlural &&
      (other.count > 1 || other.text.length > 5) &&
      !sameStart(other, term) &&
      // "Light" is right wherever "sunlight" is.
      !(other.text.includes(term.text) || term.text.includes(other.text)) &&
      !language.plainNouns.has(other.head) &&
      fitsAfter(before, other, term, lexicon),
  );
  return closest(
    candidates,
    likeness,
    (other) =>
      ![...other.stems].some((stem) => present.has(stem) && !term.stems.has(stem)) && !other.foundIn.some(couldBeRight),
    sameStart,
  );
}

function closest<T extends Name | Term>(
  candidates: readonly T[],
  likeness: (candidate: T) => number,
  fits: (candidate: T) => boolean,
  alike: (a: T, b: T) => boolean,
): string[] {
  const ranked = candidates
    .map((candidate) => ({ candidate, likeness: likeness(candidate) }))
    .sort((a, b) => b.likeness - a.likeness);
  const kept: T[] = [];
  for (const { candidate } of ranked) {
    if (kept.length === distractors) break;
    if (!kept.some((other) => alike(other, candidate)) && fits(candidate)) kept.push(candidate);
  }
  return kept.map(({ text }) => text);
}

const namesakes = ({ parts }: Name, other: Name) => other.parts.some((part) => isCapital(part) && parts.includes(part));

/** Words with so many first letters in common are mostly forms of one word. */
const commonStart = 6;

const sameStart = (a: Term, b: Term) =>
  a.text.slice(0, commonStart) === b.text.slice(0, commonStart) || a.stemKey === b.stemKey;

/** Countable terms follow "a", uncountable ones no article. */
function fitsAfter(before: string, other: Term, term: Term, { language }: Lexicon): boolean {
  const { determiners, articlesAgree, singleArticles } = language;
  if (articlesAgree && determiners.has(before)) return other.after.has(before);
  if (term.isPlural) return true;
  if (singleArticles.has(before))
    return [...other.after].some((word) => singleArticles.has(word)) || !other.after.has("");
  return determiners.has(before) || other.after.has("");
}

/** In a sentence that says nearly the same, the other word would be right as well. */
function saysTheSame(sentence: Sentence, answer: string, { content, effort }: Lexicon) {
  const own = stemsOf(answer);
  const asked = [...(content.get(sentence) ?? [])].filter((stem) => !own.has(stem));
  const enough = Math.max(paraphrase.least, asked.length * paraphrase.share);
  const known = new Map<Sentence, boolean>();
  const compare = (other: Sentence) => {
    const there = content.get(other);
    effort.examined += 1;
    return asked.filter((stem) => there?.has(stem)).length >= enough;
  };
  return (other: Sentence): boolean => {
    const is = known.get(other) ?? (other === sentence || compare(other));
    known.set(other, is);
    return is;
  };
}

/** The distance in sentences to the nearest of `foundIn`, which are sorted. */
function distance(foundIn: readonly Sentence[], { index }: Sentence): number {
  let [low, high] = [0, foundIn.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((foundIn[middle] as Sentence).index < index) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [foundIn[low - 1], foundIn[low]];
  return Math.min(
    before ? index - before.index : Number.POSITIVE_INFINITY,
    after ? after.index - index : Number.POSITIVE_INFINITY,
  );
}
