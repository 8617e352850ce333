import type { Language } from "../language/language.ts";
import type { Mention } from "../names/mentions.ts";
import type { Name } from "../names/names.ts";
import type { Person } from "../names/persons.ts";
import { isCapital } from "../words.ts";
import { femaleNames, firstNames } from "./first-names.ts";

/** Description directly before a name: "the German chemist". */
export interface Role {
  title: string | null;
  nationality: string | null;
}

/** A name that certainly belongs to a person. */
export interface Bearer extends Person {
  name: Name;
  gender: "f" | "m";
  roles: readonly Role[];
}

/** Names with a first name, a trade or a title, or the surname of a person whose first name is known. */
export function bearersOf(names: Iterable<Name>, language: Language): Map<Name, Bearer> {
  const persons = [...names].filter(
    ({ kind, parts }) => kind === "person" && !parts.some((part) => part.length < 2 && isCapital(part)),
  );
  const surnames = new Set(persons.filter(hasFirstName).map(({ parts }) => parts.at(-1)));
  return new Map(
    persons.flatMap((name): [Name, Bearer][] => {
      const { text, foundIn, parts } = name;
      const roles = name.mentions.map((mention) => roleOf(mention, language));
      const isSurname = surnames.has(text) && !firstNames.has(text);
      const form = hasFirstName(name) ? "full" : isSurname ? "surname" : "titled";
      if (form === "titled" && !roles.some(({ title }) => title !== null)) return [];
      const gender = genderOf(name, roles, language);
      return [[name, { text, form, surname: parts.at(-1) ?? "", gender, foundIn, name, roles }]];
    }),
  );
}

const firstOf = ({ parts }: Name) => parts[0]?.split("-", 1)[0] ?? "";
const hasFirstName = (name: Name) => name.parts.length > 1 && firstNames.has(firstOf(name));

export function roleOf({ sentence: { words }, from }: Mention, { names, references }: Language): Role {
  const [word = "", next = "", third = ""] = [1, 2, 3].map((back) => words[from - back]?.lower ?? "");
  const nationalityIn = (...all: string[]) => all.find((lower) => references?.nationality.test(lower)) ?? null;
  if (names.beforePerson.has(word)) return { title: word, nationality: nationalityIn(next, third) };
  // "Il chimico tedesco"
  const nationality = nationalityIn(word);
  return { title: nationality && names.beforePerson.has(next) ? next : null, nationality };
}

function genderOf(name: Name, roles: readonly Role[], { names }: Language): Bearer["gender"] {
  const isFemale = femaleNames.has(firstOf(name)) || roles.some(({ title }) => title && names.female?.test(title));
  return isFemale ? "f" : "m";
}
