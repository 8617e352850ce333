import { anyOf, type FormPhrases, pattern } from "./phrases.ts";

const term = '[„“"»]?(?<term>(?:\\p{Ll}{3,}e[rsn]? )?\\p{Lu}[\\p{L}\\p{M}-]{2,})[“”"«]?';
const aside = "(?: \\([^()]{1,120}\\))?(?:, (?:auch|kurz|oder|veraltet|früher|meist)[^,;:]{3,80},)?";
const noun = "(?<meaning>(?:ein(?:e[nmr]?)?|de[rn]|die|das|jene[rsn]?) [^;:]+)\\.$";
const often = "(?:auch |oft |meist |häufig |heute |allgemein |in ihrer Gesamtheit |gelegentlich )*";

export const german: FormPhrases = {
  term: (meaning) => `Welchen Begriff erklärt der Text mit den Worten „${meaning}“?`,
  meaning: (name) => `Wie erklärt der Text den Begriff „${name}“?`,
  statement: (person) => `Welche dieser Aussagen macht der Text über ${person}?`,
  who: (predicate) => `Wer${predicate}?`,
  description: (text) => `Auf wen trifft diese Beschreibung im Text zu: „${text}“?`,
  meanings: [
    pattern("^(?:(?:Der|Die|Das|Ein|Eine) )?", term, aside, " (?:ist|(?<many>sind)) ", noun),
    pattern(
      "^(?:(?:Der|Die|Das|Ein|Eine) |Der (?:Begriff|Ausdruck) )?",
      term,
      aside,
      " (?:bezeichnet|bedeutet|(?<many>bezeichnen)) ",
      noun,
    ),
    pattern("^Als ", term, " (?:bezeichnet|versteht) man ", noun),
    pattern("^Unter (?:(?:de[rm]|einem|einer) )?", term, " versteht man ", noun),
    pattern(
      "^(?<meaning>(?:(?:Der|Die|Das|Ein|Eine) |\\p{Lu})[^;:]{20,200}?),? (?:heißt|nennt man|(?<many>heißen)) ",
      term,
      "\\.$",
    ),
    pattern(
      "^(?<meaning>(?:(?:Der|Die|Das|Ein|Eine) |\\p{Lu})[^;:]{20,200}?),? (?:wird|(?<many>werden)) ",
      often,
      "als ",
      term,
      " bezeichnet(?:\\.$|,)",
    ),
    pattern(
      "^(?<meaning>(?:(?:Der|Die|Das|Ein|Eine) |\\p{Lu})[^;:]{20,200}?),? (?:wird|(?<many>werden)) ",
      often,
      term,
      " genannt\\.$",
    ),
  ],
  asides: [],
  vague:
    /^(?:ein(?:e[nmr]?)?|de[rn]|die|das) (?:(?:\p{Ll}+ )?(?:wichtig|bedeutend|groß|größt|best|erst|letzt|einzig|häufigst|bekannt|beliebt|gut|zentral|wesentlich|typisch|ältest|höchst|meist|relativ|sehr|weitere)\p{Ll}*|Grund|Teil|Beispiel|Ergebnis|Folge|Ursache|Fall|Zeichen|Grundlage|Frage|Problem|Ziel|Zweck)(?!\p{L})/u,
  clause: /^(?:wenn|wo|wie|warum|falls|dass|was|wer|siehe|zu|um|man)(?!\p{L})/iu,
  cut: /, (?:und|aber|doch|jedoch|während|wobei|sondern|weshalb|sodass|wodurch|obwohl|wie|z\. B\.|etwa|zum Beispiel|vor allem) |; /u,
  verb: /^(?:ist|war|wurde|hatte|hat|gilt|galt|schrieb|fand|gab|kam|ging|nahm|sprach|starb|begann|erfand|entwarf|bewies|erhielt|schlug|trug|zog|ließ|blieb|hielt|stieg|wies|verließ|gewann|erschien|entschied|betrieb|beschrieb|unterschied|verlor|trat|berief|schuf|sah|las|brach|half|empfahl|bestieg|übernahm|unternahm|erkannte|nannte|maß|goss|schnitt|rief|warf|verbot|schloss|flog|lag|stand|traf|hob|lief|griff|litt|\p{Ll}{3,}te)$/u,
  past: /^(?!ist$|hat$|gilt$)/u,
  time: /^(?<time>(?:(?:Im|In|Am|Um|Nach|Während|Ende|Anfang|Mitte|Bei|Auf) [^,;:]{3,50}|\d{4})) /u,
  loose:
    /^(?:war|ist|galt|gilt) (?:in|an|am|bei|unter|auf|aus|mit|Teil|eine[rs]? de[rs]|eine?r? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:starb|lebte|heiratete|besuchte)(?!\p{L})|(?<!\p{L})(?:geboren|begraben)$/u,
  apposition:
    /^(?: \([^()]{1,80}\))?, (?<text>(?:ein|eine|der|die) [^,;:()]{20,140})(?:, (?!(?:und|oder|sowie)(?!\p{L}))|\.$)/u,
  verbSecond: true,
  adverb: /^(?:auch|dann|später|zuerst|zunächst|schließlich|bald|daraufhin)$/u,
  leans: anyOf(
    "er|sie|ihm|ihn|ihr|ihre[nmrs]?|sein|seine[nmrs]?|dies|diese[rsmn]?|jene|jene[rsmn]|solche[rsmn]?|hier|dort|dabei|dadurch|dafür|dagegen|daher|darum|davon|dazu|deshalb|danach|daran|darauf|daraus|darin|wir|uns|unser\\p{L}*|ich|siehe|oben|unten|auch|ebenfalls|wieder|jedoch|andere[rsmn]?|letztere[rsmn]?|erstere[rsmn]?|Frau|Mann|Sohn|Tochter|Königin|König|Witwe|Mutter|Vater|heute|damals",
  ),
};
