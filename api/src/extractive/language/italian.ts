import { languageFrom } from "./pack.ts";

const joined = ["de", "a", "da", "ne", "su"]
  .flatMap((begin) => ["l", "llo", "lla", "ll'", "ll’", "i", "gli", "lle"].map((end) => begin + end))
  .join(" ");

export const italian = languageFrom({
  code: "it",
  articlesNamePersons: true,
  trade: /\p{L}/u,
  articles: `il lo la l' l’ i gli le un uno una un' un’ ${joined}`,
  prepositions:
    "di d' d’ a ad in con per da su tra fra verso senza contro durante dopo prima sopra sotto presso secondo come entro oltre lungo",
  functionWords: `ogni suo sua suoi sue loro nostro nostra alcuni alcune molti molte pochi poche due tre quattro cinque sei sette otto nove dieci
      e ed o oppure ma però anche né che chi cui quale quali dove quando mentre se perché poiché affinché benché quindi dunque
      io tu egli lui lei noi voi essi esse mi ti si ci vi ne lo li le gli me te sé questo questa questi queste quello quella quelli quelle quei
      ciò tale tali stesso stessa stessi stesse altro altra altri altre tutto tutta tutti tutte ciascuno qualche nessun nessuno nessuna
      è sono era erano fu furono essere stato stata stati state sia siano ha hanno aveva avevano avere avuto può possono poteva potevano
      deve devono doveva dovevano fa fanno viene vengono venne vennero veniva non più meno molto poco tanto così già ancora sempre mai
      quasi solo soltanto circa oggi allora poi inoltre tuttavia infatti cioè ossia invece qui là primo prima secondo seconda ultimo ultima`,
  joiners: "di de del della dei degli da von van",
  abbreviations:
    "sig sigg dott prof ing avv on ecc es pag pagg cap art vol fig ca secc sec s.p.a max min tel gen col mons",
  months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  persons: "egli ella lui lei",
  isPlural: (word) => /[ie]$/.test(word),
  countries: "Gran Bretagna|Inghilterra|Scozia|America|Stati Uniti d'America|Unione Sovietica|Olanda|Persia|Prussia",
  names: {
    others:
      "Università Istituto Compagnia Banca Organizzazione Società Partito Ministero Museo Accademia Parlamento Consiglio Commissione Corte Nazioni Unione Tribunale Guerra Trattato Rivoluzione Premio Battaglia Convenzione Morte Peste Atto Accordo Mar Mare Oceano Lago Baia Canale Isola Isole Porto Monte Monti Valle Fiume",
    person: "Sig Dott Don Donna Papa Re Regina Lord Sir",
    beforePerson:
      "chimico fisico biologo botanico medico ingegnere storico filosofo matematico astronomo scrittore poeta pittore re regina principe principessa presidente ministro imperatore papa generale diplomatico professore inventore scienziato storica autore cronista vescovo duca conte granduca arcivescovo cardinale zar sultano architetto scultore compositore scrittrice poetessa geologo geografo zoologo biochimico chirurgo psicologo sociologo economista giurista teologo navigatore esploratore imprenditore drammaturgo romanziere attore attrice regista cantante sindaco governatore capitano ammiraglio colonnello giornalista archeologo monaco imperatrice pittrice condottiero orafo",
    afterPerson: "scrisse disse scoprì mostrò dimostrò inventò pubblicò nacque morì ricevette propose sostenne",
  },
  forms: {
    term: "Quale termine è definito nel testo come «#»?",
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
    time: /^(?<time>(?:Nel|Nella|Nello|A|Durante|Dal|In|Negli|Intorno) [^,;:]{3,40}), /u,
    loose:
      /^(?:è|fu|era) (?:in|a|di|tra|fra|con|nato|nata|uno dei|una delle|un[oa]? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:nacque|morì|visse|sposò|studiò)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:un[oa]?|il|lo|la) [^,;:()]{20,140})(?:, (?!(?:e|o)(?!\p{L}))|\.$)/u,
    adverb: /^(?:anche|poi|inoltre|successivamente|infine|presto|dunque|quindi)$/u,
    leans:
      "egli|ella|lui|lei|essi|esse|esso|essa|questo|questa|questi|queste|quello|quella|quelli|quelle|qui|qua|lì|là|noi|nostro|nostra|vedi|sopra|sotto|anche|inoltre|altri|altre|altro|altra|stesso|stessa|donna|uomo|figlio|figlia|regina|re|moglie|marito|madre|padre|sorella|fratello|oggi|allora|tale|tali|nata|nominata|eletta|prima",
  },
});
