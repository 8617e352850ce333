import type { Sentence } from "../sentence.ts";
import { isCapital, type Word } from "../words.ts";
import type { Language, References } from "./language.ts";

/** Whether the whole text is about a noun. A noun that mostly refers back has to be in the title or a heading. */
type IsTopic = (stem: string, isReferring: boolean) => boolean;

/**
 * Number of words at the start of a sentence where a possessive without a name before it refers to another sentence.
 */
const early = 5;

/** Whether a reader of only this sentence would ask "which one?". */
export function needsContext(sentence: Sentence, language: Language, isTopic: IsTopic): boolean {
  const { references } = language;
  if (!references) return false;
  const { words } = sentence;
  if (leavesOutSubject(words, language, references) || hasEarlyPronoun(words, language)) return true;
  const owner = words.slice(0, early).findIndex(({ lower }) => references.owners.has(lower));
  if (owner !== -1 && !words.slice(1, owner).some((word) => isNamed(word, language))) return true;
  return words.some(
    ({ lower }, index) =>
      references.definites.has(lower) &&
      pointsBack(words, index, isSubject(words, index, language), language, references, isTopic),
  );
}

/** Where every noun has a capital, a pronoun in the first clause mostly refers to an earlier sentence. */
function hasEarlyPronoun(words: readonly Word[], { capitalNouns, persons }: Language): boolean {
  const comma = words.findIndex(({ text }) => text === ",");
  const clause = comma === -1 ? words : words.slice(0, comma);
  return capitalNouns && clause.some(({ lower, text }) => persons.has(lower) && !isCapital(text));
}

/** Whether a word starts the sentence, or follows the verb where that comes second. */
function isSubject(words: readonly Word[], index: number, language: Language): boolean {
  const { auxiliaries, functionWords, articles, prepositions, references } = language;
  const before = words[index - 1];
  if (index === 0) return true;
  if (!language.forms.verbSecond || before?.kind !== "word") return false;
  if (auxiliaries.has(before.lower)) return true;
  const opens =
    words[0]?.kind === "number" ||
    [prepositions, articles, references?.definites].some((all) => all?.has(words[0]?.lower ?? ""));
  return opens && index <= earlyVerb && !isCapital(before.text) && !functionWords.has(before.lower);
}

/** The last position of the verb in a main clause that starts with something else. */
const earlyVerb = 5;

const isNamed = ({ text, kind }: Word, { capitalNouns }: Language) =>
  kind === "word" && !capitalNouns && isCapital(text);

/** Whether only earlier sentences explain the phrase after the article at `index`. */
function pointsBack(
  words: readonly Word[],
  index: number,
  opens: boolean,
  language: Language,
  references: References,
  isTopic: IsTopic,
): boolean {
  const at = nounAfter(words, index, language, references);
  const noun = words[at];
  if (!noun) return false;
  const isReferring = references.nouns.test(noun.lower) && (language.capitalNouns || !isCapital(noun.text));
  if ((!isReferring && !opens) || isTopic(noun.stem, isReferring)) return false;
  const between = words.slice(index + 1, at);
  if (between.some((word) => isNamed(word, language))) return false;
  if (between.some(({ lower }) => references.nationality.test(lower) || references.foremost.test(lower))) return false;
  if (isExplained(words, at + 1, language, references)) return false;
  if (isReferring) return true;
  const next = words[at + 1];
  return between.length === 0 && next?.kind === "word" && isVerb(next, language);
}

/** Works without a dictionary of verbs. Where nouns are capitalized, any lower-case word after a noun counts as one. */
const isVerb = ({ lower, text }: Word, { capitalNouns, functionWords, auxiliaries, references }: Language) =>
  auxiliaries.has(lower) ||
  functionWords.has(lower) ||
  (capitalNouns && !isCapital(text)) ||
  references?.finite?.test(lower) === true;

const mostAdjectives = 3;

/**
 * Index of the noun in a phrase: the first capitalized word, a noun of the list, or otherwise the first word. -1 if
 * there is none.
 */
