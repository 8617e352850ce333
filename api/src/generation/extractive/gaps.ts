import type { Difficulty } from "../../content/content.shared.ts";
import { capitalized } from "../../platform/shared/words.shared.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./names.ts";
import { byValue, type NumberGap, numbersIn, otherNumbers } from "./numbers.ts";
import { otherNames, otherTerms } from "./others.ts";
import type { Sentence } from "./sentences.ts";
import { endsChunk, type Occurrence } from "./terms.ts";
import { isCapital, seedOf, shuffledBy, stemKey, stemsOf } from "./words.ts";

export interface Gap {
  sort: "number" | "name" | "term";
  start: number;
  end: number;
  answer: string;
  worth: number;
  /** The answer among distractors, as shown; computed on demand. */
  options(): string[];
}

export const gapsIn = (sentence: Sentence, lexicon: Lexicon, difficulty: Difficulty): Gap[] =>
  [
    ...numbersIn(sentence, lexicon.language).map((number) => numberGap(number, sentence, lexicon, difficulty)),
    ...(lexicon.mentions.get(sentence) ?? []).flatMap((mention) => nameGap(mention, lexicon)),
    ...(lexicon.occurrences.get(sentence) ?? []).flatMap((occurrence) => termGap(occurrence, lexicon)),
  ].filter(({ answer }) => occursOnce(answer, sentence));

/** A word that occurs elsewhere in the sentence would give itself away. */
function occursOnce(answer: string, { words }: Sentence): boolean {
  const stems = stemsOf(answer);
  return words.filter(({ stem }) => stems.has(stem)).length === stems.size;
}

/** Heuristic factors: a year is worth knowing, a small count is easily guessed. */
const numberWorth = { year: 1.7, decade: 1.2, century: 1.2, quantity: 1.3, count: 1 };

/** Sentences with fewer words often refer to the one before. */
const shortSentence = 10;
const shortSentenceWorth = 0.6;

function numberGap(number: NumberGap, { words }: Sentence, { language, years }: Lexicon, difficulty: Difficulty): Gap {
  const { kind, text, start, end } = number;
  const taken = words.map(({ lower }) => lower);
  const options = () =>
    [text, ...otherNumbers(number, years, taken, language, difficulty)].sort(byValue(kind, language));
  const isShort = words.filter(({ kind }) => kind === "word").length < shortSentence;
  return {
    sort: "number",
    start,
    end,
    answer: text,
    worth: numberWorth[kind] * (isShort ? shortSentenceWorth : 1),
    options,
  };
}

/** Names with a clear kind make good questions; adjectives of peoples and names of unknown kind make weaker ones. */
const nameWorth = {
  person: 1.8,
  country: 1.7,
  place: 1.8,
  group: 1.7,
  event: 1.7,
  letters: 1.7,
  people: 1.1,
  other: 0.9,
};

function nameGap(mention: Mention, lexicon: Lexicon): Gap[] {
  const { text, sentence, to, withArticle } = mention;
  const name = lexicon.names.get(text);
  // A name between an article and a noun is only a modifier: the Ottoman sultan.
  if (!name || (withArticle && name.kind !== "people" && !endsChunk(sentence.words, to, lexicon.language))) return [];
  const options = () => mixed(sentence, [text, ...otherNames(mention, name, lexicon)]);
  return [{ sort: "name", ...rangeOf(mention), answer: text, worth: nameWorth[name.kind], options }];
}

function termGap(occurrence: Occurrence, lexicon: Lexicon): Gap[] {
  const { term, sentence, from } = occurrence;
  if (lexicon.language.plainNouns.has(term.head) || !isNounHere(occurrence, lexicon)) return [];
  const range = rangeOf(occurrence);
  const answer = sentence.text.slice(range.start, range.end);
  const shown = (text: string) => (from === 0 ? capitalized(text) : text);
  const options = () => mixed(sentence, [answer, ...otherTerms(occurrence, lexicon).map(shown)]);
  return [{ sort: "term", ...range, answer, worth: termWorth(occurrence, lexicon), options }];
}

/** Heuristic factors on a term's worth. `perDoubling` of its uses; more than `mostUses` add nothing. */
const termFactors = {
  usedOnce: 0.6,
  perDoubling: 0.3,
  mostUses: 8,
  long: 1.25,
  longFrom: 7,
  short: 0.8,
  shortTo: 4,
  everywhere: 0.55,
  modified: 0.75,
  named: 1.4,
};

/** A term in more sentences than this share, and more than four, is everywhere. */
const everywhere = { share: 0.12, least: 4 };

const lengthFactor = ({ length }: string) =>
  length >= termFactors.longFrom ? termFactors.long : length <= termFactors.shortTo ? termFactors.short : 1;

function termWorth({ term, sentence: { words }, from }: Occurrence, { language, sentences }: Lexicon): number {
  const before = words[from - 1];
  const isNamed = language.naming.has(before?.lower ?? "");
  const isModified = before?.kind === "word" && !isNamed && !language.functionWords.has(before.lower);
  const isEverywhere = term.foundIn.length > Math.max(everywhere.least, sentences.length * everywhere.share);
  return (
    (term.count > 1 ? 1 : termFactors.usedOnce) *
    (1 + termFactors.perDoubling * Math.log2(Math.min(term.count, termFactors.mostUses))) *
    lengthFactor(term.text) *
    (isEverywhere ? termFactors.everywhere : 1) *
    (isModified ? termFactors.modified : 1) *
    (isNamed ? termFactors.named : 1)
  );
}

/** Tests for the end of a noun phrase, and against what only follows a verb. */
function isNounHere({ term, sentence: { words }, from, to }: Occurrence, { language, termKeys }: Lexicon): boolean {
  const { functionWords, determiners, prepositions, phrasePrepositions, naming, verbEnding } = language;
  const before = words[from - 1];
  const after = words[to]?.lower ?? "";
  if (naming.has(before?.lower ?? "")) return true;
  if (phrasePrepositions.has(before?.lower ?? "") && !term.isPlural) return false;
  // "Chlorophyll absorbs": the word after a bare singular is its verb, unless it is a plural noun.
  const isVerb = verbEnding?.test(after) && !termKeys.has(stemKey(after));
  if (from === 0 && isVerb && !term.isPlural && term.count > 1) return true;
  if (!endsChunk(words, to, language)) return false;
  if (before?.kind !== "word") return before === undefined || before.text === ",";
  if (isCapital(before.text) && from > 1) return false;
  return determiners.has(before.lower) || prepositions.has(before.lower) || !functionWords.has(before.lower);
}

function rangeOf({ sentence: { words, text }, from, to }: Pick<Occurrence, "sentence" | "from" | "to">) {
  const start = words[from]?.start ?? 0;
  return { start, end: start + text.slice(start, words[to - 1]?.end).replace(/['’]s$/, "").length };
}

const mixed = ({ text }: Sentence, options: readonly string[]) => shuffledBy(seedOf(text), options, (option) => option);
