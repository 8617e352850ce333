import { spanish as forms } from "../forms/phrases/spanish.ts";
import { spanish as rating } from "../rating/phrases/spanish.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const articles = list("el la los las un una unos unas del al");
const determiners = new Set([
  ...articles,
  ...list(
    "cada su sus nuestro nuestra nuestros nuestras ningún ninguna varios varias algunos algunas pocos muchas muchos dos tres cuatro cinco seis siete ocho nueve diez",
  ),
]);
const prepositions = list(
  "de a en con por para sin sobre entre hacia desde hasta contra durante según tras bajo ante como",
);

export const spanish: Language = {
  code: "es",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`y e o u pero sino ni que quien quienes cual cuales cuyo cuya donde cuando si porque aunque pues mientras
      yo tú él ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les lo mi tu este esta esto estos estas
      ese esa eso esos esas aquel aquella aquellos aquellas es son era eran ser sido fue fueron está están estaba estaban ha han
      había habían haber hay hubo puede pueden podía podían debe deben debía hace hacen no más menos muy mucho poco tan tanto también
      tampoco ya aún todavía siempre nunca casi solo sólo así entonces luego después antes aquí allí ahora hoy además sin embargo
      otro otra otros otras mismo misma todo toda todos todas tal tales suyo suya suyos suyas primer primero primera segunda segundo qué cómo`),
  ]),
  auxiliaries: list("es son era eran fue fueron está están ha han había puede pueden debe deben"),
  naming: list("llamado llamada llamados llamadas denominado denominada"),
  joiners: list("de del von van"),
  plainNouns: new Set(),
  looseModifiers: list(
    "nuevo nueva gran grande grandes pequeño pequeña pequeños pequeñas primer primera último última buen buena mismo misma solo",
  ),
  abbreviations: list(
    "sr sra srta dr dra d dña ej ud uds av avda núm pág págs aprox vol cap ed trad fig art gral prof lic ing ee uu cía máx mín jr sto sta mons fray",
  ),
  numberWords: "dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  months: list("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  yearPrepositions: list("en desde"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: false,
  capitalNouns: false,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/romance.ts")).spanishGrammar(),
    adjectivesFollow: true,
    abstract: /(ción|sión|miento|dad|tad|tud|ancia|encia|ismo|aje|ura|eza)(e?s)?$|ciones$|siones$/,
    person: /(or|ores|ista|ero|ante)s?$/,
  },
  verbEnding: null,
  notNouns: /(mente|ando|iendo|[^ug]ar|[^lp]er|ir)$/,
  leansBack:
    /^(él|ella|ellos|ellas|ello|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquel\p{L}*|su|sus|aquí|allí|luego|después|entonces|así|además|también|tampoco|pero|y|o|sin embargo|no obstante|por ejemplo|por tanto|por lo tanto|por eso|en cambio|otro|otra|otros|otras|ambos|ambas|los dos|el primero|la primera|el segundo|la segunda|cuando|si|porque|pues|más tarde|nosotros|nuestr\p{L}*|yo|\S+ (años|días|meses|semanas) (después|más tarde))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(este|esta|estos|estas|ese|esa|esos|esas|aquel\p{L}*|esto|eso|véase|figura|tabla|capítulo|yo|mi|mis|tú|tu|tus)(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(también|entonces|otro|otra|otros|otras|además|sin embargo|nosotros|él|ella|ellos|ellas|le|les)(?!\p{L})/iu,
  persons: list("él ella"),
  defines: /^(,[^,]{3,60},)?\s(es|son|era|eran|fue)\s(un|una|el|la|los|las)(?!\p{L})/u,
  connective: /^(además|en efecto|en general|generalmente|sin embargo|de hecho|hoy en día),\s+/i,
  isPlural: (word) => /s$/.test(word),
  isCountry: countriesIn(
    "es",
    "Gran Bretaña|Inglaterra|Escocia|América|EE. UU.|Estados Unidos|Unión Soviética|Holanda|Persia|Prusia",
  ),
  names: {
    person: list("Sr Sra Dr Dra Don Doña"),
    group: list(
      "Universidad Instituto Compañía Banco Organización Sociedad Partido Ministerio Museo Academia Parlamento Consejo Naciones Unión",
    ),
    event: list("Guerra Tratado Revolución Premio Batalla Convención"),
    place: list("Mar Océano Lago Bahía Canal Isla Islas Puerto Monte Valle Río"),
    beforePerson: list(
      "químico química físico física biólogo botánico médico ingeniero historiador filósofo matemático astrónomo escritor poeta pintor rey reina príncipe princesa presidente ministro emperador papa general diplomático profesor inventor científico",
    ),
    beforeThing: list("buque barco empresa revista periódico libro película"),
    beforePlace: list("en"),
    towards: list("hacia desde"),
    afterPerson: list("quien escribió dijo descubrió mostró demostró inventó publicó nació murió recibió propuso"),
    people: /^$/,
  },
  phrases: {
    fillGap: (sentence) => `Complete la frase: ${sentence}`,
  },
  rating,
  forms,
};
