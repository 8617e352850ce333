import { french as forms } from "../forms/phrases/french.ts";
import { french as rating } from "../rating/phrases/french.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const articles = list("le la les l' l’ un une des du au aux");
const determiners = new Set([
  ...articles,
  ...list(
    "chaque son sa ses leur leurs notre nos aucun aucune plusieurs quelques deux trois quatre cinq six sept huit neuf dix",
  ),
]);
const prepositions = list(
  "de d' d’ à en dans sur sous par pour avec sans entre vers chez contre depuis pendant avant après dès selon comme",
);

export const french: Language = {
  code: "fr",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`et ou mais donc or ni car que qu' qu’ qui quoi dont où quand lorsque lorsqu si puisque parce afin bien ainsi alors
      je tu il elle on nous vous ils elles me te se s' s’ lui y moi toi soi eux ce c' c’ cela ça ceci cet cette ces celui celle ceux celles
      est sont était étaient être été fut furent a ont avait avaient avoir eu aura sera seront serait peut peuvent pouvait pouvaient
      doit doivent devait fait font ne n' n’ pas plus moins très trop peu aussi encore déjà toujours jamais souvent presque environ
      même mêmes tout toute tous toutes autre autres tel telle tels telles chacun quel quelle ici là puis ensuite enfin cependant
      toutefois pourtant notamment surtout seulement non oui m' m’ t' t’ j' j’ jusque jusqu' jusqu’ quelque lors malgré`),
  ]),
  auxiliaries: list("est sont était étaient fut furent a ont avait avaient peut peuvent doit doivent sera seront"),
  naming: list("appelé appelée appelés appelées nommé nommée dit dite"),
  joiners: list("de du des d' d’ von van"),
  plainNouns: new Set(),
  looseModifiers: list(
    "nouveau nouvelle grand grande grands grandes petit petite petits petites premier première dernier dernière bon bonne même seul seule",
  ),
  abbreviations: list(
    "m mm mme mmes mlle dr pr st ste ex av apr env cf no nos éd vol chap art fig max min trad coll hab jr mgr cie",
  ),
  numberWords: "deux trois quatre cinq six sept huit neuf dix onze douze".split(" "),
  months: list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  yearPrepositions: list("en depuis dès"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: false,
  capitalNouns: false,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/romance.ts")).frenchGrammar(),
    adjectivesFollow: true,
    abstract: /(tion|sion|ment|té|ance|ence|isme|age|ure|esse)s?$/,
    person: /(eur|iste|ien|ienne|trice)s?$/,
  },
  verbEnding: null,
  notNouns: /(ment|é|ée|és|ées|er|ant)$/,
  leansBack:
    /^(il|elle|ils|elles|on|nous|vous|je|ce|c['’]|cela|ça|ceci|cet|cette|ces|celui|celle|ceux|celles|son|sa|ses|leur|leurs|ici|là|puis|ensuite|alors|ainsi|donc|or|et|mais|ou|car|aussi|cependant|toutefois|pourtant|enfin|de plus|en effet|par exemple|par conséquent|en revanche|d['’]autres|les autres|l['’]autre|les deux|le premier|la première|le second|la seconde|ce dernier|quand|lorsqu\p{L}*|si|parce|après cela|plus tard|\S+ (ans|jours|mois|semaines) (plus tard|après))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(ce|cet|cette|ces|celui|celle|ceux|celles|cela|voir|figure|tableau|chapitre|ci-dessus|ci-dessous|je|mon|ma|mes|tu|ton|vos|votre)(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(aussi|également|alors|encore|autre|autres|cependant|toutefois|nous|il|elle|ils|elles|lui|leur)(?!\p{L})/iu,
  persons: list("il elle lui"),
  defines: /^(,[^,]{3,60},)?\s(est|sont|était|étaient)\s(un|une|le|la|les|des|l['’])/u,
  connective: /^(de plus|en outre|en effet|en général|généralement|toutefois|cependant|aujourd['’]hui),\s+/i,
  isPlural: (word) => /[^su]s$|x$/.test(word),
  isCountry: countriesIn(
    "fr",
    "Grande-Bretagne|Angleterre|Écosse|Amérique|États-Unis|URSS|Union soviétique|Hollande|Perse|Prusse",
  ),
  names: {
    person: list("M Mme Mlle Dr Sir Lord"),
    group: list(
      "Université Institut Compagnie Banque Organisation Société Parti Ministère Musée Académie Parlement Conseil Nations Union",
    ),
    event: list("Guerre Traité Révolution Prix Bataille Convention"),
    place: list("Mer Océan Lac Baie Canal Île Îles Port Mont Vallée"),
    beforePerson: list(
      "chimiste physicien physicienne biologiste botaniste médecin ingénieur historien philosophe mathématicien astronome écrivain poète peintre roi reine prince princesse président ministre empereur pape général diplomate professeur inventeur savant",
    ),
    beforeThing: list("navire bateau société entreprise revue journal livre film"),
    beforePlace: list("à en dans"),
    towards: list("vers depuis"),
    afterPerson: list("qui écrivit dit découvrit montra prouva inventa publia naquit mourut reçut proposa"),
    people: /^$/,
  },
  phrases: {
    fillGap: (sentence) => `Complétez la phrase : ${sentence}`,
  },
  rating,
  forms,
};
