import { firstNames } from "../grammar/first-names.ts";
import type { Knowledge } from "../kinds.ts";
import type { Language } from "../language/language.ts";
import type { Sentence } from "../sentence.ts";
import type { Tag, Tags } from "../tags.ts";
import { bare, isCapital } from "../words.ts";
import type { Mention } from "./mentions.ts";
import type { Name } from "./names.ts";

/** A name that certainly belongs to a person. */
export interface Person {
  text: string;
  /** "Ada King", "King" if the full name occurs elsewhere, or "Queen Ada". */
  form: "full" | "surname" | "titled";
  surname: string;
  gender: Tag["gender"];
  foundIn: readonly Sentence[];
}

export function personsOf(
  names: ReadonlyMap<string, Name>,
  sentences: readonly Sentence[],
  language: Language,
  tags: Tags,
  knowledge: Knowledge | null,
): Map<string, Person> {
  const small = new Set(sentences.flatMap(({ words }) => words.flatMap(({ text }) => (isCapital(text) ? [] : text))));
  const context = { names, language, tags, small, knowledge };
  const persons = new Map<string, Person>();
  for (const name of names.values()) {
    const form = formOf(name, context);
    if (!form) continue;
    const surname = name.parts.at(-1) ?? "";
    persons.set(name.text, { text: name.text, form, surname, gender: genderOf(name, tags), foundIn: name.foundIn });
  }
  const families = Map.groupBy(
    [...persons.values()].filter(({ form }) => form === "full"),
    ({ surname }) => surname,
  );
  for (const [surname, family] of families) {
    const name = names.get(surname);
    const [person, another] = family;
    // Two Franklins make the surname alone ambiguous.
    if (!name || !person || another || name.kind === "country" || name.kind === "place" || persons.has(surname))
      continue;
    // "The Linux kernel", "the Linux division": mostly not a surname.
    if (share(name.mentions, (mention) => isModifier(mention, tags)) > mostModifiers) continue;
    persons.set(surname, { ...person, text: surname, form: "surname", foundIn: name.foundIn });
  }
  return persons;
}

/** A name that modifies a noun in more than this share of its mentions does not belong to a person. */
const mostModifiers = 0.2;

const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;

interface Context {
  names: ReadonlyMap<string, Name>;
  language: Language;
  tags: Tags;
  small: ReadonlySet<string>;
  knowledge: Knowledge | null;
}

function formOf(
  { text, parts, mentions, foundIn }: Name,
  { names, language, tags, small, knowledge }: Context,
): Person["form"] | null {
  const [first = "", ...others] = parts;
  const last = bare(parts.at(-1) ?? "");
  const { group, event, place, person, people } = language.names;
  const isGroup =
    knowledge &&
    parts.at(-2) !== "of" &&
    [last, knowledge.singular(last)].some((word) => knowledge.kinds.of(word).length > 0);
  if (isGroup || others.length === 0 || others.length > 3 || language.isCountry(text)) return null;
  const capitals = parts.filter(isCapital).map(bare);
  if (capitals.some((part) => group.has(part) || event.has(part) || place.has(part) || small.has(part.toLowerCase())))
    return null;
  if (mentions.some((mention) => isModifier(mention, tags))) return null;
  if (person.has(first)) return others.every(isCapital) ? "titled" : null;
  const isPerson = names.get(text)?.kind === "person" && !people.test(last);
  const isFirst = firstNames.has(first) || /^\p{Lu}\.$/u.test(first) || tagged(mentions, tags)?.name === "first";
  const acts = mentions.some((mention) => isActor(mention, language, tags));
  return (isFirst || (isPerson && acts)) && isCapital(last) && (acts || names.has(last) || foundIn.length > 1)
    ? "full"
    : null;
}

const tagged = (mentions: readonly Mention[], tags: Tags): Tag | undefined =>
  mentions.map(({ sentence, from }) => tags.get(sentence)?.[from]).find((tag) => tag !== undefined);

const genderOf = ({ mentions }: Name, tags: Tags): Tag["gender"] => tagged(mentions, tags)?.gender ?? null;

/** "Earl Grey tea" does not name an earl. */
function isModifier({ text, sentence, from, to, withArticle }: Mention, tags: Tags): boolean {
  const after = sentence.words[to];
  const isOwner = sentence.text.slice(sentence.words[from]?.start, after?.start).trimEnd() !== text;
  const tag = tags.get(sentence)?.[to];
  return withArticle || (!isOwner && after?.kind === "word" && !isCapital(after.text) && tag?.part === "noun");
}

/** Whether a name does something, or has a description that only persons have. */
function isActor({ sentence, from, to }: Mention, { names }: Language, tags: Tags): boolean {
  const { words } = sentence;
  const [before, after] = [words[from - 1]?.lower ?? "", words[to]?.lower ?? ""];
  return (
    names.beforePerson.has(before.replace(/s$/, "")) ||
    names.beforePerson.has(before) ||
    names.afterPerson.has(after) ||
    before === "by" ||
    /^[(,]$/.test(after) ||
    tags.get(sentence)?.[to]?.part === "verb"
  );
}

/** Words that show whether a man or a woman is meant. */
const genders = {
  m: /\b([Hh]e|[Hh]is|him|himself|man|husband|father|son|brother|king|nobleman|gentleman)\b/,
  f: /\b([Ss]he|[Hh]er|hers|herself|woman|wife|mother|daughter|sister|queen|widow|lady|girl|actress|heroine|women|wives|sisters|daughters)\b/,
};

/** Other persons who could replace a person, in the same form of name. */
export function otherPersons(person: Person, sentence: Sentence, persons: ReadonlyMap<string, Person>): Person[] {
  const gender = (["m", "f"] as const).filter((one) => genders[one].test(sentence.text));
  const onlyGender = gender.length === 1 ? gender[0] : null;
  const sizeOf = ({ text }: Person) => text.split(" ").length;
  const others = [...persons.values()].filter(
    (other) =>
      other.surname !== person.surname &&
      other.form === (person.form === "surname" ? "full" : person.form) &&
      (onlyGender === null || (other.gender === null && onlyGender === "m") || other.gender === onlyGender) &&
      Math.abs(sizeOf(other) - sizeOf(person)) < (person.form === "surname" ? 4 : 2),
  );
  if (person.form !== "surname") return others;
  const unique = others.filter(({ surname }) => others.filter((other) => other.surname === surname).length === 1);
  return unique.map((other) => ({ ...other, text: other.surname, form: "surname" }));
}
