import { languageFrom } from "./pack.ts";

const joined = ["de", "a", "da", "ne", "su"]
  .flatMap((begin) => ["l", "llo", "lla", "ll'", "ll’", "i", "gli", "lle"].map((end) => begin + end))
  .join(" ");

export const italian = languageFrom({
  code: "it",
  articlesNamePersons: true,
  trade: /\p{L}/u,
  articles: `il lo la l' l’ i gli le un uno una un' un’ ${joined}`,
  determiners:
    "ogni suo sua suoi sue loro nostro nostra alcuni alcune molti molte pochi poche due tre quattro cinque sei sette otto nove dieci",
  prepositions:
    "di d' d’ a ad in con per da su tra fra verso senza contro durante dopo prima sopra sotto presso secondo come entro oltre lungo",
  functionWords: `e ed o oppure ma però anche né che chi cui quale quali dove quando mentre se perché poiché affinché benché quindi dunque
      io tu egli lui lei noi voi essi esse mi ti si ci vi ne lo li le gli me te sé questo questa questi queste quello quella quelli quelle quei
      ciò tale tali stesso stessa stessi stesse altro altra altri altre tutto tutta tutti tutte ciascuno qualche nessun nessuno nessuna
      è sono era erano fu furono essere stato stata stati state sia siano ha hanno aveva avevano avere avuto può possono poteva potevano
      deve devono doveva dovevano fa fanno viene vengono venne vennero veniva non più meno molto poco tanto così già ancora sempre mai
      quasi solo soltanto circa oggi allora poi inoltre tuttavia infatti cioè ossia invece qui là primo prima secondo seconda ultimo ultima`,
  auxiliaries: "è sono era erano fu furono ha hanno aveva può possono deve devono viene vengono",
  joiners: "di de del della dei degli da von van",
  abbreviations:
    "sig sigg dott prof ing avv on ecc es pag pagg cap art vol fig ca secc sec s.p.a max min tel gen col mons",
  months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  leansBack:
    /^(infine|finalmente|inoltre|tuttavia|altresì|analogamente|in totale|nel complesso|al contempo|successivamente|in seguito|di conseguenza|d['’] altra parte|d['’]altra parte|dall['’] ?altr[oa]|a (sua|loro) volta|uno (di|dei|degli)|una (di|delle)|alcun[ie] (di|dei|degli|delle)|egli|ella|lui|lei|essi|esse|esso|essa|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|tale|tali|suo|sua|suoi|sue|loro|qui|lì|poi|dopo|quindi|così|inoltre|anche|ma|e|o|però|tuttavia|infatti|dunque|invece|ad esempio|per esempio|di conseguenza|altri|altre|un altro|un'altra|entrambi|entrambe|il primo|la prima|il secondo|la seconda|quest['’]ultim\p{L}|quando|se|perché|poiché|più tardi|noi|nostr\p{L}|io|si|\S+ (anni|giorni|mesi|settimane) (dopo|più tardi))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(anche|inoltre|tuttavia|invece|pertanto|suddett[oaie]|tal[ei]|sopra|seguent[ei]|precedent[ei]|questo|questa|questi|queste|quest['’]|quello|quella|quegli|ciò|vedi|figura|tabella|capitolo|io|mio|mia|tu|tuo|tua|suddett\p{L})(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(anche|allora|altro|altra|altri|altre|inoltre|tuttavia|noi|egli|lui|lei|loro|suo|sua|suoi|sue)(?!\p{L})/iu,
  persons: "egli ella lui lei",
  isPlural: (word) => /[ie]$/.test(word),
  countries: "Gran Bretagna|Inghilterra|Scozia|America|Stati Uniti d'America|Unione Sovietica|Olanda|Persia|Prussia",
  references: {
    definites:
      "il lo la i gli le l' l’ del dello della dei degli delle dell' dell’ al allo alla ai agli alle all' all’ nel nello nella nei negli nelle nell' nell’ dal dallo dalla dai dagli dalle dall' dall’ sul sullo sulla sui sugli sulle sull' sull’",
    nouns:
      /^(città|paes[ei]|villagg[io]+|comun[ei]|isol[ae]|region[ei]|territori[o]?|stat[oi]|regn[oi]|imper[oi]+|provinc[iae]+|port[oi]|fium[ei]|lag[ohi]+|mont[ei]|montagn[ae]|collin[ae]|pont[ei]|chies[ae]|cattedral[ei]|castell[oi]|palazz[oi]|edifici[o]?|oper[ae]|monument[oi]|muse[oi]|scuol[ae]|università|istitut[oi]|impres[ae]|aziend[ae]|società|compagni[ae]|organizzazion[ei]|associazion[ei]|partit[oi]|moviment[oi]|grupp[oi]|squadr[ae]|commission[ei]|consigli[o]?|comitat[oi]|govern[oi]|esercit[oi]|trupp[ae]|battagli[ae]|guerr[ae]|rivolt[ae]|attacc[ohi]+|rivoluzion[ei]|trattat[oi]|legg[ei]|accord[oi]|pian[oi]|progett[oi]|programm[ai]|studi[o]?|ricerc[ahe]+|lavor[oi]|libr[oi]|romanz[oi]|poesi[ae]|film|canzon[ei]|immagin[ei]|quadr[oi]|dipint[oi]|articol[oi]|test[oi]|letter[ae]|rapport[oi]|giornal[ei]|rivist[ae]|esperiment[oi]|metod[oi]|procediment[oi]|procedur[ae]|teori[ae]|modell[oi]|malatti[ae]|epidemi[ae]|pandemi[ae]|sintom[oi]|pazient[ei]|vittim[ae]|autor[ei]|ricercator[ei]|scienziat[oi]|re|regin[ae]|imperator[ei]|pap[ai]|vescov[oi]|princip[ei]|duc[ahi]+|cont[ei]|president[ei]|ministr[oi]|general[ei]|uom[oi]n?i?|donn[ae]|bambin[oaie]|padr[ei]|madr[ei]|fratell[oi]|sorell[ae]|figli[oae]?|coppi[ae]|spedizion[ei]|viaggi[o]?|nav[ei]|aere[oi]|strad[ae]|piazz[ae]|event[oi]|scopert[ae]|invenzion[ei]|decision[ei]|elezion[ei]|negoziat[oi]|cas[oi]|scal[ae]|apparecchi[o]?|fabbric[ahe]+|macchin[ae]|risultat[oi]|ragion[ei]|conseguenz[ae]|fas[ei]|termin[ei]|popolazion[ei]|document[oi]|ann[oi]|secol[oi]|epoc[ahe]+|period[oi]|zon[ae]|are[ae]|luog[ohi]+|process[oi]|problem[ai]|disposizion[ei]|articol[oi]|giuri[ae]|causa|sentenz[ae]|tribunal[ei]|cort[ei]|parlament[oi])$/u,
    complements:
      "di del dello della dei degli delle dell' dell’ d' d’ che cui dove nel nello nella nei negli nelle nell' sul sullo sulla sui sugli sulle sull' dal dalla dai dalle",
    relatives: "che cui dove quale quali il",
    foremost: /^(prim[oaie]|maggior[ei]?|più|principal[ei]|unic[oa]|ultim[oa]|second[oa]|terz[oa]|miglior[ei])$/u,
    reflexives: "si",
    owners: "suo sua suoi sue loro",
    finite:
      /(ò|arono|irono|erono|ava|avano|iva|ivano|eva|evano)$|^(è|fu|furono|sono|era|erano|ha|hanno|aveva|può|possono|deve|fece|disse|ebbe|nacque|vide|scrisse|prese|venne|divenne|nomina|contiene|comprende|consiste|permette|mostra|riceve|viene|vengono)$/u,
    dropsSubject: true,
    nationality:
      /^(italian|frances|ingles|britannic|tedesc|spagnol|portoghes|olandes|belg|svizzer|austriac|polacc|cec|russ|sovietic|ucrain|ungheres|rumen|bulgar|grec|turc|ottoman|arab|persian|egizian|indian|cines|giappones|corean|american|statunitens|messican|brasilian|canades|australian|svedes|norveges|danes|finlandes|scozzes|irlandes|roman|prussian|europe|african|asiatic|fiorentin|venezian)(o|a|i|e|hi|he)$/u,
  },
  names: {
    person: "Sig Dott Don Donna Papa Re Regina Lord Sir",
    group:
      "Università Istituto Compagnia Banca Organizzazione Società Partito Ministero Museo Accademia Parlamento Consiglio Commissione Corte Nazioni Unione Tribunale",
    event: "Guerra Trattato Rivoluzione Premio Battaglia Convenzione Morte Peste Atto Accordo",
    place: "Mar Mare Oceano Lago Baia Canale Isola Isole Porto Monte Monti Valle Fiume",
    beforePerson:
      "chimico fisico biologo botanico medico ingegnere storico filosofo matematico astronomo scrittore poeta pittore re regina principe principessa presidente ministro imperatore papa generale diplomatico professore inventore scienziato storica autore cronista vescovo duca conte granduca arcivescovo cardinale zar sultano architetto scultore compositore scrittrice poetessa geologo geografo zoologo biochimico chirurgo psicologo sociologo economista giurista teologo navigatore esploratore imprenditore drammaturgo romanziere attore attrice regista cantante sindaco governatore capitano ammiraglio colonnello giornalista archeologo monaco imperatrice pittrice condottiero orafo",
    afterPerson: "scrisse disse scoprì mostrò dimostrò inventò pubblicò nacque morì ricevette propose sostenne",
  },
  forms: {
    term: "Quale termine è definito nel testo come «#»?",
    meaning: "Come è definito nel testo il termine «#»?",
    statement: "Quale di queste affermazioni fa il testo su #?",
    who: "Chi#?",
    description: "Chi è descritto nel testo come «#»?",
    parts: {
      start: "^(?:(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una) |[LU]n?['’])?",
      term: '[«“"]?{words}[»”"]?',
      noun: "(?<meaning>(?:(?:un[oa]?|il|lo|la|i|gli|le|qualsiasi|ogni) |un['’]|l['’])[^;:]+)\\.$",
    },
    meanings: [
      "{start}{term}{aside} (?:è|(?<many>sono)) {noun}",
      "{start}{term}{aside} (?:indica|designa|(?<many>indicano|designano)) {noun}",
      "^Si (?:chiama|definisce|dice) {term} {noun}",
      "^(?<meaning>(?:(?:Il|Lo|La|I|Gli|Le|Una?|Uno) |L['’])[^,;:]{20,200}) (?:si chiama|è (?:chiamat[oa]|dett[oa])|viene (?:chiamat[oa]|dett[oa])|(?<many>si chiamano|sono (?:chiamat[ie]|dett[ie]))) {term}\\.$",
    ],
    vague:
      /^(?:un[oa]?|il|lo|la|i|gli|le|un['’]|l['’]) ?(?:(?:più|meno|principal|prim[oaie]|unic|altr|grand|buon|miglior|ultim|important|maggior|second|terz)\p{Ll}*|esempio|risultato|causa|effetto|parte|ragione|fatto|caso|segno|base|domanda|questione|problema|scopo|obiettivo)(?!\p{L})/u,
    clause: /^(?:quando|dove|come|se|che|chi|vedi|si)(?!\p{L})/iu,
    cut: /,? (?:e|ma|mentre|anche se|quindi|il che) (?=(?:\p{L}+ ){0,2}(?:è|sono|si|ha|hanno|può)(?!\p{L}))|, (?:ma|mentre|anche se|quindi|il che|come|ad esempio|per esempio|generalmente|inclus\p{Ll}) /u,
    verb: /^(?:è|fu|era|ha|aveva|scrisse|disse|fece|prese|nacque|divenne|vinse|visse|rese|propose|compose|scelse|ottenne|ebbe|diede|venne|mise|vide|tenne|giunse|raggiunse|dipinse|decise|chiese|\p{Ll}{2,}(?:ò|ì|é)|\p{Ll}{3,}(?:ava|eva|iva))$/u,
    past: /^(?!è$|ha$)/u,
    time: /^(?<time>(?:Nel|Nella|Nello|A|Durante|Dal|In|Negli|Intorno) [^,;:]{3,40}), /u,
    loose:
      /^(?:è|fu|era) (?:in|a|di|tra|fra|con|nato|nata|uno dei|una delle|un[oa]? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:nacque|morì|visse|sposò|studiò)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:un[oa]?|il|lo|la) [^,;:()]{20,140})(?:, (?!(?:e|o)(?!\p{L}))|\.$)/u,
    adverb: /^(?:anche|poi|inoltre|successivamente|infine|presto|dunque|quindi)$/u,
    leans:
      "egli|ella|lui|lei|essi|esse|esso|essa|questo|questa|questi|queste|quello|quella|quelli|quelle|qui|qua|lì|là|noi|nostro|nostra|vedi|sopra|sotto|anche|inoltre|altri|altre|altro|altra|stesso|stessa|donna|uomo|figlio|figlia|regina|re|moglie|marito|madre|padre|sorella|fratello|oggi|allora|tale|tali|nata|nominata|eletta|prima",
  },
});
