import { languageFrom } from "./pack.ts";

export const german = languageFrom({
  code: "de",
  articles: "der die das den dem des ein eine einen einem einer eines",
  prepositions:
    "in an auf aus bei mit nach von zu vor für gegen ohne um durch über unter zwischen hinter neben seit während wegen bis als wie pro per",
  functionWords: `jeder jede jedes jeden jedem kein keine keinen keinem keiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere zwei drei vier fünf sechs sieben acht neun zehn viele einige mehrere wenige im am zum zur vom beim ins ans
      und oder aber doch sondern denn weil dass daß ob wenn als wie obwohl damit sodass bevor nachdem während indem
      ich du er sie es wir ihr mich dich ihn uns euch ihm ihnen mir dir sich man wer was wo wann warum welche welcher welches
      ist sind war waren wird werden wurde wurden worden hat haben hatte hatten sein kann können konnte konnten muss müssen
      musste mussten soll sollen sollte sollten will wollen wollte darf dürfen durfte mag möchte nicht kein nur auch noch schon
      sehr mehr meist meisten viel so dann da dort hier heute nun jetzt immer oft nie wieder etwa rund fast ganz gar sogar
      dieser diese dieses diesen diesem jener jene jenes solche solcher andere anderen anderer alle allen aller beide beiden
      jedoch dabei dadurch dafür dagegen daher dahin damals danach daran darauf daraus darin darüber darum davon davor dazu
      deshalb deswegen trotzdem zudem außerdem allerdings bereits zunächst später früher erst ersten zweiten dritten ab z.b d.h`,
  joiners: "von van de der zu zur",
  abbreviations:
    "dr prof hr fr st nr bzw ca z.b d.h u.a vgl geb gest bd abb jh chr str mio mrd evtl ggf inkl sog bspw engl lat griech frz dt ital span jap chin russ arab hl hg hrsg aufl kap abs art max min allg ehem urspr wiss jhd tsd sen jun nördl südl östl westl insb teilw entspr",
  months: "januar februar märz april mai juni juli august september oktober november dezember",
  dotsOrdinals: true,
  capitalNouns: true,
  articlesNamePersons: true,
  trade: /(ist|ent|or|eur|ler|ner|rin|ant)(en|s|innen)?$/,
  persons: "er sie ihm ihn",
  isPlural: () => false,
  countries:
    "Großbritannien|England|Schottland|Amerika|Nordamerika|Südamerika|USA|UdSSR|Sowjetunion|Holland|Persien|Preußen|Antarktika",
  names: {
    others: "UNO EU NATO UNESCO",
    beforePerson:
      "chemiker chemikerin physiker physikerin biologe biologin botaniker arzt ärztin ingenieur historiker philosoph mathematiker astronom schriftsteller dichter maler bildhauer komponist könig königin prinz prinzessin fürst herzog graf präsident kanzler minister kaiser kaiserin papst bischof general admiral diplomat professor erfinder forscher entdecker geologe seismologe architekt kaufmann mönch apotheker erzbischof zar sultan feldherr physiologe mediziner bakteriologe zoologe psychologe soziologe ökonom jurist theologe reformator politiker dombaumeister baumeister dirigent sänger schauspieler regisseur autor philologe mathematikerin malerin schriftstellerin dichterin präsidentin kanzlerin astronomin chirurg biochemiker mineraloge geograph paläontologe archäologe anthropologe pionier unternehmer industrieller seefahrer kapitän missionar künstler bundeskanzler schüler assistent gründer",
    afterPerson: "schrieb sagte entdeckte zeigte bewies erfand veröffentlichte starb erhielt",
  },
  forms: {
    term: "Welchen Begriff erklärt der Text mit den Worten „#“?",
    who: "Wer#?",
    description: "Auf wen trifft diese Beschreibung im Text zu: „#“?",
    parts: {
      term: '[„“"»]?(?<term>(?:\\p{Ll}{3,}e[rsn]? )?\\p{Lu}[\\p{L}\\p{M}-]{2,})[“”"«]?',
      aside: "(?: \\([^()]{1,120}\\))?(?:, (?:auch|kurz|oder|veraltet|früher|meist)[^,;:]{3,80},)?",
      noun: "(?<meaning>(?:ein(?:e[nmr]?)?|de[rn]|die|das|jene[rsn]?) [^;:]+)\\.$",
      often: "(?:auch |oft |meist |häufig |heute |allgemein |in ihrer Gesamtheit |gelegentlich )*",
    },
    meanings: [
      "^(?:(?:Der|Die|Das|Ein|Eine) )?{term}{aside} (?:ist|(?<many>sind)) {noun}",
      "^(?:(?:Der|Die|Das|Ein|Eine) |Der (?:Begriff|Ausdruck) )?{term}{aside} (?:bezeichnet|bedeutet|(?<many>bezeichnen)) {noun}",
      "^Als {term} (?:bezeichnet|versteht) man {noun}",
      "^Unter (?:(?:de[rm]|einem|einer) )?{term} versteht man {noun}",
      "^(?<meaning>(?:(?:Der|Die|Das|Ein|Eine) |\\p{Lu})[^;:]{20,200}?),? (?:heißt|nennt man|(?<many>heißen)) {term}\\.$",
      "^(?<meaning>(?:(?:Der|Die|Das|Ein|Eine) |\\p{Lu})[^;:]{20,200}?),? (?:wird|(?<many>werden)) {often}als {term} bezeichnet(?:\\.$|,)",
      "^(?<meaning>(?:(?:Der|Die|Das|Ein|Eine) |\\p{Lu})[^;:]{20,200}?),? (?:wird|(?<many>werden)) {often}{term} genannt\\.$",
    ],
    vague:
      /^(?:ein(?:e[nmr]?)?|de[rn]|die|das) (?:(?:\p{Ll}+ )?(?:wichtig|bedeutend|groß|größt|best|erst|letzt|einzig|häufigst|bekannt|beliebt|gut|zentral|wesentlich|typisch|ältest|höchst|meist|relativ|sehr|weitere)\p{Ll}*|Grund|Teil|Beispiel|Ergebnis|Folge|Ursache|Fall|Zeichen|Grundlage|Frage|Problem|Ziel|Zweck)(?!\p{L})/u,
    clause: /^(?:wenn|wo|wie|warum|falls|dass|was|wer|siehe|zu|um|man)(?!\p{L})/iu,
    cut: /, (?:und|aber|doch|jedoch|während|wobei|sondern|weshalb|sodass|wodurch|obwohl|wie|z\. B\.|etwa|zum Beispiel|vor allem) |; /u,
    verb: /^(?:ist|war|wurde|hatte|hat|gilt|galt|schrieb|fand|gab|kam|ging|nahm|sprach|starb|begann|erfand|entwarf|bewies|erhielt|schlug|trug|zog|ließ|blieb|hielt|stieg|wies|verließ|gewann|erschien|entschied|betrieb|beschrieb|unterschied|verlor|trat|berief|schuf|sah|las|brach|half|empfahl|bestieg|übernahm|unternahm|erkannte|nannte|maß|goss|schnitt|rief|warf|verbot|schloss|flog|lag|stand|traf|hob|lief|griff|litt|\p{Ll}{3,}te)$/u,
    time: /^(?<time>(?:(?:Im|In|Am|Um|Nach|Während|Ende|Anfang|Mitte|Bei|Auf) [^,;:]{3,50}|\d{4})) /u,
    loose:
      /^(?:war|ist|galt|gilt) (?:in|an|am|bei|unter|auf|aus|mit|Teil|eine[rs]? de[rs]|eine?r? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:starb|lebte|heiratete|besuchte)(?!\p{L})|(?<!\p{L})(?:geboren|begraben)$/u,
    apposition:
      /^(?: \([^()]{1,80}\))?, (?<text>(?:ein|eine|der|die) [^,;:()]{20,140})(?:, (?!(?:und|oder|sowie)(?!\p{L}))|\.$)/u,
    verbSecond: true,
    adverb: /^(?:auch|dann|später|zuerst|zunächst|schließlich|bald|daraufhin)$/u,
    leans:
      "er|sie|ihm|ihn|ihr|ihre[nmrs]?|sein|seine[nmrs]?|dies|diese[rsmn]?|jene|jene[rsmn]|solche[rsmn]?|hier|dort|dabei|dadurch|dafür|dagegen|daher|darum|davon|dazu|deshalb|danach|daran|darauf|daraus|darin|wir|uns|unser\\p{L}*|ich|siehe|oben|unten|auch|ebenfalls|wieder|jedoch|andere[rsmn]?|letztere[rsmn]?|erstere[rsmn]?|Frau|Mann|Sohn|Tochter|Königin|König|Witwe|Mutter|Vater|heute|damals",
  },
});
