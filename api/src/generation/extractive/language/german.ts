import { list } from "../words.ts";
import type { Language } from "./language.ts";

const articles = list("der die das den dem des ein eine einen einem einer eines");
const determiners = new Set([
  ...articles,
  ...list(
    "jeder jede jedes jeden jedem kein keine keinen keinem keiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere zwei drei vier fünf sechs sieben acht neun zehn viele einige mehrere wenige im am zum zur vom beim ins ans",
  ),
]);
const prepositions = list(
  "in an auf aus bei mit nach von zu vor für gegen ohne um durch über unter zwischen hinter neben seit während wegen bis als wie pro per",
);

export const german: Language = {
  code: "de",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`und oder aber doch sondern denn weil dass daß ob wenn als wie obwohl damit sodass bevor nachdem während indem
      ich du er sie es wir ihr mich dich ihn uns euch ihm ihnen mir dir sich man wer was wo wann warum welche welcher welches
      ist sind war waren wird werden wurde wurden worden hat haben hatte hatten sein kann können konnte konnten muss müssen
      musste mussten soll sollen sollte sollten will wollen wollte darf dürfen durfte mag möchte nicht kein nur auch noch schon
      sehr mehr meist meisten viel so dann da dort hier heute nun jetzt immer oft nie wieder etwa rund fast ganz gar sogar
      dieser diese dieses diesen diesem jener jene jenes solche solcher andere anderen anderer alle allen aller beide beiden
      jedoch dabei dadurch dafür dagegen daher dahin damals danach daran darauf daraus darin darüber darum davon davor dazu
      deshalb deswegen trotzdem zudem außerdem allerdings bereits zunächst später früher erst ersten zweiten dritten ab z.b d.h`),
  ]),
  auxiliaries: list(
    "ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte muss müssen soll sollte",
  ),
  naming: list("sogenannte sogenannten genannt heißt heißen"),
  joiners: list("von van de der zu zur"),
  plainNouns:
    list(`zeit jahr jahre jahren tag tage tagen woche wochen monat monate monaten stunde stunden jahrhundert jahrhunderts
    jahrzehnt jahrzehnte mal teil teile teilen ende anfang beginn art arten weise ding dinge mensch menschen mann männer frau frauen
    leute welt leben arbeit ort orte platz fall fälle punkt hand seite seiten problem probleme ergebnis idee beispiel form formen
    grund gründe zahl anzahl menge hälfte drittel viertel prozent name namen wort wörter frage fragen antwort stelle rolle weg
    möglichkeit million millionen milliarde milliarden tausend tausende grad euro meter metern kilometer kilometern tonnen mark`),
  looseModifiers: new Set(),
  abbreviations: list(
    "dr prof hr fr st nr bzw ca etc z.b d.h u.a usw vgl geb gest bd abb jh chr str mio mrd evtl ggf inkl sog",
  ),
  numberWords: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
  months: list("januar februar märz april mai juni juli august september oktober november dezember"),
  yearPrepositions: list("seit"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: true,
  capitalNouns: true,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  verbEnding: null,
  notNouns: /^$/,
  leansBack:
    /^(dies\p{L}*|jen\p{L}*|solch\p{L}*|er|sie|es|sein\p{L}*|ihr\p{L}*|ihm|ihn|wir|unser\p{L}*|man|hier|dort|dann|da|damals|danach|dabei|dadurch|dafür|dagegen|daher|darum|davon|dazu|deshalb|deswegen|trotzdem|und|aber|oder|doch|denn|sondern|auch|außerdem|zudem|ebenso|jedoch|allerdings|später|zunächst|beide\p{L}*|andere\p{L}*|letzter\p{L}*|erster\p{L}*|wenn|weil|als|nachdem|so|der grund|das ergebnis|zum beispiel|nach \S+ (jahren|tagen|wochen|monaten)|\S+ (jahre|tage|wochen|monate) (später|danach|zuvor))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(dies(e|er|es|en|em)|jene[rsnm]?|solche[rsnm]?|siehe|abbildung|tabelle|kapitel|oben|unten|ich|mein\p{L}*|du|dein\p{L}*)(?!\p{L})/iu,
  weakens: /(?<!\p{L})(auch|ebenfalls|dann|wieder|andere\p{L}*|jedoch|aber|wir|uns|er|sie|es|ihm|ihr)(?!\p{L})/iu,
  persons: list("er sie ihm ihn"),
  connective: /^$/,
  claim:
    /(?<!\p{L})(soll(t?en|te|)|muss|müssen|wichtig\p{L}*|besser\p{L}*|schlechter\p{L}*|nötig|notwendig|vorteil\p{L}*|nachteil\p{L}*|gefahr\p{L}*|risik\p{L}*|problem\p{L}*|gerecht|ungerecht)(?!\p{L})/iu,
  isPlural: () => false,
  isCountry: () => false,
  names: {
    person: new Set(),
    group: new Set(),
    event: new Set(),
    place: new Set(),
    beforePerson: new Set(),
    beforeThing: new Set(),
    beforePlace: new Set(),
    towards: new Set(),
    afterPerson: new Set(),
    people: /^$/,
  },
  phrases: {
    fillGap: (sentence) => `Ergänzen Sie die Lücke: ${sentence}`,
    agreement: (sentence) => `Wie sehr stimmen Sie zu? „${sentence}“`,
    agreementScale: ["Stimme voll zu", "Stimme eher zu", "Teils, teils", "Stimme eher nicht zu", "Stimme gar nicht zu"],
    ratings: [
      {
        ask: (theme) => `Wie vertraut sind Sie mit dem Thema ${theme}?`,
        scale: ["Gar nicht vertraut", "Wenig vertraut", "Ziemlich vertraut", "Sehr vertraut"],
      },
      {
        ask: (theme) => `Wie wichtig ist Ihnen das Thema ${theme}?`,
        scale: ["Nicht wichtig", "Etwas wichtig", "Ziemlich wichtig", "Sehr wichtig"],
      },
      {
        ask: (theme) => `Wie gern würden Sie mehr über das Thema ${theme} erfahren?`,
        scale: ["Gar nicht gern", "Weniger gern", "Gern", "Sehr gern"],
      },
    ],
    pickThemes: "Über welche dieser Themen würden Sie gern mehr erfahren?",
    selfRatings: [
      (theme) => `Wie gut können Sie das Thema ${theme} anderen erklären?`,
      (theme) => `Wie sicher fühlen Sie sich beim Thema ${theme}?`,
      (theme) => `Wie leicht könnten Sie Fragen zum Thema ${theme} beantworten?`,
    ],
    selfScale: ["Das ist mir neu", "Ich kenne die Grundlagen", "Ich kann es sicher", "Ich könnte es unterrichten"],
    theme: (term) => `„${term}“`,
    person: (name) => `„${name}“`,
  },
};
