import type { Difficulty } from "../../content/content.shared.ts";
import { capitalized } from "../../platform/shared/words.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention } from "../names/mentions.ts";
import type { Name } from "../names/names.ts";
import { otherPersons, type Person } from "../names/persons.ts";
import type { Sentence } from "../sentence.ts";
import type { Occurrence, Term } from "../terms.ts";
import { isCapital, opensWithVowel, stemsOf } from "../words.ts";
import { kindsOf, lent, namesAkin, sameKind, termsAkin } from "./akin.ts";
import { distractors } from "./gap.ts";

/** Heuristic weights for the closeness of a distractor. Distances beyond `farthest` sentences count the same. */
const near = {
  akin: 10,
  perWord: 6,
  samePairing: 3,
  sameEnding: 1,
  sameArticle: 2,
  repeated: 1,
  perCharacter: 0.08,
  perSentence: 0.05,
  farthest: 20,
};

/** A sentence with this share of another's words, and at least three of them, counts as a paraphrase. */
const paraphrase = { share: 0.35, least: 3 };

interface Choice {
  text: string;
  /** Sentences that contain it; empty if the text does not. */
  foundIn: readonly Sentence[];
  likeness: number;
}

export function otherNames(mention: Mention, name: Name, lexicon: Lexicon, difficulty: Difficulty): string[] {
  const { sentence } = mention;
  const person = lexicon.knowledge && lexicon.persons.get(name.text);
  if (person) return bestOf(name.text, sentence, personChoices(person, sentence, lexicon), lexicon, difficulty);
  const candidates = lexicon.namesByKind.get(name.kind) ?? [];
  const all = kindsOf(name.text, lexicon).length > 0 ? lexicon.knownNames : candidates;
  lexicon.effort.examined += all.length;
  const choices = all.flatMap((other): Choice[] => {
    const akin = namesAkin(name, other, lexicon);
    if (other === name || akin < sameKind) return [];
    const fits = name.kind === "people" || other.mentions.some((elsewhere) => standsAlike(elsewhere, mention, lexicon));
    if (!fits || (name.kind === "person" && other.parts.length > 1 !== name.parts.length > 1)) return [];
    const likeness =
      akin * near.akin -
      Math.abs(other.parts.length - name.parts.length) * near.perWord -
      Math.min(distance(other.foundIn, sentence), near.farthest) * near.perSentence;
    return [{ text: other.text, foundIn: other.foundIn, likeness }];
  });
  return bestOf(name.text, sentence, [...choices, ...lentBy(name.text, false, lexicon)], lexicon, difficulty);
}

function personChoices(person: Person, sentence: Sentence, { persons, effort }: Lexicon): Choice[] {
  effort.examined += persons.size;
  const sizeOf = (text: string) => text.split(" ").length;
  return otherPersons(person, sentence, persons).map(({ text, foundIn }) => ({
    text,
    foundIn,
    likeness:
      -Math.abs(sizeOf(text) - sizeOf(person.text)) * near.perWord -
      Math.min(distance(foundIn, sentence), near.farthest) * near.perSentence,
  }));
}

/** Whether both have an article or neither does. Where articles agree, it has to be the same one. */
function standsAlike(a: Mention, b: Mention, { language }: Lexicon): boolean {
  const articleOf = ({ sentence: { words }, from }: Mention) => words[from - 1]?.lower;
  return a.withArticle === b.withArticle && !(a.withArticle && language.articlesAgree && articleOf(a) !== articleOf(b));
}

export function otherTerms({ term, sentence, from }: Occurrence, lexicon: Lexicon, difficulty: Difficulty): string[] {
  const { language, terms } = lexicon;
  const before = sentence.words[from - 1]?.lower ?? "";
  lexicon.effort.examined += terms.size;
  const choices = [...terms.values()].flatMap((other): Choice[] => {
    if (other === term || other.isPlural !== term.isPlural || sameStart(other.text, term.text)) return [];
    if (
      lexicon.names.has(capitalized(other.text)) ||
      isGeneric(other, lexicon) ||
      !fitsAfter(before, other, term, lexicon)
    )
      return [];
    const akin = termsAkin(term, other, lexicon);
    if (akin < sameKind) return [];
    const likeness =
      akin * near.akin +
      (other.text.includes(" ") === term.text.includes(" ") ? near.samePairing : 0) +
      (other.text.slice(-3) === term.text.slice(-3) ? near.sameEnding : 0) +
      (other.count > 1 ? near.repeated : 0) +
      (opensWithVowel(other.text) === opensWithVowel(term.text) ? near.sameArticle : 0) -
      Math.abs(other.text.length - term.text.length) * near.perCharacter -
      Math.min(distance(other.foundIn, sentence), near.farthest) * near.perSentence;
    return [{ text: other.text, foundIn: other.foundIn, likeness }];
  });
  const closed = language.articlesAgree ? [] : lentBy(term.text, term.isPlural, lexicon);
  return bestOf(term.text, sentence, [...choices, ...closed], lexicon, difficulty);
}

