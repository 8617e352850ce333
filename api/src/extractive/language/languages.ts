import { formsFrom } from "../forms/phrases.ts";
import { list } from "../words.ts";
import type { Language } from "./language.ts";
import packs from "./languages.json" with { type: "json" };
import { packOf } from "./plain/languages.ts";
import { monthsOf } from "./plain/plain.ts";

/** Patterns are built when the module is loaded, so that `scripts/patterns.ts` checks them. */
const languages = new Map(
  packs.map(({ code, plural, forms, ...pack }): [string, Language] => {
    const written = packOf(code);
    const [isPlural, articles, prepositions] = [new RegExp(plural, "u"), list(pack.articles), list(pack.prepositions)];
    const language: Language = {
      code,
      articles,
      prepositions,
      functionWords: new Set([...articles, ...prepositions, ...list(pack.functionWords)]),
      joiners: list(pack.joiners),
      abbreviations: list(written?.abbreviations ?? ""),
      months: new Set(monthsOf(code).map((month) => month.toLowerCase())),
      dotsOrdinals: written?.dotsOrdinals ?? false,
      capitalNouns: written?.capitalNouns ?? false,
      articlesNamePersons: pack.articlesNamePersons ?? false,
      persons: list(pack.persons),
      trade: new RegExp(pack.trade ?? "\\p{L}", "u"),
      isPlural: (word) => isPlural.test(word),
      titles: list(pack.titles ?? ""),
      others: list(pack.others),
      beforePerson: list(pack.beforePerson),
      afterPerson: list(pack.afterPerson),
      forms: formsFrom(forms),
    };
    return [code, language];
  }),
);

/** Languages in which more than figures can be asked for. */
export const languageCodes = [...languages.keys()];

export const languageOf = (code: string): Language | null => languages.get(code) ?? null;
