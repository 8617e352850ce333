import { type Grammar, none, table } from "./grammar.ts";

const determiners = table({
  "de deze die": "cs p",
  "het 't dit dat": "ns",
  "een elk elke ieder iedere": "cs ns",
  "enkele sommige verschillende vele beide": "p",
});

/** Articles in the text show the gender. Endings show some genders, and the number. */
export const dutchGrammar = (): Grammar => ({
  readingsOf: () => none,
  determined: (word) => determiners.get(word) ?? null,
  described: () => null,
  endsAs(noun) {
    if (/(je|isme|ment|sel|um|aat)$/.test(noun)) return new Set(["ns"]);
    if (/(ing|heid|tie|teit|nis|iek|ij|ist|aar|eur|age|ine|ster)$/.test(noun)) return new Set(["cs"]);
    const isPlural =
      /(en|s)$/.test(noun) && !singularInEn.test(noun) && !/(ss|us|is|as|os|ijs|eis|uis|aas|oos|ees|oes)$/.test(noun);
    return new Set(isPlural ? ["p"] : ["cs", "ns"]);
  },
  onset: () => "",
});

const singularInEn =
  /^(leven|teken|wapen|regen|deken|haven|oven|keten|molen|toren|wagen|bodem|reden|verleden|eten|vermogen|wezen)$/;
