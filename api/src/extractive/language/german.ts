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
    /^(dies\p{L}*|jen\p{L}*|solch\p{L}*|er|sie|es|sein\p{L}*|ihr\p{L}*|ihm|ihn|wir|unser\p{L}*|man|hier|dort|dann|da|damals|danach|dabei|dadurch|dafür|dagegen|daher|darum|davon|dazu|deshalb|deswegen|trotzdem|und|aber|oder|doch|denn|sondern|auch|außerdem|zudem|ebenso|jedoch|allerdings|später|zunächst|beide\p{L}*|andere\p{L}*|letzter\p{L}*|erster\p{L}*|wenn|weil|als|nachdem|so|zusammen|dennoch|hingegen|demnach|somit|folglich|insbesondere|ferner|weiterhin|weitere[rn]?|zuvor|seitdem|seither|anschließend|schließlich|gleichzeitig|inzwischen|mittlerweile|vielmehr|hierbei|hierzu|hierfür|infolgedessen|stattdessen|beispielsweise|insgesamt|letztlich|lediglich|vor allem|in diesem|zu diesem|darüber hinaus|im gegensatz dazu|auf diese weise|(im|am) (folgenden?|selben|gleichen|nächsten|folgejahr|jahr darauf)|im folgejahr|zur (selben|gleichen) zeit|kurz (darauf|danach)|bald (darauf|danach)|einer davon|einige von|viele von|der grund|das ergebnis|zum beispiel|nach \S+ (jahren|tagen|wochen|monaten)|\S+ (jahre|tage|wochen|monate) (später|danach|zuvor))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(dies(e|er|es|en|em)|jene[rsnm]?|solche[rsnm]?|siehe|abbildung|tabelle|kapitel|oben|unten|(?<!als )auch|andererseits|einerseits|also|nämlich|gleichwohl|daraufhin|davor|bis dahin|restlichen?|hingegen|dagegen|außerdem|zudem|jedoch|ebenfalls|ebenso|demnach|somit|dennoch|trotzdem|letztere[rnms]?|erstere[rnms]?|weitere[rnm]?|übrigen|genannten?|erwähnten?|obigen?|folgenden?|wiederum|allerdings|daher|deshalb|damit|dabei|dadurch|dafür|daraus|danach|ich|mein\p{L}*|du|dein\p{L}*)(?!\p{L})/iu,
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
  references: {
    definites: list("der die das dem den des im am zum zur vom beim ins ans"),
    nouns:
      /^(stadt|städt|dorf|dörf|gemeinde|insel|land|länd|region|gebiet|staat|reich|königreich|provinz|hafen|fluss|flüss|see|berg|brücke|kirche|dom|burg|schloss|schlöss|gebäude|bau|bauwerk|museum|schule|universität|institut|firma|firmen|unternehmen|gesellschaft|organisation|verein|partei|bewegung|gruppe|team|mannschaft|kommission|rat|ausschuss|regierung|armee|truppe|schlacht|krieg|aufstand|angriff|revolution|vertrag|verträg|gesetz|abkommen|plan|plän|projekt|programm|studie|untersuchung|analyse|arbeit|buch|büch|werk|roman|gedicht|film|lied|bild|gemälde|artikel|text|brief|bericht|zeitung|zeitschrift|experiment|versuch|methode|verfahren|theorie|modell|krankheit|epidemie|symptom|patient|opf|täter|autor|forscher|wissenschaftler|könig|kaiser|papst|bischof|fürst|herzog|graf|präsident|minister|general|mann|männ|frau|junge|mädchen|kind|vater|väter|mutter|mütter|bruder|brüder|schwester|sohn|söhn|tochter|töchter|ehepaar|paar|expedition|reise|schiff|flugzeug|straße|platz|ereignis|entdeckung|erfindung|entscheidung|wahl|verhandlung|fall|fäll|skala|gerät|anlage|fabrik|maschine|autoren|seite|teil|hälfte|grund|gründe|ergebnis|folge|phase|zeit|begriff|bezeichnung|definition|vorgang|prozess|problem|bevölkerung|gegend|ort|stelle|jahr|epoche)(s|es|e|en|n|er|ern|innen|sen|se)?$|(stadt|studie|vertrag|gesetz|projekt)(s|en|es)?$/u,
    complements: list("der des eines einer dass von vom für zwischen gegen über zu zum zur in im an am bei auf"),
    relatives: list("der die das den dem denen deren dessen welche welcher welches wo womit wodurch"),
    foremost: /(st|kleinst|größt)(e|en|er|es)$|^(einzig|nächst|letzt|zweit|dritt|viert|fünft)(e|en|er|es)$/u,
    reflexives: new Set(),
    owners: list("sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres"),
    finite: null,
    dropsSubject: false,
    nationality:
      /^((gr(oß)?britann|brit|engl|franzö|span|portugies|italien|niederländ|holländ|belg|schweizer|österreich|polni|polnisch|tschech|russ|sowjet|ukrain|ungar|rumän|bulgar|griech|türk|osman|arab|pers|ägypt|ind|chines|japan|korean|amerikan|us-amerikan|mexikan|brasilian|kanad|austral|schwed|norweg|dän|finn|schott|ir|römi|röm|preuß|bayer|sächs|europä|afrikan|asiat)(isch|i?sch)?(e|en|er|es|em)?|deutsch(e|en|er|es|em)?|(franzose|engländer|brite|italiener|spanier|portugiese|niederländer|holländer|belgier|schweizer|österreicher|pole|tscheche|russe|ungar|rumäne|bulgare|grieche|türke|araber|perser|ägypter|inder|chinese|japaner|amerikaner|us-amerikaner|kanadier|australier|schwede|norweger|däne|finne|schotte|ire)(n|s)?)$/u,
  },
  figures: {
    century: /(?<!\p{L})\d{1,2}\.(?= Jahrhunderts?(?!\p{L}))/gu,
    decade: /(?!)/u,
    bounds:
      /(?<!\p{L})(bis|vor|ab|nach|über|unter|gegen|knapp|fast|gut|jenseits von|oberhalb|unterhalb|mehr als|weniger als|mindestens|höchstens|maximal|minimal|spätestens|frühestens|zwischen|Platz|Rang|später als|früher als)( (etwa|rund|ca\.|circa|ungefähr|insgesamt|zu|zum|zur|dem|den|die|das|ins|in|im|Anfang|Mitte|Ende|des|Jahre?|Jahres))*\s$/iu,
    incidental:
      /(?<!\p{L})(Stand|\p{L}*(studie|publikation|untersuchung|analyse|bericht|schätzung|angaben|zensus|volkszählung|umfrage|daten|stand|erhebung|zählung|veröffentlichung))\p{L}*( \p{L}+){0,3}\s$/iu,
    asOf: /(?<!\p{L})(bisher|bislang|derzeit|aktuell\p{L}*|zurzeit|momentan|gegenwärtig|heute|heutzutage|Stand|mittlerweile|inzwischen)(?!\p{L})/iu,
    joints: list("bis und auf oder zu bzw"),
    relative:
      /^(Jahre?n?|Monate?n?|Wochen?|Tagen?|Stunden?|Minuten?) (später|zuvor|danach|früher|alt|nach|vor)(?!\p{L})/iu,
    million: /^(Millionen|Milliarden|Mio|Mrd|Million|Milliarde)(?!\p{L})/iu,
  },
  names: {
    person: new Set(),
    group: list("UNO EU NATO UNESCO"),
    event: new Set(),
    place: new Set(),
    beforePerson: list(
      "chemiker chemikerin physiker physikerin biologe biologin botaniker arzt ärztin ingenieur historiker philosoph mathematiker astronom schriftsteller dichter maler bildhauer komponist könig königin prinz prinzessin fürst herzog graf präsident kanzler minister kaiser kaiserin papst bischof general admiral diplomat professor erfinder forscher entdecker geologe seismologe architekt kaufmann mönch apotheker erzbischof zar sultan feldherr physiologe mediziner bakteriologe zoologe psychologe soziologe ökonom jurist theologe reformator politiker dombaumeister baumeister dirigent sänger schauspieler regisseur autor philologe mathematikerin malerin schriftstellerin dichterin präsidentin kanzlerin astronomin chirurg biochemiker mineraloge geograph paläontologe archäologe anthropologe pionier unternehmer industrieller seefahrer kapitän missionar künstler bundeskanzler schüler assistent gründer",
    ),
    beforeThing: list("schiff firma zeitschrift zeitung buch film roman"),
    beforePlace: list("in"),
    towards: new Set(),
    afterPerson: list("schrieb sagte entdeckte zeigte bewies erfand veröffentlichte starb erhielt"),
    people: /^$/,
    rulers:
      /^(könig|königin|prinz|prinzessin|fürst|herzog|graf|präsident|präsidentin|kanzler|kanzlerin|kaiser|kaiserin|papst|bischof|erzbischof|zar|sultan)$/u,
    female: /(in|frau|schwester|tochter|mutter)$/u,
  },
  phrases: {
    fillGap: (sentence) => `Ergänzen Sie die Lücke: ${sentence}`,
  },
  rating,
  forms,
};
