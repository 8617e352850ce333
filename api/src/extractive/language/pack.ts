import { type FormPack, formsFrom } from "../forms/phrases.ts";
import { list } from "../words.ts";
import type { Language } from "./language.ts";

/** The sets of words in a type, each written as one text with spaces between the words; empty if left out. */
type WordLists<T> = { [Key in keyof T as T[Key] extends ReadonlySet<string> ? Key : never]?: string };

const nothing = /^$/;

const usual = { dotsOrdinals: false, capitalNouns: false, articlesNamePersons: false, trade: null };

/** A language as its file describes it. */
export interface LanguagePack
  extends WordLists<Language>,
    Partial<Pick<Language, keyof typeof usual>>,
    Pick<Language, "code" | "isPlural"> {
  /** Names of countries and continents in use besides the official ones, with `|` between them. */
  countries: string;
  names: WordLists<Language["names"]> & { people?: RegExp };
  forms: FormPack;
}

export function languageFrom(pack: LanguagePack): Language {
  const { code, countries, names, forms, ...rest } = pack;
  const words = listsOf(pack, ["articles", "prepositions", "joiners", "abbreviations", "months", "persons"]);
  return {
    ...usual,
    ...rest,
    ...words,
    code,
    functionWords: new Set([...words.articles, ...words.prepositions, ...list(pack.functionWords ?? "")]),
    isCountry: countriesIn(code, countries),
    names: { people: nothing, ...names, ...listsOf(names, ["person", "others", "beforePerson", "afterPerson"]) },
    forms: formsFrom(forms),
  };
}

const listsOf = <Key extends string>(texts: Partial<Record<Key, string>>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, list(texts[key] ?? "")])) as Record<Key, ReadonlySet<string>>;

/** Tests for names of countries and continents. The names load on first use, so that readers start no slower. */
function countriesIn(code: string, others: string): (name: string) => boolean {
  let names: ReadonlySet<string> | null = null;
  return (name) => {
    names ??= namesIn(code, others);
    return names.has(name);
  };
}

function namesIn(code: string, others: string): Set<string> {
  const names = new Intl.DisplayNames([code], { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = [
    ...letters.flatMap((first) => letters.map((second) => first + second)),
    "002",
    "009",
    "019",
    "142",
    "150",
  ];
  return new Set([...regions.flatMap((region) => names.of(region) ?? []), ...others.split("|")]);
}