/** Whether a term is too general as an answer or an option. */
export const isGeneric = ({ text, head }: Term, { language, knowledge, relations }: Lexicon): boolean =>
  (language.plainNouns.has(head) && !(text.includes(" ") && relations.defined.has(text))) ||
  (knowledge !== null && (knowledge.generic.has(text) || knowledge.generic.has(knowledge.singular(text))));

const lentBy = (text: string, isPlural: boolean, lexicon: Lexicon): Choice[] =>
  lent(text, isPlural, lexicon).map((other, index) => ({
    text: other,
    foundIn: lexicon.terms.get(other)?.foundIn ?? lexicon.names.get(other)?.foundIn ?? [],
    likeness: 4 * near.akin - near.perWord - index,
  }));

/** The nearest choices that are certainly wrong and differ from each other. An easy question gets more distant ones. */
function bestOf(
  answer: string,
  sentence: Sentence,
  choices: readonly Choice[],
  lexicon: Lexicon,
  difficulty: Difficulty,
): string[] {
  const own = stemsOf(answer);
  const present = new Set([...(lexicon.content.get(sentence) ?? [])].filter((stem) => !own.has(stem)));
  const couldBeRight = saysTheSame(sentence, answer, lexicon);
  const distinct: Choice[] = [];
  const enough = difficulty === "easy" ? 2 * distractors : distractors;
  for (const choice of choices.toSorted((a, b) => b.likeness - a.likeness)) {
    if (distinct.length === enough) break;
    const { text, foundIn } = choice;
    if ([answer, ...distinct.map((other) => other.text)].some((other) => alike(text, other, lexicon))) continue;
    if ([...stemsOf(text)].some((stem) => present.has(stem)) || foundIn.some(couldBeRight)) continue;
    distinct.push(choice);
  }
  return distinct.slice(-distractors).map(({ text }) => text);
}

/** Letters. Words with this many first letters in common are mostly forms of one word. */
const commonStart = 5;

const sameStart = (a: string, b: string) => a.slice(0, commonStart) === b.slice(0, commonStart);

/** Whether two options are the same, or one is a form, a part or a synonym of the other. */
function alike(a: string, b: string, { knowledge }: Lexicon): boolean {
  if (!isCapital(a) && sameStart(a, b)) return true;
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first.includes(second) || second.includes(first)) return true;
  if (knowledge?.kinds.same(a, b) || knowledge?.kinds.same(knowledge.singular(a), knowledge.singular(b))) return true;
  if (isCapital(a) && isCapital(b)) {
    const parts = b.split(" ");
    // Two kings of England can be told apart, two Johns cannot. The heads of "Tea Act" and "Stamp Act" are not names.
    return a.split(" ").some((part, index, all) => isCapital(part) && index < all.length - 1 && parts.includes(part));
  }
  return [...stemsOf(a)].join() === [...stemsOf(b)].join();
}

/** Whether a term fits after a word. Countable terms follow "a", uncountable ones no article. */
function fitsAfter(before: string, other: Term, term: Term, { language }: Lexicon): boolean {
  const { determiners, articlesAgree, singleArticles } = language;
  if (articlesAgree && determiners.has(before)) return other.after.has(before);
  if (term.isPlural) return true;
  if (singleArticles.has(before))
    return [...other.after].some((word) => singleArticles.has(word)) || !other.after.has("");
  return determiners.has(before) || other.after.has("") || other.after.size === 0;
}

/** Whether another sentence is so similar that a word from it would be right as well. */
export function saysTheSame(sentence: Sentence, answer: string, { content, effort }: Lexicon) {
  const own = stemsOf(answer);
  const stems = [...(content.get(sentence) ?? [])].filter((stem) => !own.has(stem));
  const enough = Math.max(paraphrase.least, stems.length * paraphrase.share);
  const comparisons = new Map<Sentence, boolean>();
  const compare = (other: Sentence) => {
    const there = content.get(other);
    effort.examined += 1;
    return stems.filter((stem) => there?.has(stem)).length >= enough;
  };
  return (other: Sentence): boolean => {
    const is = comparisons.get(other) ?? (other === sentence || compare(other));
    comparisons.set(other, is);
    return is;
  };
}

/** The distance in sentences to the nearest of `foundIn`, which is sorted. */
export function distance(foundIn: readonly Sentence[], { index }: Sentence): number {
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
