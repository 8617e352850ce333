import { Endings } from "./language/endings.ts";
import type { Language } from "./language/language.ts";
import type { Sentence } from "./sentences.ts";
import { bare, isCapital, type Word } from "./words.ts";

export type NameKind = "person" | "country" | "place" | "group" | "event" | "people" | "letters" | "other";

/** An occurrence of a name: the words `from` to (excluding) `to` of a sentence. */
export interface Mention {
  text: string;
  sentence: Sentence;
  from: number;
  to: number;
  withArticle: boolean;
}

export interface Name {
  text: string;
  parts: readonly string[];
  kind: NameKind;
  mentions: Mention[];
  foundIn: Sentence[];
}

export function namesOf(sentences: readonly Sentence[], language: Language): Map<string, Name> {
  if (language.capitalNouns) return new Map();
  const capitals = capitalsOf(sentences);
  const mentions = sentences.flatMap((sentence) => mentionsIn(sentence, capitals, language));
  const names = new Map<string, Name>();
  for (const [text, found] of Map.groupBy(mentions, ({ text }) => text)) {
    const foundIn = [...new Set(found.map(({ sentence }) => sentence))];
    names.set(text, { text, parts: text.split(" "), kind: kindOf(text, found, language), mentions: found, foundIn });
  }
  const company = companyOf(names, mentions, language);
  for (const guess of [kindByCompany, kindByDirection, kindByShape]) {
    for (const name of names.values()) {
      if (name.kind !== "other") continue;
      name.kind = guess(name, company);
      if (name.kind === "person") company.persons.add(name.parts);
    }
  }
  return names;
}

interface Capitals {
  /** Words and pairs of words that are capitalized inside a sentence. */
  inside: ReadonlySet<string>;
  small: ReadonlySet<string>;
}

function capitalsOf(sentences: readonly Sentence[]): Capitals {
  const inside = new Set<string>();
  const small = new Set<string>();
  for (const { words } of sentences) {
    for (const [index, { text }] of words.entries()) {
      if (!isCapital(text)) small.add(text);
      else if (index > 0) inside.add(bare(text)).add(`${text} ${bare(words[index + 1]?.text ?? "")}`);
    }
  }
  return { inside, small };
}

function mentionsIn(sentence: Sentence, { inside, small }: Capitals, language: Language): Mention[] {
  const { words } = sentence;
  const capital = (index: number) => {
    const word = words[index];
    return word?.kind === "word" && isCapital(word.text) && !language.months.has(word.lower);
  };
  const begins = (index: number) => {
    const { text, lower } = words[index] as Word;
    const followed = capital(index + 1) || (language.joiners.has(words[index + 1]?.lower ?? "") && capital(index + 2));
    if (language.functionWords.has(lower)) return index > 0 && text.length > 1 && capital(index + 1);
    if (index > 0) return true;
    return (
      inside.has(`${text} ${bare(words[1]?.text ?? "")}`) || (!small.has(lower) && (followed || inside.has(bare(text))))
    );
  };
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!capital(from) || !begins(from)) continue;
    let to = from + 1;
    while (bare(words[to - 1]?.text ?? "") === words[to - 1]?.text) {
      const joins = language.joiners.has(words[to]?.lower ?? "");
      // As in "the Seven Years' War".
      const owned = words[to]?.text.match(/^['’]$/) && words[to]?.start === words[to - 1]?.end;
      if (capital(to)) to += 1;
      else if ((joins || owned) && capital(to + 1)) to += 2;
      else if (joins && language.articles.has(words[to + 1]?.lower ?? "") && capital(to + 2)) to += 3;
      else break;
    }
    const text = bare(sentence.text.slice(words[from]?.start, words[to - 1]?.end));
    mentions.push({ text, sentence, from, to, withArticle: language.articles.has(words[from - 1]?.lower ?? "") });
    from = to - 1;
  }
  return mentions;
}

const neighbours = ({ sentence: { words }, from, to, withArticle }: Mention) => ({
  before: words[from - (withArticle ? 2 : 1)]?.lower ?? "",
  after: words[to]?.lower ?? "",
});

function kindOf(text: string, mentions: readonly Mention[], { isCountry, names }: Language): NameKind {
  const parts = text.split(/ |(?<=['’])/);
  if (isCountry(text)) return "country";
  if (/^\p{Lu}{2,6}$/u.test(text)) return "letters";
  for (const kind of ["person", "group", "event", "place"] as const) {
    if (parts.some((part) => names[kind].has(part))) return kind;
  }
  if (parts.length === 1 && names.people.test(text)) return "people";
  const beside = mentions.map(neighbours);
  if (beside.some(({ before, after }) => names.beforePerson.has(before) || names.afterPerson.has(after)))
    return "person";
  if (beside.some(({ before }) => names.beforeThing.has(before))) return "other";
  const isPlace = mentions.some((mention) => !mention.withArticle && names.beforePlace.has(neighbours(mention).before));
  return isPlace ? "place" : "other";
}

interface Company {
  names: ReadonlyMap<string, Name>;
  all: Endings;
  persons: Endings;
  listed: ReadonlyMap<Mention, Mention[]>;
  language: Language;
}

function companyOf(names: ReadonlyMap<string, Name>, mentions: readonly Mention[], language: Language): Company {
  const [all, persons] = [new Endings(), new Endings()];
  for (const { parts, kind } of names.values()) {
    all.add(parts);
    if (kind === "person") persons.add(parts);
  }
  const listed = new Map<Mention, Mention[]>();
  for (const [index, mention] of mentions.entries()) {
    const beside = [mentions[index - 1], mentions[index + 1]].filter((other) => other && areListed(mention, other));
    if (beside.length > 0) listed.set(mention, beside as Mention[]);
  }
  return { names, all, persons, listed, language };
}

/** "Lesseps" gets the kind of "Ferdinand de Lesseps"; Israel in "France and Israel" that of France. */
function kindByCompany({ parts, mentions }: Name, { names, persons, listed }: Company): NameKind {
  if (persons.hasLonger(parts)) return "person";
  for (const mention of mentions) {
    for (const { text } of listed.get(mention) ?? []) {
      const kind = names.get(text)?.kind ?? "other";
      if (kind !== "other" && kind !== "people") return kind;
    }
  }
  return "other";
}

/** People travel to and from places; a full name is no place. */
const kindByDirection = ({ parts, mentions }: Name, { all, language }: Company): NameKind =>
  parts.length === 1 &&
  !all.hasLonger(parts) &&
  mentions.some((mention) => !mention.withArticle && language.names.towards.has(neighbours(mention).before))
    ? "place"
    : "other";

/** Two or three capitalized words without an article are mostly a person. */
function kindByShape({ parts, mentions }: Name, { persons }: Company): NameKind {
  const isFull =
    parts.length > 1 && parts.length < 6 && !parts.includes("of") && !mentions.some(({ withArticle }) => withArticle);
  const isShip = mentions.some((mention) => /^(the|a|an)$/.test(mention.sentence.words[mention.from - 2]?.lower ?? ""));
  return (isFull && !isShip) || persons.hasLonger(parts) ? "person" : "other";
}

function areListed(a: Mention, b: Mention): boolean {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  if (a.sentence !== b.sentence || second.from - first.to !== 1) return false;
  const between = a.sentence.words[first.to];
  const isComma = between?.text === "," && !a.withArticle && !b.withArticle;
  return isComma || /^(and|or|et|ou|y|e|o)$/.test(between?.lower ?? "");
}
