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
      otro otra otros otras mismo misma todo toda todos todas tal tales primer primero primera segunda segundo qué cómo`),
  ]),
  auxiliaries: list("es son era eran fue fueron está están ha han había puede pueden debe deben"),
  naming: list("llamado llamada llamados llamadas denominado denominada"),
  joiners: list("de del la las los von van y"),
  plainNouns:
    list(`tiempo vez veces cosa cosas tipo tipos parte partes persona personas gente hombre hombres mujer mujeres mundo vida
    trabajo lugar lugares caso punto hecho fin mano lado problema problemas resultado idea ejemplo forma formas nivel número mitad
    tercio cuarto nombre palabra pregunta respuesta principio año años mes meses semana semanas día días hora horas siglo siglos
    metros kilómetros toneladas euros millones millón miles conjunto manera modo razón serie`),
  looseModifiers: list(
    "nuevo nueva gran grande grandes pequeño pequeña pequeños pequeñas primer primera último última buen buena mismo misma solo",
  ),
  abbreviations: list("sr sra dr dra d dña etc p ej ud uds av núm pág aprox"),
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
  verbEnding: null,
  notNouns: /(mente|ando|iendo|ar|er|ir|ado|ido)$/,
  leansBack:
    /^(él|ella|ellos|ellas|ello|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquel\p{L}*|su|sus|aquí|allí|luego|después|entonces|así|además|también|tampoco|pero|y|o|sin embargo|no obstante|por ejemplo|por tanto|por lo tanto|por eso|en cambio|otro|otra|otros|otras|ambos|ambas|los dos|el primero|la primera|el segundo|la segunda|cuando|si|porque|pues|más tarde|nosotros|nuestr\p{L}*|yo|\S+ (años|días|meses|semanas) (después|más tarde))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(este|esta|estos|estas|ese|esa|esos|esas|aquel\p{L}*|esto|eso|véase|figura|tabla|capítulo|yo|mi|mis|tú|tu|tus)(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(también|entonces|otro|otra|otros|otras|además|sin embargo|nosotros|él|ella|ellos|ellas|le|les)(?!\p{L})/iu,
  persons: list("él ella"),
  connective: /^(además|en efecto|en general|generalmente|sin embargo|de hecho|hoy en día),\s+/i,
  claim:
    /(?<!\p{L})(debe|deben|debería|deberían|hay que|importante\p{L}*|esencial\p{L}*|mejor\p{L}*|peor\p{L}*|necesari\p{L}*|ventaja\p{L}*|riesgo\p{L}*|peligro\p{L}*|problema\p{L}*|just[oa]|injust[oa])(?!\p{L})/iu,
  isPlural: (word) => /s$/.test(word),
  isCountry: countriesIn(
    "es",
    "Gran Bretaña|Inglaterra|Escocia|América|EE. UU.|Estados Unidos|Unión Soviética|Holanda|Persia|Prusia",
  ),
  names: {
    person: list("Sr Sra Dr Dra Don Doña San Santa"),
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
    agreement: (sentence) => `¿En qué medida está de acuerdo? «${sentence}»`,
    agreementScale: [
      "Totalmente de acuerdo",
      "De acuerdo",
      "Ni de acuerdo ni en desacuerdo",
      "En desacuerdo",
      "Totalmente en desacuerdo",
    ],
    ratings: [
      {
        ask: (theme) => `¿Cuánto conoce el tema ${theme}?`,
        scale: ["Nada", "Un poco", "Bastante", "Mucho"],
      },
      {
        ask: (theme) => `¿Qué importancia tiene para usted el tema ${theme}?`,
        scale: ["Ninguna", "Poca", "Bastante", "Mucha"],
      },
      {
        ask: (theme) => `¿Cuánto le gustaría saber más sobre el tema ${theme}?`,
        scale: ["Nada", "Un poco", "Bastante", "Mucho"],
      },
    ],
    pickThemes: "¿Sobre cuáles de estos temas le gustaría saber más?",
    selfRatings: [
      (theme) => `¿Qué tan bien puede explicar el tema ${theme} a otra persona?`,
      (theme) => `¿Qué tan seguro se siente con el tema ${theme}?`,
      (theme) => `¿Con qué facilidad respondería preguntas sobre el tema ${theme}?`,
    ],
    selfScale: ["Es nuevo para mí", "Conozco lo básico", "Lo domino", "Podría enseñarlo"],
    theme: (term) => `«${term}»`,
    person: (name) => `«${name}»`,
  },
};
