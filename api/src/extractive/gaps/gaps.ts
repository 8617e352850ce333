import type { Difficulty } from "../../content/content.shared.ts";
import { capitalized } from "../../platform/shared/words.shared.ts";
import { otherPersons } from "../grammar/other-persons.ts";
import { otherNouns } from "../grammar/others.ts";
import { factWorth, isFact } from "../language/figures.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention } from "../names/mentions.ts";
import { isDefined } from "../relations.ts";
import type { Sentence } from "../sentence.ts";
import { endsChunk, type Occurrence } from "../terms.ts";
import { isCapital, seedOf, shuffledBy, stemKey, stemsOf } from "../words.ts";
import { isPeople, kindsOf, lent } from "./akin.ts";
import { mayAskName, mayAskTerm } from "./askable.ts";
import type { Gap, NumberGap } from "./gap.ts";
import { byValue, numbersIn, otherNumbers } from "./numbers.ts";
import { isGeneric, otherNames, otherTerms } from "./others.ts";

export const gapsIn = (sentence: Sentence, lexicon: Lexicon, difficulty: Difficulty): Gap[] =>
  [
    ...numbersIn(sentence, lexicon.language)
      .filter((number) => isFact(number, sentence, lexicon.language))
      .filter((number) => lexicon.knowledge?.mayAskNumber(number, sentence) ?? true)
      .map((number) => numberGap(number, sentence, lexicon, difficulty)),
    ...(lexicon.mentions.get(sentence) ?? []).flatMap((mention) => nameGap(mention, lexicon, difficulty)),
    ...(lexicon.occurrences.get(sentence) ?? []).flatMap((occurrence) => termGap(occurrence, lexicon, difficulty)),
  ].filter((gap) => occursOnce(gap.answer, sentence) && !isAside(gap, sentence) && !isOfTopic(gap, lexicon));

/** The topic of the whole text is easily guessed. */
function isOfTopic({ answer }: Gap, { topic, names, sentences }: Lexicon): boolean {
  const share = (names.get(answer)?.foundIn.length ?? 0) / sentences.length;
  return (
    (share > mainTopic.share && sentences.length > mainTopic.least) ||
    [...stemsOf(answer)].every((stem) => topic.has(stem))
  );
}

/** A name in more than this share of the sentences is the topic of a text without a title. */
const mainTopic = { share: 0.2, least: 10 };

