import { italian as forms } from "../forms/phrases/italian.ts";
import { italian as rating } from "../rating/phrases/italian.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const joined = ["de", "a", "da", "ne", "su"].flatMap((begin) =>
  ["l", "llo", "lla", "ll'", "ll’", "i", "gli", "lle"].map((end) => begin + end),
);
const articles = new Set([...list("il lo la l' l’ i gli le un uno una un' un’"), ...joined]);
const determiners = new Set([
  ...articles,
  ...list(
    "ogni suo sua suoi sue loro nostro nostra alcuni alcune molti molte pochi poche due tre quattro cinque sei sette otto nove dieci",
  ),
]);
const prepositions = list(
  "di d' d’ a ad in con per da su tra fra verso senza contro durante dopo prima sopra sotto presso secondo come entro oltre lungo",
);

export const italian: Language = {
  code: "it",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`e ed o oppure ma però anche né che chi cui quale quali dove quando mentre se perché poiché affinché benché quindi dunque
      io tu egli lui lei noi voi essi esse mi ti si ci vi ne lo li le gli me te sé questo questa questi queste quello quella quelli quelle quei
      ciò tale tali stesso stessa stessi stesse altro altra altri altre tutto tutta tutti tutte ciascuno qualche nessun nessuno nessuna
      è sono era erano fu furono essere stato stata stati state sia siano ha hanno aveva avevano avere avuto può possono poteva potevano
      deve devono doveva dovevano fa fanno viene vengono venne vennero veniva non più meno molto poco tanto così già ancora sempre mai
      quasi solo soltanto circa oggi allora poi inoltre tuttavia infatti cioè ossia invece qui là primo prima secondo seconda ultimo ultima`),
  ]),
  auxiliaries: list("è sono era erano fu furono ha hanno aveva può possono deve devono viene vengono"),
  naming: list(
    "chiamato chiamata chiamati chiamate detto detta detti dette denominato denominata cosiddetto cosiddetta",
  ),
  joiners: list("di de del della dei degli da von van"),
  plainNouns: new Set(),
  looseModifiers: list(
    "nuovo nuova grande grandi gran piccolo piccola piccoli piccole primo prima ultimo ultima buon buona stesso stessa solo sola maggior maggiore parte",
  ),
  abbreviations: list(
    "sig sigg dott prof ing avv on ecc es pag pagg cap art vol fig ca secc sec s.p.a max min tel gen col mons",
  ),
  numberWords: "due tre quattro cinque sei sette otto nove dieci undici dodici".split(" "),
  months: list("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
  yearPrepositions: list("nel dal del al"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: false,
  capitalNouns: false,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/romance.ts")).italianGrammar(),
    adjectivesFollow: true,
    abstract: /(zion|sion|ment|tà|tù|anz|enz|ezz|ism|aggi|ur)[aeio]?$/,
    person: /(tor|trice|ist|ier|ant)[aeio]?$/,
  },
  verbEnding: null,
  notNouns: /(mente|ando|endo|are|ere|ire|ato|uto|ito)$/,
  leansBack:
    /^(egli|ella|lui|lei|essi|esse|esso|essa|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|tale|tali|suo|sua|suoi|sue|loro|qui|lì|poi|dopo|quindi|così|inoltre|anche|ma|e|o|però|tuttavia|infatti|dunque|invece|ad esempio|per esempio|di conseguenza|altri|altre|un altro|un'altra|entrambi|entrambe|il primo|la prima|il secondo|la seconda|quest['’]ultim\p{L}|quando|se|perché|poiché|più tardi|noi|nostr\p{L}|io|si|\S+ (anni|giorni|mesi|settimane) (dopo|più tardi))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(questo|questa|questi|queste|quest['’]|quello|quella|quegli|ciò|vedi|figura|tabella|capitolo|io|mio|mia|tu|tuo|tua|suddett\p{L})(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(anche|allora|altro|altra|altri|altre|inoltre|tuttavia|noi|egli|lui|lei|loro|suo|sua|suoi|sue)(?!\p{L})/iu,
  persons: list("egli ella lui lei"),
  defines: /^(,[^,]{3,60},)?\s(è|sono|era|erano)\s(un|uno|una|il|lo|la|l['’]|i|gli|le)/u,
  connective: /^(inoltre|infatti|in generale|generalmente|tuttavia|oggi),\s+/i,
  isPlural: (word) => /[ie]$/.test(word),
  isCountry: countriesIn(
    "it",
    "Gran Bretagna|Inghilterra|Scozia|America|Stati Uniti d'America|Unione Sovietica|Olanda|Persia|Prussia",
  ),
  names: {
    person: list("Sig Dott Don Donna Papa Re Regina Lord Sir"),
    group: list(
      "Università Istituto Compagnia Banca Organizzazione Società Partito Ministero Museo Accademia Parlamento Consiglio Commissione Corte Nazioni Unione Tribunale",
    ),
    event: list("Guerra Trattato Rivoluzione Premio Battaglia Convenzione Morte Peste Atto Accordo"),
    place: list("Mar Mare Oceano Lago Baia Canale Isola Isole Porto Monte Monti Valle Fiume"),
    beforePerson: list(
      "chimico fisico biologo botanico medico ingegnere storico filosofo matematico astronomo scrittore poeta pittore re regina principe principessa presidente ministro imperatore papa generale diplomatico professore inventore scienziato storica autore cronista vescovo duca conte",
    ),
    beforeThing: list("nave società impresa rivista giornale libro film"),
    beforePlace: list("in ad a"),
    towards: list("verso da"),
    afterPerson: list("scrisse disse scoprì mostrò dimostrò inventò pubblicò nacque morì ricevette propose sostenne"),
    people: /^$/,
  },
  phrases: {
    fillGap: (sentence) => `Completa la frase: ${sentence}`,
  },
  rating,
  forms,
};
