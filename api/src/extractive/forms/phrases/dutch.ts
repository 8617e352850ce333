import { anyOf, asidePattern, type FormPhrases, pattern, termPattern } from "./phrases.ts";

const start = "^(?:(?:De|Het|Een) )?";
const term = `[‘“"]?${termPattern}[’”"]?`;
const noun = "(?<meaning>(?:een|de|het|elke|elk) [^;:]+)\\.$";

export const dutch: FormPhrases = {
  term: (meaning) => `Welke term legt de tekst uit met de woorden “${meaning}”?`,
  meaning: (name) => `Hoe legt de tekst de term “${name}” uit?`,
  statement: (person) => `Welke van deze beweringen doet de tekst over ${person}?`,
  who: (predicate) => `Wie${predicate}?`,
  description: (text) => `Wie wordt in de tekst beschreven als “${text}”?`,
  meanings: [
    pattern(start, term, asidePattern, " (?:is|(?<many>zijn)) ", noun),
    pattern(start, term, asidePattern, " (?:betekent|verwijst naar|(?<many>betekenen|verwijzen naar)) ", noun),
    pattern("^Onder (?:(?:de|het|een) )?", term, " verstaat men ", noun),
    pattern(
      "^(?<meaning>(?:(?:De|Het|Een) )[^,;:]{20,200}) (?:heet|wordt|(?<many>heten|worden)) (?:ook |vaak |meestal )?(?:de |het |een )?",
      term,
      "(?: genoemd)?\\.$",
    ),
  ],
  asides: [],
  vague:
    /^(?:een|de|het) (?:(?:\p{Ll}+ )?(?:belangrijk|grote?|grootst|best|eerst|laatst|enig|bekend|ander|tweede|derde|meest|hoogst|oudst|goed)\p{Ll}*|voorbeeld|resultaat|oorzaak|gevolg|deel|reden|feit|geval|teken|basis|vraag|probleem|doel)(?!\p{L})/u,
  clause: /^(?:wanneer|waar|hoe|als|dat|wie|zie|men|om)(?!\p{L})/iu,
  cut: /, (?:en|maar|terwijl|hoewel|dus|waardoor|zoals|bijvoorbeeld|meestal|vaak|waaronder) /u,
  verb: /^(?:is|was|werd|had|heeft|wordt|schreef|vond|gaf|kwam|ging|nam|sprak|stierf|begon|kreeg|hield|bleef|liet|ontwierp|bewees|won|koos|trok|verscheen|onderzocht|bracht|dacht|zag|deed|ontving|bedacht|overleed|verliet|hielp|las|sloot|beschreef|riep|droeg|bezocht|kocht|verkocht|ontdekte|mat|sloeg|stond|lag|vloog|bood|schoot|vertrok|besloot|beklom|verwierf|wierp|\p{Ll}{3,}[td]e)$/u,
  past: /^(?!is$|heeft$|wordt$)/u,
  time: /^(?<time>(?:In|Op|Rond|Na|Tijdens|Aan|Begin|Eind) [^,;:]{3,50}) /u,
  loose:
    /^(?:is|was) (?:in|op|bij|onder|uit|met|een van|een (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:stierf|overleed|leefde|trouwde)(?!\p{L})|(?<!\p{L})geboren$/u,
  apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:een|de|het) [^,;:()]{20,140})(?:, (?!(?:en|of)(?!\p{L}))|\.$)/u,
  verbSecond: true,
  adverb: /^(?:ook|toen|later|eerst|uiteindelijk|vervolgens|daarna)$/u,
  leans: anyOf(
    "hij|zij|ze|hem|haar|zijn|hun|hen|dit|deze|dat is|die zelf|zulke|hier|daar|daarbij|daardoor|daarom|daarna|daarvan|wij|we|ons|onze|zie|boven|onder staande|ook|eveneens|andere?|dezelfde|hetzelfde|vrouw|man|zoon|dochter|koningin|koning|moeder|vader|zus|broer|vandaag|nu|toen",
  ),
};