/** Whether a gap is inside brackets or quotation marks, or before the brackets with its abbreviation. */
function isAside({ start, end }: Gap, { text }: Sentence): boolean {
  const before = text.slice(0, start);
  return (
    before.lastIndexOf("(") > before.lastIndexOf(")") ||
    /[«„“][^«„“»”]*$/u.test(before.replace(/(„[^“”]*$)|„[^“”]*[“”]/gu, "$1")) ||
    /^\s*['’](?!s)/.test(text.slice(end)) ||
    /^\s*\((\p{Lu}{2,}|[^)]*\bor\b)/u.test(text.slice(end))
  );
}

/** False if another word of the sentence gives the answer away. */
function occursOnce(answer: string, { words }: Sentence): boolean {
  const stems = stemsOf(answer);
  return words.filter(({ stem }) => stems.has(stem)).length === stems.size;
}

/** Heuristic factors: a year is worth knowing, a small count is easily guessed. */
const numberWorth = { year: 1.7, decade: 1.2, century: 1.2, quantity: 1.3, count: 0.6 };

/** Sentences with fewer words often refer to the previous one. */
const shortSentence = 10;
const shortSentenceWorth = 0.6;

function numberGap(number: NumberGap, sentence: Sentence, lexicon: Lexicon, difficulty: Difficulty): Gap {
  const { kind, text, start, end } = number;
  const { words } = sentence;
  const { language, years, mentions } = lexicon;
  const sentenceWords = words.map(({ lower }) => lower);
  const options = () =>
    [text, ...otherNumbers(number, years, sentenceWords, language, difficulty)].sort(byValue(kind, language));
  const isShort = words.filter(({ kind }) => kind === "word").length < shortSentence;
  return {
    sort: "number",
    start,
    end,
    answer: text,
    worth:
      numberWorth[kind] *
      (isShort ? shortSentenceWorth : 1) *
      factWorth(number, (mentions.get(sentence) ?? []).length > 0, language),
    options,
  };
}

/** Names of a clear kind make good questions. Adjectives of peoples and names of unknown kind make weaker ones. */
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

function nameGap(mention: Mention, lexicon: Lexicon, difficulty: Difficulty): Gap[] {
  const { text, sentence, to, withArticle } = mention;
  const name = lexicon.names.get(text);
  if (lexicon.grammar) {
    if (name?.kind !== "person") return [];
    const options = () => mixed(sentence, [text, ...otherPersons(mention, name, lexicon)]);
    return [{ sort: "name", ...rangeOf(mention), answer: text, worth: nameWorth.person, options }];
  }
  // "The North" is a part of a country; North is a person.
  if (kindsOf(text, lexicon).includes("side") && !withArticle) return [];
  const isKnown = lexicon.knowledge !== null && kindsOf(text, lexicon).length > 0;
  if (name?.kind === "other" && lexicon.knowledge && !isKnown) return [];
  if (name?.kind === "people" && lexicon.knowledge && !isKnown) return [];
  if (name?.kind === "person" && !isKnown && isPeople(name, lexicon)) return [];
  if (name && lexicon.knowledge && !mayAskName(mention, name, lexicon)) return [];
  // "Dublin, Ireland": the next word gives the answer away.
  const [comma, next] = sentence.words.slice(to, to + 2);
  if (isKnown && comma?.text === "," && kindsOf(next?.text ?? "", lexicon).some((kind) => kind.startsWith("country"))) {
    return [];
  }
  // A name between an article and a noun is only a modifier: the Ottoman sultan.
  const isWhole = endsChunk(sentence.words, to, lexicon.language) || lexicon.tags.get(sentence)?.[to]?.isFinite;
  if (!name || (withArticle && name.kind !== "people" && !isWhole)) return [];
  const options = () => mixed(sentence, [text, ...otherNames(mention, name, lexicon, difficulty)]);
  return [{ sort: "name", ...rangeOf(mention), answer: text, worth: nameWorth[name.kind], options }];
}

function termGap(occurrence: Occurrence, lexicon: Lexicon, difficulty: Difficulty): Gap[] {
  const { term, sentence, from } = occurrence;
  if (kindsOf(term.text, lexicon).some((kind) => fields.has(kind))) return [];
  if (isGeneric(term, lexicon) || !isNounHere(occurrence, lexicon)) return [];
  if (lexicon.knowledge && !mayAskTerm(occurrence, lexicon)) return [];
  // Only a definition guarantees a single right answer without lists of things.
  if (lexicon.grammar && !isDefined(occurrence, lexicon.language)) return [];
  const range = rangeOf(occurrence);
  const answer = sentence.text.slice(range.start, range.end);
  const atPosition = (text: string) => (from === 0 ? capitalized(text) : text);
  const options = () => {
    const { grammar } = lexicon;
    const others = grammar ? otherNouns(occurrence, grammar, lexicon) : otherTerms(occurrence, lexicon, difficulty);
    return mixed(sentence, [answer, ...others.map(atPosition)]);
  };
  return [{ sort: "term", ...range, answer, worth: termWorth(occurrence, lexicon), options }];
}

/** Heuristic factors on a term's worth. `perDoubling` applies to its uses; more than `mostUses` add nothing. */
const termFactors = {
  usedOnce: 0.6,
  perDoubling: 0.3,
  mostUses: 8,
  long: 1.25,
  longFrom: 7,
  short: 0.8,
  shortTo: 4,
  everywhere: 0.55,
  modified: 0.6,
  named: 1.4,
  defined: 1.8,
  closed: 1.3,
};

/** Sociologists and sociology are easily guessed in a textbook of sociology. */
const fields = new Set(["scientist", "discipline"]);

/** A term in more sentences than this share, and more than four, is common throughout the text. */
const everywhere = { share: 0.12, least: 4 };

const lengthFactor = ({ length }: string) =>
  length >= termFactors.longFrom ? termFactors.long : length <= termFactors.shortTo ? termFactors.short : 1;

function termWorth(occurrence: Occurrence, lexicon: Lexicon): number {
  const { term, sentence, from } = occurrence;
  const { words } = sentence;
  const { language, sentences } = lexicon;
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
    (isNamed ? termFactors.named : 1) *
    (isDefined(occurrence, language) ? termFactors.defined : 1) *
    (lent(term.text, term.isPlural, lexicon).length > 0 ? termFactors.closed : 1)
  );
}

/** Whether a term ends a noun phrase here, without an auxiliary or a similar function word in front. */
function isNounHere(occurrence: Occurrence, { language, termKeys, grammar }: Lexicon): boolean {
  if (grammar) return true;
  const { term, sentence, from, to } = occurrence;
  const { words } = sentence;
  const { functionWords, determiners, prepositions, phrasePrepositions, naming, verbEnding } = language;
  const before = words[from - 1];
  const after = words[to]?.lower ?? "";
  if (naming.has(before?.lower ?? "") || isDefined(occurrence, language)) return true;
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
