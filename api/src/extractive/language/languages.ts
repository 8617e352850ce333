import { formsFrom } from "../forms/phrases.ts";
import { list } from "../words.ts";
import type { Language } from "./language.ts";
import packs from "./languages.json" with { type: "json" };

const usual = { dotsOrdinals: false, capitalNouns: false, articlesNamePersons: false, trade: null };

/** Patterns are built when the module is loaded, so that `scripts/patterns.ts` checks them. */
const languages = new Map(
  packs.map(({ code, plural, forms, ...pack }): [string, Language] => {
    const [isPlural, articles, prepositions] = [new RegExp(plural, "u"), list(pack.articles), list(pack.prepositions)];
    const language: Language = {
      ...usual,
      ...pack,
      code,
      articles,
      prepositions,
      functionWords: new Set([...articles, ...prepositions, ...list(pack.functionWords)]),
      joiners: list(pack.joiners),
      abbreviations: list(pack.abbreviations),
      months: list(pack.months),
      persons: list(pack.persons),
      trade: pack.trade === undefined ? null : new RegExp(pack.trade, "u"),
      isPlural: (word) => isPlural.test(word),
      names: {
        person: list(pack.titles ?? ""),
        others: list(pack.others),
        beforePerson: list(pack.beforePerson),
        afterPerson: list(pack.afterPerson),
      },
      forms: formsFrom(forms),
    };
    return [code, language];
  }),
);

/** Languages in which more than figures can be asked for. */
export const languageCodes = [...languages.keys()];

export const languageOf = (code: string): Language | null => languages.get(code) ?? null;
