import { german as forms } from "../forms/phrases/german.ts";
import { german as rating } from "../rating/phrases/german.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
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
  plainNouns: new Set(),
  looseModifiers: new Set(),
  abbreviations: list(
    "dr prof hr fr st nr bzw ca z.b d.h u.a vgl geb gest bd abb jh chr str mio mrd evtl ggf inkl sog bspw engl lat griech frz dt ital span jap chin russ arab hl hg hrsg aufl kap abs art max min allg ehem urspr wiss jhd tsd sen jun nördl südl östl westl insb teilw entspr",
  ),
  numberWords: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
  months: list("januar februar märz april mai juni juli august september oktober november dezember"),
  yearPrepositions: list("seit jahr jahre jahren sommer winter herbst frühjahr"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: true,
  capitalNouns: true,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/german.ts")).germanGrammar(),
    adjectivesFollow: false,
    abstract: /(ung|heit|keit|tion|sion|ität|ismus|schaft|nis|tum|ik|anz|enz|ur)(en|es|s|se)?$/,
    person: /(ist|ent|or|eur|ler|ner|rin|ant)(en|s|innen)?$/,
  },
  verbEnding: null,
  notNouns: /(en|em|stes?)$/,
  leansBack:
    /^(dies\p{L}*|jen\p{L}*|solch\p{L}*|er|sie|es|sein\p{L}*|ihr\p{L}*|ihm|ihn|wir|unser\p{L}*|man|hier|dort|dann|da|damals|danach|dabei|dadurch|dafür|dagegen|daher|darum|davon|dazu|deshalb|deswegen|trotzdem|und|aber|oder|doch|denn|sondern|auch|außerdem|zudem|ebenso|jedoch|allerdings|später|zunächst|beide\p{L}*|andere\p{L}*|letzter\p{L}*|erster\p{L}*|wenn|weil|als|nachdem|so|der grund|das ergebnis|zum beispiel|nach \S+ (jahren|tagen|wochen|monaten)|\S+ (jahre|tage|wochen|monate) (später|danach|zuvor))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(dies(e|er|es|en|em)|jene[rsnm]?|solche[rsnm]?|siehe|abbildung|tabelle|kapitel|oben|unten|ich|mein\p{L}*|du|dein\p{L}*)(?!\p{L})/iu,
  weakens: /(?<!\p{L})(auch|ebenfalls|dann|wieder|andere\p{L}*|jedoch|aber|wir|uns|er|sie|es|ihm|ihr)(?!\p{L})/iu,
  persons: list("er sie ihm ihn"),
  defines:
    /^(,[^,]{3,60},)?\s(ist|sind|war|waren)\s(ein|eine|der|die|das|jene|jener)(?!\p{L})|^\s(bezeichnet|bedeutet|umfasst|heißt)(?!\p{L})/u,
  connective: /^$/,
  isPlural: () => false,
  isCountry: countriesIn(
    "de",
    "Großbritannien|England|Schottland|Amerika|Nordamerika|Südamerika|USA|UdSSR|Sowjetunion|Holland|Persien|Preußen|Antarktika",
  ),
  names: {
    person: new Set(),
    group: list("UNO EU NATO UNESCO"),
    event: new Set(),
    place: new Set(),
    beforePerson: list(
      "chemiker chemikerin physiker physikerin biologe biologin botaniker arzt ärztin ingenieur historiker philosoph mathematiker astronom schriftsteller dichter maler bildhauer komponist könig königin prinz prinzessin fürst herzog graf präsident kanzler minister kaiser kaiserin papst bischof general admiral diplomat professor erfinder forscher entdecker geologe seismologe architekt kaufmann mönch apotheker",
    ),
    beforeThing: list("schiff firma zeitschrift zeitung buch film roman"),
    beforePlace: list("in"),
    towards: new Set(),
    afterPerson: list("schrieb sagte entdeckte zeigte bewies erfand veröffentlichte starb erhielt"),
    people: /^$/,
  },
  phrases: {
    fillGap: (sentence) => `Ergänzen Sie die Lücke: ${sentence}`,
  },
  rating,
  forms,
};
