import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import { bare, isCapital, list, type Word } from "../words.ts";
import given from "./first-names.json" with { type: "json" };

/** First names of Europe and the Americas. Elsewhere, two capitalized words may be anything. */
const firstNames = list(given.first);
/** The women's names among them. The rest are men's names or used for both. */
const femaleNames = list(given.female);

/** A name that certainly belongs to a person. */
export interface Person {
  /** The longest form of the name in the text. */
  text: string;
  /** The last part of the name; the whole name of a ruler. */
  surname: string;
  isFemale: boolean;
  mentions: readonly Mention[];
}

/** An occurrence of a person's name: the words `from` to (excluding) `to` of a sentence. */
export interface Mention {
  text: string;
  sentence: Sentence;
  from: number;
  to: number;
}

/** Capitalized words in a row, with particles and initials between them. */
interface Run extends Mention {
  parts: string[];
}

const mostParts = 4;

/** Verbs that persons take, after a name whose first part is not known as a first name. */
const enoughVerbs = 2;

/** The persons of a text, by evidence: a title or trade, a first name, or two verbs of persons. */
export function personsOf(sentences: readonly Sentence[], language: Language): Person[] {
  const runs = sentences.flatMap((sentence) => runsIn(sentence, language));
  const small = new Set(sentences.flatMap(({ words }) => words.flatMap(({ text }) => (isCapital(text) ? [] : text))));
  const fullNames = [...Map.groupBy(runs, ({ text }) => text)].filter(
    ([, all]) => mayBePerson(all[0] as Run, small, language) && !isThing(all, language) && hasEvidence(all, language),
  );
  const bySurname = Map.groupBy(fullNames, ([text, all]) => surnameOf(text, all[0]?.parts ?? [], language));
  const alone = Map.groupBy(
    runs.filter(({ parts }) => parts.length === 1),
    ({ text }) => text,
  );
  return [...bySurname].flatMap(([surname, family]) =>
    family.map(([text, mentions]): Person => {
      // Two Reeds make the surname alone ambiguous.
      const others = family.length === 1 && surname !== text ? (alone.get(surname) ?? []) : [];
      const [first = ""] = mentions[0]?.parts ?? [];
      return { text, surname, isFemale: femaleNames.has(first), mentions: [...mentions, ...others] };
    }),
  );
}

/** The last part of a name, unless that is the number of a king. */
const surnameOf = (text: string, parts: readonly string[], { titles }: Language) => {
  const last = parts.at(-1) ?? text;
  return /^[IVX]+$/.test(last) || titles.has(parts[0] ?? "") ? text : last;
};

function runsIn(sentence: Sentence, language: Language): Run[] {
  const { words } = sentence;
  const { months, functionWords, joiners, abbreviations, capitalNouns, beforePerson } = language;
  const isPart = (index: number) => {
    const word = words[index];
    return word?.kind === "word" && isCapital(word.text) && !months.has(word.lower);
  };
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from++) {
    const word = words[from] as Word;
    // "Physicist Mary Ward"
    if (from === 0 && beforePerson.has(word.lower) && isPart(1)) continue;
    if (!isPart(from) || functionWords.has(word.lower) || abbreviations.has(word.lower)) continue;
    // Where nouns have capitals, only a first name starts a name; a surname alone is compared later.
    const opensName = !capitalNouns || firstNames.has(word.text);
    const parts = [word.text];
    let to = from + 1;
    while (opensName && parts.length < mostParts && bare(words[to - 1]?.text ?? "") === words[to - 1]?.text) {
      const isInitial = words[to - 1]?.text.length === 1 && words[to]?.text === "." && isPart(to + 1);
      const isJoined = joiners.has(words[to]?.lower ?? "");
      const skipped = isInitial || (isJoined && isPart(to + 1)) ? 1 : isJoined ? 2 : 0;
      if (!isPart(to + skipped)) break;
      parts.push(words[to + skipped]?.text ?? "");
      to += skipped + 1;
    }
    const last = parts.length - 1;
    parts[last] = bare(parts[last] ?? "");
    const text = bare(sentence.text.slice(word.start, words[to - 1]?.end));
    runs.push({ text, sentence, from, to, parts });
    from = to - 1;
  }
  return runs;
}

/** False for groups and places, and for words that the text also writes small. */
function mayBePerson({ parts }: Run, small: ReadonlySet<string>, { others, titles }: Language): boolean {
  const [first = ""] = parts;
  if (parts.length < 2) return false;
  if (!titles.has(first) && parts.some((part) => others.has(part))) return false;
  return !parts.some((part) => part.length > 1 && small.has(part.toLowerCase()));
}

/** "The Emma Maersk", a ship. Some languages put articles before persons, too. */
const isThing = (all: readonly Run[], { articles, articlesNamePersons, titles }: Language) =>
  !articlesNamePersons &&
  all.some(
    ({ sentence: { words }, from, parts: [first = ""] }) =>
      articles.has(words[from - 1]?.lower ?? "") && !titles.has(first),
  );

function hasEvidence(all: readonly Run[], language: Language): boolean {
  const { titles, afterPerson, forms, capitalNouns } = language;
  const [first = "", second = ""] = all[0]?.parts ?? [];
  if (firstNames.has(first.split("-", 1)[0] ?? "") || titles.has(first)) return true;
  // "J. Reed", but not "The J. Reed"
  if (first.length === 1 && second.length > 1) return true;
  if (all.some((run) => hasTrade(run, language))) return true;
  const acts = ({ sentence: { words }, to }: Run) => {
    const after = words[to]?.lower ?? "";
    return afterPerson.has(after) && forms.verb.test(after);
  };
  return !capitalNouns && all.filter(acts).length >= enoughVerbs;
}

/** Words in which a description names the trade: "Mary Ward, the first director of the mill". */
const nearTrade = 6;

/** Whether a trade directly precedes a name, even with a comma between them, or the description behind it has one. */
function hasTrade(
  { sentence: { words }, from, to }: Run,
  { beforePerson: trades, prepositions, capitalNouns }: Language,
): boolean {
  const before = words[words[from - 1]?.text === "," ? from - 2 : from - 1];
  if (trades.has(before?.lower ?? "")) return true;
  if (words[to]?.text !== ",") return false;
  const behind = words.slice(to + 1, to + 1 + nearTrade);
  const end = behind.findIndex(({ kind, lower }) => kind !== "word" || prepositions.has(lower));
  const described = behind.slice(0, end < 0 ? nearTrade : end);
  return described.some(({ lower, text }) => trades.has(lower) && isCapital(text) === capitalNouns);
}
