import { distractors } from "../gaps/gap.ts";
import { distance, saysTheSame } from "../gaps/others.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Occurrence, Term } from "../terms.ts";
import { fitsSlot, type Slot, slotAt } from "./agreement.ts";
import type { Grammar } from "./grammar.ts";
import { kindOf } from "./kinds.ts";
import { isPlain } from "./plain.ts";

/** Heuristic weights for the similarity of two nouns. Distances beyond `farthest` sentences count the same. */
const likenessOf = { listed: 5, perLetter: 0.6, mostLetters: 6, repeated: 1, perSentence: 0.05, farthest: 20 };

/** Letters. Nouns with a longer common ending share their head, so each may be right: Regenwälder, Tropenwälder. */
const commonHead = 5;

/** Nouns that fit the grammar of the gap, are of the same sort, and are neither right nor almost right. */
export function otherNouns(occurrence: Occurrence, grammar: Grammar, lexicon: Lexicon): string[] {
  const { term, sentence, from } = occurrence;
  const { language, terms, content, relations } = lexicon;
  const slot = slotAt(sentence.words, from, language, grammar);
  const around = sentence.text.toLowerCase();
  // A compound in the sentence may contain the answer: Kohlenstoff, Kohlenstoffdioxid.
  if (!slot || around.split(term.text.toLowerCase()).length > 2) return [];
  const present = content.get(sentence) ?? new Set();
  const ofKind = kindOf(language.code, term.text)
    .flatMap((member) => fitting(member, slot, grammar))
    .filter((text) => !around.includes(text.toLowerCase()));
  const kind = new Set(ofKind);
  const couldBeRight = saysTheSame(sentence, term.text, lexicon);
  const isBare = term.after.size === 1 && term.after.has("");
  const sort = sortOf(term.text, language);
  const isNear = (other: Term) => relations.areListed(other.text, term.text) || relations.defined.has(other.text);
  lexicon.effort.examined += terms.size;
  const candidates = [...terms.values()].filter(
    (other) =>
      !kind.has(other.text) &&
      fitsSlot(other.text, slot, grammar) &&
      (!isBare || other.after.has("")) &&
      !lexicon.names.has(other.text) &&
      !around.includes(other.text.toLowerCase()) &&
      isNear(other) &&
      sortOf(other.text, language) === sort &&
      !isPlain(language.code, other.text) &&
      !sameStart(other.text, term.text) &&
      !isPartOf(other.text, term.text) &&
      (sort !== "thing" || commonEnd(other.text, term.text) < commonHead),
  );
  const likeness = (other: Term) =>
    Math.min(commonEnd(other.text, term.text), likenessOf.mostLetters) * likenessOf.perLetter +
    (relations.areListed(other.text, term.text) ? likenessOf.listed : 0) +
    (other.count > 1 ? likenessOf.repeated : 0) -
    Math.min(distance(other.foundIn, sentence), likenessOf.farthest) * likenessOf.perSentence;
  const isWrong = (other: Term) =>
    ![...other.stems].some((stem) => present.has(stem) && !term.stems.has(stem)) && !other.foundIn.some(couldBeRight);
  const distinct: string[] = [];
  const ranked = candidates.map((other) => ({ other, rank: likeness(other) })).sort((a, b) => b.rank - a.rank);
  for (const { other } of kind.size > 0 ? [] : ranked) {
    if (distinct.length === distractors) break;
    const isNew = !distinct.some((text) => sameStart(text, other.text) || isPartOf(text, other.text));
    if (isNew && isWrong(other)) distinct.push(other.text);
  }
  return [...ofKind, ...distinct].slice(0, distractors);
}

/** The form of a similar noun that fits, if there is one: Sauerstoff, Sauerstoffs. */
function fitting(member: string, slot: Slot, grammar: Grammar): string[] {
  const knownForms = (noun: string) => fitsSlot(noun, slot, grammar);
  return [member, `${member}s`, `${member}es`, `${member}n`, `${member}en`].filter(knownForms).slice(0, 1);
}

/** Abstract nouns, persons and things cannot replace each other. */
const sortOf = (noun: string, { grammar }: Lexicon["language"]) =>
  grammar?.abstract.test(noun) ? "abstract" : grammar?.person.test(noun) ? "person" : "thing";

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.at(-1 - length)?.toLowerCase() === b.at(-1 - length)?.toLowerCase()) length += 1;
  return length;
}

const commonStart = 6;
const sameStart = (a: string, b: string) => {
  const length = Math.min(commonStart, a.length - 1, b.length - 1);
  return a.slice(0, Math.max(3, length)).toLowerCase() === b.slice(0, Math.max(3, length)).toLowerCase();
};

/** Whether one noun is a more specific form of the other: Bebens and Erdbebens. */
function isPartOf(a: string, b: string): boolean {
  const [long, short] = [a.toLowerCase(), b.toLowerCase()].sort((one, other) => other.length - one.length);
  return (long ?? "").includes((short ?? "").slice(0, Math.max(4, (short ?? "").length - 2)));
}