function nounAfter(words: readonly Word[], index: number, { capitalNouns }: Language, { nouns }: References): number {
  const range = words.slice(index + 1, index + 2 + mostAdjectives);
  const end = range.findIndex(({ kind }) => kind !== "word");
  const phrase = end === -1 ? range : range.slice(0, end);
  const nounIndex = phrase.findIndex(({ text, lower }, place) =>
    capitalNouns ? isCapital(text) : place < 2 && !isCapital(text) && nouns.test(lower),
  );
  if (nounIndex !== -1) return index + 1 + nounIndex;
  return capitalNouns || phrase.length === 0 || isCapital(phrase[0]?.text ?? "") ? -1 : index + 1;
}

/** Whether a name, a number, a relative clause or "of …" directly follows the noun, or one adjective after it. */
function isExplained(words: readonly Word[], index: number, language: Language, references: References): boolean {
  const says = (word: Word | undefined, next: Word | undefined): boolean =>
    word !== undefined &&
    (word.kind === "number" ||
      word.text === "“" ||
      word.text === "„" ||
      (word.kind === "word" &&
        (isCapital(word.text) ||
          references.complements.has(word.lower) ||
          (!language.forms.verbSecond && language.prepositions.has(word.lower)) ||
          references.nationality.test(word.lower))) ||
      (word.text === "," && next !== undefined && references.relatives.has(next.lower)));
  if (says(words[index], words[index + 1])) return true;
  if (language.capitalNouns) return false;
  const last = words
    .slice(index, index + mostAdjectives)
    .findIndex(({ kind, lower }) => kind !== "word" || language.functionWords.has(lower));
  const next = words[index + last];
  return last > 0 && next?.kind === "word" && references.complements.has(next.lower);
}

/** "Founded the town in 1811.": a verb where the subject should be. */
function leavesOutSubject(words: readonly Word[], language: Language, references: References): boolean {
  const { dropsSubject, finite, reflexives } = references;
  if (!dropsSubject) return false;
  const isVerbAt = (index: number) => {
    const word = words[index];
    return word?.kind === "word" && (index === 0 || !isCapital(word.text)) && finite?.test(word.lower) === true;
  };
  if (isVerbAt(0)) return true;
  // "With much money, founded a town."
  const opens = language.prepositions.has(words[0]?.lower ?? "");
  const comma = words.findIndex(({ text }) => text === ",");
  if (opens && comma > 0 && isVerbAt(comma + 1) && !maySubjectFollow(words, comma + 1, references)) return true;
  // "In 1811 founded the town": a date, then the verb.
  const date = words.findIndex(({ kind }) => kind === "number");
  const comesFirst =
    date > 0 &&
    words.slice(0, date).every(({ lower }) => language.functionWords.has(lower) || isOfDate(lower, language));
  if (!comesFirst) return false;
  const start = words[date + 1]?.text === "," ? date + 2 : date + 1;
  const isReflexive = reflexives.has(words[start]?.lower ?? "");
  const verb = isReflexive ? start + 1 : start;
  if (!isVerbAt(verb)) return false;
  if (language.prepositions.has(words[verb + 1]?.lower ?? "")) return !passive.test(words[verb]?.lower ?? "");
  return !isReflexive && !maySubjectFollow(words, verb, references);
}

/** Whether a subject may follow the verb, as in "In 1811 opened the port". */
const maySubjectFollow = (words: readonly Word[], verb: number, { definites }: References) =>
  passive.test(words[verb]?.lower ?? "") ||
  isCapital(words[verb + 1]?.text ?? "") ||
  definites.has(words[verb + 1]?.lower ?? "");

const isOfDate = (lower: string, { months }: Language) =>
  months.has(lower) || /^(año|anno|ano|día|dia|giorno)$/.test(lower);
const passive = /^(fu|furono|venne|vennero|fue|fueron|foi|foram|era)$/;

/** A noun in this share of the sentences is a topic of the text. */
const topical = { share: 0.08, least: 4 };

/** Stems of words that need no introduction, because the text is about them. */
export function topicalStems(content: Iterable<ReadonlySet<string>>, fewest = topical.least): ReadonlySet<string> {
  const spread = new Map<string, number>();
  let count = 0;
  for (const stems of content) {
    count += 1;
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const least = Math.max(fewest, topical.share * count);
  return new Set([...spread].flatMap(([stem, times]) => (times >= least ? stem : [])));
}
