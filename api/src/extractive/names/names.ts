import { firstNames } from "../grammar/first-names.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { Endings } from "../language/endings.ts";
import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import type { Tags } from "../tags.ts";
import { isCapital, type Word } from "../words.ts";
import { capitalsOf, type Mention, mentionsIn } from "./mentions.ts";

export type NameKind = "person" | "country" | "place" | "group" | "event" | "people" | "letters" | "other";

export interface Name {
  text: string;
  parts: readonly string[];
  kind: NameKind;
  mentions: Mention[];
  foundIn: Sentence[];
  /** Known by a first name only, like people in examples. */
  isFirst: boolean;
  /** Known to the tagger as a place. */
  isPlace: boolean;
}

export function namesOf(
  sentences: readonly Sentence[],
  language: Language,
  tags: Tags,
  grammar: Grammar | null,
): Map<string, Name> {
  if (language.capitalNouns && !grammar) return new Map();
  // Many German names are nouns as well: Ernst, Koch.
  const isNoun = ({ text }: Word, before: Word | undefined) =>
    language.capitalNouns &&
    !firstNames.has(text) &&
    !firstNames.has(before?.text ?? "") &&
    (grammar?.readingsOf(text).size ?? 0) > 0;
  const capitals = capitalsOf(sentences);
  const mentions = sentences.flatMap((sentence) => mentionsIn(sentence, capitals, language, isNoun));
  const names = new Map<string, Name>();
  for (const [text, found] of Map.groupBy(mentions, ({ text }) => text)) {
    const foundIn = [...new Set(found.map(({ sentence }) => sentence))];
    names.set(text, {
      text,
      parts: text.split(" "),
      kind: kindOf(text, found, language, tags),
      mentions: found,
      foundIn,
      isFirst: false,
      isPlace: found.some(({ sentence, from }) => tags.get(sentence)?.[from]?.name === "place"),
    });
  }
  const company = companyOf(names, mentions, language, tags, capitals.small);
  for (const guess of [kindByCompany, kindByDirection, kindByShape]) {
    for (const name of names.values()) {
      if (name.kind !== "other") continue;
      name.kind = guess(name, company);
      if (name.kind === "person") company.persons.add(name.parts);
    }
  }
  for (const name of names.values()) name.isFirst = isFirstName(name, company);
  return names;
}

const isFirstName = ({ parts, kind, mentions }: Name, { tags, all }: Company): boolean =>
  kind !== "place" &&
  parts.length === 1 &&
  !all.hasLonger(parts) &&
  mentions.some(({ sentence, from }) => tags.get(sentence)?.[from]?.name === "first");

const neighbours = ({ sentence: { words }, from, to, withArticle }: Mention) => ({
  before: words[from - (withArticle ? 2 : 1)]?.lower ?? "",
  after: words[to]?.lower ?? "",
});

function kindOf(text: string, mentions: readonly Mention[], { isCountry, names }: Language, tags: Tags): NameKind {
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
  const tagged = mentions.map(({ sentence, from, to }) => tags.get(sentence)?.slice(from, to) ?? []);
  if (tagged.some((all) => all.at(-1)?.name === "people" || all[0]?.name === "people")) return "people";
  if (tagged.some((all) => all.length > 1 && (all[0]?.name === "first" || all[0]?.name === "person"))) return "person";
  if (parts.length === 1 && tagged.some(([first]) => first?.name === "place")) return "place";
  if (tagged.some((all) => all.length === 1 && all[0]?.part === "adjective")) return "other";
  if (/^(North|South|East|West)$/.test(text)) return "other";
  const placed = mentions.filter(
    (mention) => !mention.withArticle && names.beforePlace.has(neighbours(mention).before),
  );
  const isPlace = placed.length > (tags.size > 0 ? mentions.length / 2 : 0);
  return isPlace ? "place" : "other";
}

interface Company {
  names: ReadonlyMap<string, Name>;
  all: Endings;
  persons: Endings;
  listed: ReadonlyMap<Mention, Mention[]>;
  language: Language;
  tags: Tags;
  small: ReadonlySet<string>;
}

function companyOf(
  names: ReadonlyMap<string, Name>,
  mentions: readonly Mention[],
  language: Language,
  tags: Tags,
  small: ReadonlySet<string>,
): Company {
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
  return { names, all, persons, listed, language, tags, small };
}

/** "Lesseps" gets the kind of "Ferdinand de Lesseps"; "Israel" in "France and Israel" gets the kind of "France". */
function kindByCompany({ parts, mentions }: Name, { names, persons, listed }: Company): NameKind {
  if (persons.hasLonger(parts)) return "person";
  for (const mention of mentions) {
    for (const { text } of listed.get(mention) ?? []) {
      const kind = names.get(text)?.kind ?? "other";
      if (kind === "person" && mentions.some(modifies)) continue;
      if (kind !== "other" && kind !== "people") return kind;
    }
  }
  return "other";
}

/** "Gestalt" in "Gestalt psychology". */
const modifies = ({ sentence: { words }, to }: Mention) =>
  words[to]?.kind === "word" && /^\p{Ll}.*(y|ics|ion|ism)$/u.test(words[to].text);

/** Recognizes places by words for travelling to and from them. A full name is not a place. */
const kindByDirection = ({ parts, mentions }: Name, { all, language, tags }: Company): NameKind =>
  tags.size === 0 &&
  parts.length === 1 &&
  !all.hasLonger(parts) &&
  mentions.some((mention) => !mention.withArticle && language.names.towards.has(neighbours(mention).before))
    ? "place"
    : "other";

/** A name of two to five words without an article is mostly a person. */
function kindByShape(name: Name, company: Company): NameKind {
  const { parts, mentions } = name;
  const { persons, tags } = company;
  const isFull =
    parts.length > 1 && parts.length < 6 && !parts.includes("of") && !mentions.some(({ withArticle }) => withArticle);
  const isShip = mentions.some((mention) => /^(the|a|an)$/.test(mention.sentence.words[mention.from - 2]?.lower ?? ""));
  if (persons.hasLonger(parts)) return "person";
  if (!isFull || isShip) return "other";
  const isPerson = tags.size === 0 ? firstNames.has(parts[0]?.split("-", 1)[0] ?? "") : looksLikePerson(name, company);
  return isPerson ? "person" : "other";
}

/**
 * False for "Thank God", "TED Talk" or "Wikimedia Commons": the surname has to occur alone, and no part may be another
 * word.
 */
function looksLikePerson({ parts, mentions }: Name, { names, tags, small, language }: Company): boolean {
  const last = parts.at(-1) ?? "";
  const isWordy = parts.some((part) => isCapital(part) && small.has(part.toLowerCase()));
  const isOther = mentions.some(({ sentence, from, to }) =>
    tags
      .get(sentence)
      ?.slice(from, to)
      .some(({ part, name, isPlural }) => part === "verb" || part === "adjective" || name === "people" || isPlural),
  );
  return !isWordy && !isOther && !language.names.people.test(last) && names.has(last);
}

function areListed(a: Mention, b: Mention): boolean {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  if (a.sentence !== b.sentence || second.from - first.to !== 1) return false;
  const between = a.sentence.words[first.to];
  const isComma = between?.text === "," && !a.withArticle && !b.withArticle;
  return isComma || /^(and|or|et|ou|y|e|o)$/.test(between?.lower ?? "");
}
