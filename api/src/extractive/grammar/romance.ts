import { dictionaryOf } from "./dictionary.ts";
import { type Grammar, none, type Readings, table } from "./grammar.ts";

type Gender = "M" | "F";

const byEnding =
  (rules: readonly (readonly [RegExp, string])[]) =>
  (noun: string): Readings => {
    const readings = rules.find(([ending]) => ending.test(noun))?.[1];
    return readings === undefined ? none : new Set(readings.split(" "));
  };

const startsWithVowel = /^(h?[aeiouyàâäéèêëîïíìóòôöœúùûü])/i;

/** Uses a dictionary of 42,000 nouns. Plurals are formed by rule. */
export function frenchGrammar(): Grammar {
  const words = dictionaryOf<Gender>("french");
  const determiners = table({
    "le un du au cet ce mon ton": "ms",
    "la une cette ma ta sa": "fs",
    "les des aux ces plusieurs leurs ses nos vos quelques": "mp fp",
    "l' l’ d' d’ chaque leur notre votre": "ms fs",
    son: "ms fs",
  });
  const endsAs = byEnding([
    [/(tion|sion|té|ance|ence|ure|ie|ise|esse|ette|ude)$/, "fs"],
    [/(ment|isme|age|oir|eau|ier)$/, "ms"],
  ]);
  return {
    readingsOf(noun) {
      const tagReadings = new Set<string>();
      const own = words[noun];
      if (own) tagReadings.add(`${own.toLowerCase()}s`);
      const singulars = [noun.replace(/s$/, ""), noun.replace(/x$/, ""), noun.replace(/aux$/, "al")];
      for (const singular of singulars) {
        const gender = singular === noun ? undefined : words[singular];
        if (gender) tagReadings.add(`${gender.toLowerCase()}p`);
      }
      if (own && /[sxz]$/.test(noun)) tagReadings.add(`${own.toLowerCase()}p`);
      return tagReadings;
    },
    determined: (word) => determiners.get(word) ?? null,
    described: () => null,
    endsAs,
    onset: (noun) => (startsWithVowel.test(noun) ? "vowel" : "consonant"),
  };
}

interface Italian {
  G: Gender;
  P?: string;
}

/** Uses a dictionary of 17,000 nouns with their plurals. */
export function italianGrammar(): Grammar {
  const words = dictionaryOf<Italian>("italian");
  const plurals = new Map<string, string>();
  for (const entry of Object.values(words)) if (entry?.P) plurals.set(entry.P, `${entry.G.toLowerCase()}p`);
  const ofArticle: Readonly<Record<string, string>> = {
    "il lo un uno": "ms",
    "la una un' un’": "fs",
    "l' l’": "ms fs",
    "i gli": "mp",
    le: "fp",
  };
  const joined = Object.fromEntries(
    ["de", "a", "da", "ne", "su"].flatMap((begin) => [
      [`${begin}l ${begin}llo`, "ms"],
      [`${begin}lla`, "fs"],
      [`${begin}ll' ${begin}ll’`, "ms fs"],
      [`${begin}i ${begin}gli`, "mp"],
      [`${begin}lle`, "fp"],
    ]),
  );
  const determiners = table({
    ...ofArticle,
    ...joined,
    "questo quello quel ogni suo nostro": "ms",
    "questa quella sua nostra": "fs",
    "questi quelli quei suoi alcuni molti": "mp",
    "queste quelle sue alcune molte": "fp",
  });
  return {
    readingsOf(noun) {
      const own = words[noun];
      const plural = plurals.get(noun);
      const readings = new Set(plural ? [plural] : []);
      if (own) readings.add(`${own.G.toLowerCase()}s`);
      return readings;
    },
    determined: (word) => determiners.get(word) ?? null,
    described: () => null,
    endsAs: byEnding([
      [/(zione|sione|tà|tù|anza|enza|ezza|ura|ia)$/, "fs"],
      [/(mento|ismo|aggio|tore)$/, "ms"],
      [/(zioni|sioni|anze|enze|ezze|ure|ie)$/, "fp"],
      [/(menti|ismi|aggi|tori)$/, "mp"],
    ]),
    onset: (noun) =>
      startsWithVowel.test(noun) ? "vowel" : /^(s[^aeiou]|z|gn|ps|pn|x|y)/.test(noun) ? "strong" : "consonant",
  };
}

/** Spanish and Portuguese nouns mostly show their gender. The articles of the text show the rest. */
export const spanishGrammar = (): Grammar => ({
  readingsOf: () => none,
  determined: (word) => spanishDeterminers.get(word) ?? null,
  described: () => null,
  endsAs: byEnding([
    [/(ción|sión|dad|tad|tud|umbre|ez|sis|itis)$/, "fs"],
    [/(ciones|siones|dades|tades|tudes|umbres|sis)$/, "fp"],
    [
      /(problema|sistema|tema|clima|idioma|programa|planeta|mapa|día|drama|poema|esquema|dilema|síntoma|aroma|carisma)$/,
      "ms",
    ],
    [/(problemas|sistemas|temas|climas|idiomas|programas|planetas|mapas|días|poemas|síntomas)$/, "mp"],
    [/(o|aje|or|ón|men|al|el|il|án|és)$/, "ms"],
    [/(os|ajes|ores|ones|ales|eles|iles)$/, "mp"],
    [/a$/, "fs"],
    [/as$/, "fp"],
    [/es$/, "mp fp"],
  ]),
  onset: () => "",
});

const spanishDeterminers = table({
  "el un del al este ese aquel algún ningún": "ms",
  "la una esta esa aquella alguna ninguna": "fs",
  "los unos estos esos aquellos algunos varios muchos": "mp",
  "las unas estas esas aquellas algunas varias muchas": "fp",
  "su cada": "ms fs",
  sus: "mp fp",
});

export const portugueseGrammar = (): Grammar => ({
  readingsOf: () => none,
  determined: (word) => portugueseDeterminers.get(word) ?? null,
  described: () => null,
  endsAs: byEnding([
    [/(ção|são|dade|tude|agem|ência|ância|ez|ise|ose|ite)$/, "fs"],
    [/(ções|sões|dades|tudes|agens|ências|âncias)$/, "fp"],
    [/(problema|sistema|tema|clima|idioma|programa|planeta|mapa|dia|drama|poema|esquema|sintoma)$/, "ms"],
    [/(problemas|sistemas|temas|climas|idiomas|programas|planetas|mapas|dias|poemas|sintomas)$/, "mp"],
    [/(o|or|al|el|il|ol|ês|ém)$/, "ms"],
    [/(os|ores|ais|éis|óis)$/, "mp"],
    [/a$/, "fs"],
    [/as$/, "fp"],
  ]),
  onset: () => "",
});

const joinedPortuguese = Object.fromEntries(
  (
    [
      ["o", "ms"],
      ["a", "fs"],
      ["os", "mp"],
      ["as", "fp"],
    ] as const
  ).map(([article, reading]) => [[article, ...["d", "n", "pel"].map((begin) => begin + article)].join(" "), reading]),
);

const portugueseDeterminers = table({
  ...joinedPortuguese,
  "ao um num dum este esse aquele algum nenhum seu": "ms",
  "à uma numa duma esta essa aquela alguma nenhuma sua": "fs",
  "aos uns estes esses aqueles alguns vários muitos seus": "mp",
  "às umas estas essas aquelas algumas várias muitas suas": "fp",
  cada: "ms fs",
});
