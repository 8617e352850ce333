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
    /^(infine|finalmente|inoltre|tuttavia|altresì|analogamente|in totale|nel complesso|al contempo|successivamente|in seguito|di conseguenza|d['’] altra parte|d['’]altra parte|dall['’] ?altr[oa]|a (sua|loro) volta|uno (di|dei|degli)|una (di|delle)|alcun[ie] (di|dei|degli|delle)|egli|ella|lui|lei|essi|esse|esso|essa|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|tale|tali|suo|sua|suoi|sue|loro|qui|lì|poi|dopo|quindi|così|inoltre|anche|ma|e|o|però|tuttavia|infatti|dunque|invece|ad esempio|per esempio|di conseguenza|altri|altre|un altro|un'altra|entrambi|entrambe|il primo|la prima|il secondo|la seconda|quest['’]ultim\p{L}|quando|se|perché|poiché|più tardi|noi|nostr\p{L}|io|si|\S+ (anni|giorni|mesi|settimane) (dopo|più tardi))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(anche|inoltre|tuttavia|invece|pertanto|suddett[oaie]|tal[ei]|sopra|seguent[ei]|precedent[ei]|questo|questa|questi|queste|quest['’]|quello|quella|quegli|ciò|vedi|figura|tabella|capitolo|io|mio|mia|tu|tuo|tua|suddett\p{L})(?!\p{L})/iu,
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
  references: {
    definites: list(
      "il lo la i gli le l' l’ del dello della dei degli delle dell' dell’ al allo alla ai agli alle all' all’ nel nello nella nei negli nelle nell' nell’ dal dallo dalla dai dagli dalle dall' dall’ sul sullo sulla sui sugli sulle sull' sull’",
    ),
    nouns:
      /^(città|paes[ei]|villagg[io]+|comun[ei]|isol[ae]|region[ei]|territori[o]?|stat[oi]|regn[oi]|imper[oi]+|provinc[iae]+|port[oi]|fium[ei]|lag[ohi]+|mont[ei]|montagn[ae]|collin[ae]|pont[ei]|chies[ae]|cattedral[ei]|castell[oi]|palazz[oi]|edifici[o]?|oper[ae]|monument[oi]|muse[oi]|scuol[ae]|università|istitut[oi]|impres[ae]|aziend[ae]|società|compagni[ae]|organizzazion[ei]|associazion[ei]|partit[oi]|moviment[oi]|grupp[oi]|squadr[ae]|commission[ei]|consigli[o]?|comitat[oi]|govern[oi]|esercit[oi]|trupp[ae]|battagli[ae]|guerr[ae]|rivolt[ae]|attacc[ohi]+|rivoluzion[ei]|trattat[oi]|legg[ei]|accord[oi]|pian[oi]|progett[oi]|programm[ai]|studi[o]?|ricerc[ahe]+|lavor[oi]|libr[oi]|romanz[oi]|poesi[ae]|film|canzon[ei]|immagin[ei]|quadr[oi]|dipint[oi]|articol[oi]|test[oi]|letter[ae]|rapport[oi]|giornal[ei]|rivist[ae]|esperiment[oi]|metod[oi]|procediment[oi]|procedur[ae]|teori[ae]|modell[oi]|malatti[ae]|epidemi[ae]|pandemi[ae]|sintom[oi]|pazient[ei]|vittim[ae]|autor[ei]|ricercator[ei]|scienziat[oi]|re|regin[ae]|imperator[ei]|pap[ai]|vescov[oi]|princip[ei]|duc[ahi]+|cont[ei]|president[ei]|ministr[oi]|general[ei]|uom[oi]n?i?|donn[ae]|bambin[oaie]|padr[ei]|madr[ei]|fratell[oi]|sorell[ae]|figli[oae]?|coppi[ae]|spedizion[ei]|viaggi[o]?|nav[ei]|aere[oi]|strad[ae]|piazz[ae]|event[oi]|scopert[ae]|invenzion[ei]|decision[ei]|elezion[ei]|negoziat[oi]|cas[oi]|scal[ae]|apparecchi[o]?|fabbric[ahe]+|macchin[ae]|risultat[oi]|ragion[ei]|conseguenz[ae]|fas[ei]|termin[ei]|popolazion[ei]|document[oi]|ann[oi]|secol[oi]|epoc[ahe]+|period[oi]|zon[ae]|are[ae]|luog[ohi]+|process[oi]|problem[ai]|disposizion[ei]|articol[oi]|giuri[ae]|causa|sentenz[ae]|tribunal[ei]|cort[ei]|parlament[oi])$/u,
    complements: list(
      "di del dello della dei degli delle dell' dell’ d' d’ che cui dove nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' dal dalla dai dalle",
    ),
    relatives: list("che cui dove quale quali il"),
    foremost: /^(prim[oaie]|maggior[ei]?|più|principal[ei]|unic[oa]|ultim[oa]|second[oa]|terz[oa]|miglior[ei])$/u,
    reflexives: list("si"),
    owners: list("suo sua suoi sue loro"),
    finite:
      /(ò|arono|irono|erono|ava|avano|iva|ivano|eva|evano)$|^(è|fu|furono|sono|era|erano|ha|hanno|aveva|può|possono|deve|fece|disse|ebbe|nacque|vide|scrisse|prese|venne|divenne|nomina|contiene|comprende|consiste|permette|mostra|riceve|viene|vengono)$/u,
    dropsSubject: true,
    nationality:
      /^(italian|frances|ingles|britannic|tedesc|spagnol|portoghes|olandes|belg|svizzer|austriac|polacc|cec|russ|sovietic|ucrain|ungheres|rumen|bulgar|grec|turc|ottoman|arab|persian|egizian|indian|cines|giappones|corean|american|statunitens|messican|brasilian|canades|australian|svedes|norveges|danes|finlandes|scozzes|irlandes|roman|prussian|europe|african|asiatic|fiorentin|venezian)(o|a|i|e|hi|he)$/u,
  },
  figures: {
    century: /(?<!\p{L})[IVX]{2,}(?= secolo(?!\p{L}))/gu,
    decade: /(anni|decennio)$/u,
    bounds:
      /(?<!\p{L})(fino|prima|dopo|entro|a partire|più|meno|oltre|quasi|almeno|al massimo|al minimo|massimo|minimo|tra|fra|superiore|inferiore|verso|vicin[oa]|partire|circa più)( (circa|intorno a|i|le|di|del|al|a|ai|agli|alle|dal|da|il|l['’]|i|le|nel|fine|inizio|inizi|metà|anno))*\s?$/iu,
    incidental:
      /(?<!\p{L})(studio|indagine|censimento|stima|stime|rapporto|dati|statistic\p{L}+|pubblicazione|sondaggio|ricerca|articolo|articoli|regolamento|direttiva|legge)( \p{L}+['’]?){0,3}\s$/iu,
    asOf: /(?<!\p{L})(finora|attualmente|oggi|ad oggi|al momento|adesso)(?!\p{L})/iu,
    joints: list("a e o ai al agli"),
    relative:
      /^(anni|anno|mesi|mese|settimane|settimana|giorni|giorno|ore|minuti) (dopo|più tardi|prima|fa)(?!\p{L})/iu,
    million: /^(milioni|milione|miliardi|miliardo|mila)(?!\p{L})/iu,
  },
  names: {
    person: list("Sig Dott Don Donna Papa Re Regina Lord Sir"),
    group: list(
      "Università Istituto Compagnia Banca Organizzazione Società Partito Ministero Museo Accademia Parlamento Consiglio Commissione Corte Nazioni Unione Tribunale",
    ),
    event: list("Guerra Trattato Rivoluzione Premio Battaglia Convenzione Morte Peste Atto Accordo"),
    place: list("Mar Mare Oceano Lago Baia Canale Isola Isole Porto Monte Monti Valle Fiume"),
    beforePerson: list(
      "chimico fisico biologo botanico medico ingegnere storico filosofo matematico astronomo scrittore poeta pittore re regina principe principessa presidente ministro imperatore papa generale diplomatico professore inventore scienziato storica autore cronista vescovo duca conte granduca arcivescovo cardinale zar sultano architetto scultore compositore scrittrice poetessa geologo geografo zoologo biochimico chirurgo psicologo sociologo economista giurista teologo navigatore esploratore imprenditore drammaturgo romanziere attore attrice regista cantante sindaco governatore capitano ammiraglio colonnello giornalista archeologo monaco imperatrice pittrice condottiero orafo",
    ),
    beforeThing: list("nave società impresa rivista giornale libro film"),
    beforePlace: list("in ad a"),
    towards: list("verso da"),
    afterPerson: list("scrisse disse scoprì mostrò dimostrò inventò pubblicò nacque morì ricevette propose sostenne"),
    people: /^$/,
    rulers:
      /^(re|regina|principe|principessa|presidente|imperatore|imperatrice|papa|vescovo|arcivescovo|cardinale|zar|sultano|duca|granduca|conte)$/u,
    female: /(ess?a|trice|regina|pittrice|scrittrice)$/u,
  },
  phrases: {
    fillGap: (sentence) => `Completa la frase: ${sentence}`,
  },
  rating,
  forms,
};
