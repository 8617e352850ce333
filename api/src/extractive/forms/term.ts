import type { Difficulty } from "../../content/content.shared.ts";
import type { Lexicon } from "../lexicon.ts";
import { textQuestion } from "../typed.ts";
import { seedOf, shuffledBy, stemsOf } from "../words.ts";
import { type Candidate, worthOf, wrongOptions } from "./form.ts";
import { type Meaning, meaningsIn } from "./meanings.ts";
import { isTold, overlap } from "./plain.ts";

/** A question for each term that the text explains. */
export function termQuestions(lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  const all = meaningsIn(lexicon);
  return all.filter(({ isAskable }) => isAskable).map((meaning) => forTerm(meaning, all, lexicon, difficulty));
}

/** A glossary shows the topics of a text. */
const listedWorth = 1.2;

function forTerm(meaning: Meaning, all: readonly Meaning[], lexicon: Lexicon, difficulty: Difficulty): Candidate {
  const { term, text, sentence, isListed } = meaning;
  const { forms } = lexicon.language;
  const ask = () => {
    lexicon.effort.examined += all.length;
    const fit = all.filter((other) => isOther(other, meaning) && !isTold(other.term, text));
    const others = distractorsFrom(
      fit.map((other) => other.term),
      meaning,
      nearest(meaning, fit),
      difficulty,
    );
    return others && { questionText: forms.term(text), options: mixed(text, [term, ...others]) };
  };
  const typed = () => textQuestion(forms.term(text), term, variantsOf(meaning, lexicon));
  const worth = worthOf.term[difficulty] * (isListed ? listedWorth : 1);
  return { form: "term", sentence, answer: term, keys: [`answer ${term.toLowerCase()}`], worth, ask, typed };
}

/**
 * Other ways to write a term: with its article, as the abbreviation directly after it ("deoxyribonucleic acid (DNA)"), and
 * the name in a compound, unless the text has that elsewhere ("Debian-Projekt").
 */
function variantsOf(
  { term, sentence: { text, words } }: Meaning,
  { sentences, language: { articles } }: Lexicon,
): string[] {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  const [, short] = (at < 0 ? null : /^ \((\p{Lu}[\p{L}\p{N}-]{1,7})\)/u.exec(text.slice(at + term.length))) ?? [];
  const article = words.findLast(({ end }) => end <= at)?.lower ?? "";
  const [, name] = /^(\p{Lu}\p{L}+)-\p{Lu}/u.exec(term) ?? [];
  const isOnly = name && !sentences.some(({ text }) => text.replaceAll(term, "").includes(name));
  return [short ?? [], articles.has(article) ? `${article} ${term}` : [], isOnly ? name : []].flat();
}

/** Above this share of common words, one meaning could fit the other term as well. */
const mostOverlap = 0.5;

/** Whether another term is surely wrong: not a kind, a part or a form of the term, and explained in different words. */
function isOther(other: Meaning, { term, text, isPlural, isName, content }: Meaning): boolean {
  if (other.term === term || other.isPlural !== isPlural || other.isName !== isName) return false;
  if (isPart(other.term, term) || isPart(term, other.term)) return false;
  return overlap(other.content, content) <= mostOverlap && !other.text.includes(text);
}

/** Whether a term is part of another: "function" in "functionalism", "status" in "achieved status". */
const isPart = (a: string, b: string) =>
  b.toLowerCase().includes(a.toLowerCase()) || overlap(stemsOf(a), stemsOf(b)) === 1;

/** Puts terms first that the text explains nearby. */
const nearest = ({ sentence }: Meaning, fit: readonly Meaning[]) =>
  fit.map((other) => Math.abs(other.sentence.index - sentence.index));

/** Picks near terms for a hard question and distant ones for an easy one. */
function distractorsFrom(
  texts: readonly string[],
  meaning: Meaning,
  distances: readonly number[],
  difficulty: Difficulty,
) {
  const ranked = texts
    .map((text, index) => ({ text, distance: distances[index] ?? 0 }))
    .sort((a, b) => a.distance - b.distance || seedOf(a.text + meaning.text) - seedOf(b.text + meaning.text));
  const distinct: string[] = [];
  for (const { text } of difficulty === "easy" ? ranked.reverse() : ranked) {
    const isApart = distinct.every((other) => !isPart(other, text) && !isPart(text, other));
    if (distinct.length < wrongOptions && isApart) distinct.push(text);
  }
  return distinct.length === wrongOptions ? distinct : null;
}

const mixed = (seed: string, options: readonly string[]) => shuffledBy(seedOf(seed), options, (option) => option);
