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
    /^(él|ella|ellos|ellas|ello|esto|eso|este|esta|estos|estas|ese|esa|esos|esas|aquel\p{L}*|su|sus|aquí|allí|luego|después|entonces|así|además|también|tampoco|pero|y|o|sin embargo|no obstante|por ejemplo|por tanto|por lo tanto|por eso|en cambio|otro|otra|otros|otras|ambos|ambas|los dos|el primero|la primera|el segundo|la segunda|cuando|si|porque|pues|más tarde|finalmente|por último|asimismo|igualmente|por otr[oa]|por su parte|en total|a continuación|de hecho|al mismo tiempo|uno de|una de|algun[oa]s de|posteriormente|irónicamente|en est|en es[eao]|nosotros|nuestr\p{L}*|yo|\S+ (años|días|meses|semanas) (después|más tarde))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(este|esta|estos|estas|ese|esa|esos|esas|aquel\p{L}*|esto|eso|véase|también|además|asimismo|igualmente|sin embargo|no obstante|en cambio|por lo tanto|mencionad[oa]s?|dich[oa]s?|siguientes?|anterior(es)?|figura|tabla|capítulo|yo|mi|mis|tú|tu|tus)(?!\p{L})/iu,
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
  references: {
    definites: list("el la los las del al"),
    nouns:
      /^(ciudad|pueblo|villa|municipio|isla|país|región|territorio|estado|reino|imperio|provincia|puerto|río|lago|monte|montaña|colina|puente|iglesia|catedral|castillo|palacio|edificio|obra|monumento|museo|escuela|universidad|instituto|empresa|sociedad|compañía|organización|asociación|partido|movimiento|grupo|equipo|comisión|consejo|comité|gobierno|ejército|tropa|batalla|guerra|revuelta|ataque|revolución|tratado|ley|acuerdo|plan|proyecto|programa|estudio|investigación|trabajo|libro|novela|poema|película|canción|imagen|cuadro|artículo|texto|carta|informe|periódico|revista|experimento|método|procedimiento|teoría|modelo|enfermedad|epidemia|síntoma|paciente|víctima|autor|investigador|científico|rey|reina|emperador|papa|obispo|príncipe|duque|conde|presidente|ministro|general|hombre|mujer|niño|niña|padre|madre|hermano|hermana|hijo|hija|pareja|expedición|viaje|barco|buque|avión|calle|plaza|evento|acontecimiento|descubrimiento|invento|decisión|elección|negociación|caso|escala|aparato|fábrica|máquina|resultado|razón|consecuencia|fase|término|población|documento|sede|estadio|temporada|juego|partido|torneo|liga|ciudadano|habitante|año|siglo|época|período|periodo|zona|área|lugar|sitio|proceso|problema)(s|es)?$/u,
    complements: list("de del que quien cuyo cuya donde"),
    relatives: list("que quien cuyo cuya donde cuyos cuyas quienes"),
    foremost:
      /^(primer|primera|primeros|primeras|mayor|mayores|más|principal|principales|único|única|últim[oa]s?|segund[oa]|tercer|tercera|mejor)$/u,
    reflexives: list("se"),
    owners: list("su sus suyo suya"),
    finite:
      /(ó|ió|aron|ieron|aba|aban|ía|ían)$|^(fue|fueron|es|son|era|está|están|tiene|tienen|tuvo|hizo|dijo|incluye|incluyen|puede|pueden|debe|vio|dio|quiso|pudo|puso|vino|produjo|tradujo|condujo|sirve|muestra|contiene|permite)$/u,
    dropsSubject: true,
    nationality:
      /^(español|frances|francés|inglés|ingles|británic|alemán|aleman|portugués|portugues|italian|neerlandés|neerlandes|holandés|holandes|belga|suiz|austriac|polac|chec|rus|soviétic|ucranian|húngar|ruman|búlgar|grieg|turc|otoman|árabe|persa|egipci|indi|chin|japonés|japones|corean|estadounidense|american|mexican|brasileñ|canadiense|australian|suec|norueg|danés|danes|finlandés|finlandes|escocés|escoces|irlandés|irlandes|roman|prusian|europe|african|asiátic|cuban|argentin|chilen|colombian|peruan)(o|a|os|as|es|s)?$/u,
  },
  figures: {
    century: /(?<=(?<!\p{L})siglo )[IVX]{2,}(?!\p{L})/gu,
    decade: /(años|década de|decenio de|década del)$/u,
    bounds:
      /(?<!\p{L})(hasta|antes|después|a partir|desde antes|más|menos|casi|cerca|al menos|como máximo|como mínimo|mínimo|máximo|entre|superior|inferior|hacia|próxim[oa]s?|partir|unos? pocos)( (unos|unas|alrededor de|aproximadamente|los|las|de|del|a|en|el|la|los|las|año|fines|finales|principios|mediados))*\s$/iu,
    incidental:
      /(?<!\p{L})(estudio|encuesta|censo|estimación|estimaciones|informe|datos|estadísticas?|publicación|sondeo|cifras)( \p{L}+){0,4}\s$/iu,
    asOf: /(?<!\p{L})(hasta (la fecha|ahora|hoy)|actualmente|actualidad|hoy|ahora)(?!\p{L})/iu,
    joints: list("a y e o hasta"),
    relative: /^(años?|meses|mes|semanas?|días?|horas?|minutos?) (después|más tarde|antes|atrás)(?!\p{L})/iu,
    million: /^(millón|millones|mil millones|billones)(?!\p{L})/iu,
  },
  names: {
    person: list("Sr Sra Dr Dra Don Doña"),
    group: list(
      "Universidad Instituto Compañía Banco Organización Sociedad Partido Ministerio Museo Academia Parlamento Consejo Naciones Unión",
    ),
    event: list("Guerra Tratado Revolución Premio Batalla Convención"),
    place: list("Mar Océano Lago Bahía Canal Isla Islas Puerto Monte Valle Río"),
    beforePerson: list(
      "químico química físico física biólogo botánico médico ingeniero historiador filósofo matemático astrónomo escritor poeta pintor rey reina príncipe princesa presidente ministro emperador papa general diplomático profesor inventor científico presidenta emperatriz obispo arzobispo cardenal zar sultán duque conde arquitecto escultor compositor escritora poetisa geólogo geógrafo zoólogo bioquímico cirujano psicólogo sociólogo economista jurista teólogo navegante explorador conquistador empresario dramaturgo novelista actor actriz director directora cantante alcalde gobernador capitán almirante coronel periodista arqueólogo fraile reformador teniente filólogo zoóloga bióloga",
    ),
    beforeThing: list("buque barco empresa revista periódico libro película"),
    beforePlace: list("en"),
    towards: list("hacia desde"),
    afterPerson: list("quien escribió dijo descubrió mostró demostró inventó publicó nació murió recibió propuso"),
    people: /^$/,
    rulers:
      /^(rey|reina|príncipe|princesa|presidente|presidenta|emperador|emperatriz|papa|obispo|arzobispo|cardenal|zar|sultán|duque|conde)$/u,
    female: /(a|iz|esa)$(?<!papa|ista|poeta)/u,
  },
  phrases: {
    fillGap: (sentence) => `Complete la frase: ${sentence}`,
  },
  rating,
  forms,
};
