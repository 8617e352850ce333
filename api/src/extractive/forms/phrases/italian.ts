import { anyOf, asidePattern, type FormPhrases, pattern, termPattern } from "./phrases.ts";

const start = "^(?:(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una) |[LU]n?['’])?";
const term = `[«“"]?${termPattern}[»”"]?`;
const noun = "(?<meaning>(?:(?:un[oa]?|il|lo|la|i|gli|le|qualsiasi|ogni) |un['’]|l['’])[^;:]+)\\.$";

export const italian: FormPhrases = {
  term: (meaning) => `Quale termine è definito nel testo come «${meaning}»?`,
  meaning: (name) => `Come è definito nel testo il termine «${name}»?`,
  statement: (person) => `Quale di queste affermazioni fa il testo su ${person}?`,
  who: (predicate) => `Chi${predicate}?`,
  description: (text) => `Chi è descritto nel testo come «${text}»?`,
  meanings: [
    pattern(start, term, asidePattern, " (?:è|(?<many>sono)) ", noun),
    pattern(start, term, asidePattern, " (?:indica|designa|(?<many>indicano|designano)) ", noun),
    pattern("^Si (?:chiama|definisce|dice) ", term, " ", noun),
    pattern(
      "^(?<meaning>(?:(?:Il|Lo|La|I|Gli|Le|Una?|Uno) |L['’])[^,;:]{20,200}) (?:si chiama|è (?:chiamat[oa]|dett[oa])|viene (?:chiamat[oa]|dett[oa])|(?<many>si chiamano|sono (?:chiamat[ie]|dett[ie]))) ",
      term,
      "\\.$",
    ),
  ],
  asides: [],
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
  verbSecond: false,
  adverb: /^(?:anche|poi|inoltre|successivamente|infine|presto|dunque|quindi)$/u,
  leans: anyOf(
    "egli|ella|lui|lei|essi|esse|esso|essa|questo|questa|questi|queste|quello|quella|quelli|quelle|qui|qua|lì|là|noi|nostro|nostra|vedi|sopra|sotto|anche|inoltre|altri|altre|altro|altra|stesso|stessa|donna|uomo|figlio|figlia|regina|re|moglie|marito|madre|padre|sorella|fratello|oggi|allora|tale|tali|nata|nominata|eletta|prima",
  ),
};
