import type { Sentence } from "../sentences.ts";
import { isCapital, type Word } from "../words.ts";
import type { Language } from "./language.ts";

/** How a language points at what an earlier sentence named. All words are lower-case. */
export interface References {
  /** Articles of what is known already. */
  definites: ReadonlySet<string>;
  /** Nouns that, with such an article and nothing else, mean the one named before: the town, the treaty. */
  nouns: RegExp;
  /** Begins the words that say which one is meant: of, that. Prepositions do, too, where no verb comes in between. */
  complements: ReadonlySet<string>;
  /** The same behind a comma. */
  relatives: ReadonlySet<string>;
  /** Before a noun, this says which one: the first, the largest. */
  foremost: RegExp;
  owners: ReadonlySet<string>;
  /** With these before its verb a sentence needs no other subject. */
  reflexives: ReadonlySet<string>;
  /** The look of a main verb, where a noun cannot be taken for one. */
  finite: RegExp | null;
  /** Whether a sentence may leave out its subject. */
  dropsSubject: boolean;
  /** Nationalities say which one as well: the French king. */
  nationality: RegExp;
}

/** Whether the whole text is about a noun; a noun that mostly points back has to be in the title. */
type IsTopic = (stem: string, isReferring: boolean) => boolean;

/** Words into a sentence up to which a possessive has nobody of the same sentence to belong to. */
const early = 5;

/** Whether somebody who reads only this sentence would ask "which one?". */
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

/** Where every noun has a capital, a pronoun in the first clause mostly stands for one of an earlier sentence. */
function hasEarlyPronoun(words: readonly Word[], { capitalNouns, persons }: Language): boolean {
  const comma = words.findIndex(({ text }) => text === ",");
  const clause = comma === -1 ? words : words.slice(0, comma);
  return capitalNouns && clause.some(({ lower, text }) => persons.has(lower) && !isCapital(text));
}

/** At the beginning, or behind the verb where that comes second. */
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

/** Where a main clause that begins with something else has its verb at the latest. */
const earlyVerb = 5;

const isNamed = ({ text, kind }: Word, { capitalNouns }: Language) =>
  kind === "word" && !capitalNouns && isCapital(text);

/** Whether the phrase after the article at `index` is one that only earlier sentences explain. */
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

/** Without a dictionary of verbs: where nouns are capitalized, whatever follows one in small letters. */
const isVerb = ({ lower, text }: Word, { capitalNouns, functionWords, auxiliaries, references }: Language) =>
  auxiliaries.has(lower) ||
  functionWords.has(lower) ||
  (capitalNouns && !isCapital(text)) ||
  references?.finite?.test(lower) === true;

const mostAdjectives = 3;

/** Where the noun of a phrase stands: the first capital, a noun of the list, or else the first word. */
function nounAfter(words: readonly Word[], index: number, { capitalNouns }: Language, { nouns }: References): number {
  const range = words.slice(index + 1, index + 2 + mostAdjectives);
  const end = range.findIndex(({ kind }) => kind !== "word");
  const phrase = end === -1 ? range : range.slice(0, end);
  const found = phrase.findIndex(({ text, lower }, place) =>
    capitalNouns ? isCapital(text) : place < 2 && !isCapital(text) && nouns.test(lower),
  );
  if (found !== -1) return index + 1 + found;
  return capitalNouns || phrase.length === 0 || isCapital(phrase[0]?.text ?? "") ? -1 : index + 1;
}

/** A name, a number, a relative clause or "of …" right behind the noun, or behind one adjective. */
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
  // "In 1811 founded the town": a date, and then the verb.
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

/** In "In 1811 opened the port", the port may be the subject. */
const maySubjectFollow = (words: readonly Word[], verb: number, { definites }: References) =>
  passive.test(words[verb]?.lower ?? "") ||
  isCapital(words[verb + 1]?.text ?? "") ||
  definites.has(words[verb + 1]?.lower ?? "");

const isOfDate = (lower: string, { months }: Language) =>
  months.has(lower) || /^(año|anno|ano|día|dia|giorno)$/.test(lower);
const passive = /^(fu|furono|venne|vennero|fue|fueron|foi|foram|era)$/;

/** A noun in this share of the sentences is what the text is about. */
const topical = { share: 0.08, least: 4 };

/** Of the words that need no introduction, because most of the text is about them. */
export function topicalStems(content: Iterable<ReadonlySet<string>>): ReadonlySet<string> {
  const spread = new Map<string, number>();
  let count = 0;
  for (const stems of content) {
    count += 1;
    for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const least = Math.max(topical.least, topical.share * count);
  return new Set([...spread].flatMap(([stem, times]) => (times >= least ? stem : [])));
}
