import { anyOf, asidePattern, type FormPhrases, pattern, termPattern } from "./phrases.ts";

const noun = "(?<meaning>(?:an?|the|any) [^;:]+)\\.$";
const kinds =
  "act|practice|process|belief|study|tendency|ability|state|condition|idea|theory|method|system|form|measure|unit|technique|set|group|type|rule|law|principle|view|position|science|branch|amount|degree|extent|rate|movement|substance|structure|organ|device|tool|program|command|area|region|period|concept|notion|doctrine|policy|right|loss|inability|use|transfer|movement|conversion|production|removal|sum|difference|ratio|total|value|cost|price|point|place|stage|phase";

export const english: FormPhrases = {
  term: (meaning) => `Which term does the text define as “${meaning}”?`,
  meaning: (term) => `How does the text define the term “${term}”?`,
  statement: (person) => `Which of these does the text say about ${person}?`,
  who: (predicate) => `Who${predicate}?`,
  description: (text) => `Whom does the text describe as “${text}”?`,
  meanings: [
    pattern(
      "^(?:In [^,]{3,40}, )?(?:An? |The )?",
      termPattern,
      asidePattern,
      " (?:is|(?<many>are)) (?:defined as )?",
      noun,
    ),
    pattern(
      "^(?:In [^,]{3,40}, )?(?:An? |The |The term )?",
      termPattern,
      asidePattern,
      " (?:refers to|means|describes|denotes|(?<many>refer to|describe|denote)) ",
      noun,
    ),
    pattern(
      '^(?<meaning>(?:(?:An?|The|Any) |\\p{Lu})[^,;:]{20,200}) (?:is|(?<many>are)) (?:\\p{Ll}+ly |also |sometimes |often )?(?:called|known as|termed|referred to as) (?:an? |the )?[“"]?',
      termPattern,
      '[”"]?\\.$',
    ),
  ],
  asides: [
    pattern("(?: \\([^()]{1,80}\\))?, which (?:is|(?<many>are)) (?<meaning>(?:an?|the) [^;:,()]+?)(?=[,;.]| \\()"),
    pattern(
      "(?: \\([^()]{1,80}\\))?, (?<meaning>(?:an?|the) (?:\\p{Ll}+ ){0,2}(?:",
      kinds,
      ") (?:of|that|by which|in which|for|to|where|when|at which) [^;:,()]+?)(?=\\.$|, (?:is|are|was|were|has|have) )",
    ),
  ],
  vague:
    /^(?:an?|the|any) (?:(?:\p{Ll}+ly )?(?:major|important|main|most|only|first|last|best|key|critical|crucial|dominant|good|great|common|essential|relatively|necessary|strong|significant|prime|classic|typical|powerful|popular|useful|famous|well-known|big|huge|simple|special|fundamental|perfect|third|second|same|other|opposite|following)|result|reason|example|part|matter|number|sign|case|way|fact|one|lot|kind|sort|cause|effect|basis|key|product|focus|goal|aim|purpose|problem|question|answer|time|expansion|extension|form of \p{L}+$)(?!\p{L})/u,
  clause:
    /^(?:when|where|how|why|if|to|what|who|that|it|they|some|see|also|used|focused|being|having|there|each|every|most|many)(?!\p{L})/iu,
  cut: /,? (?:and|but|while|although|though|whereas|so|yet) (?=(?:\p{L}+ ){0,3}(?:is|are|was|were|has|have|can|may|attempts?|refers?|includes?|does|do)(?!\p{L}))|, (?:but|while|although|though|whereas|such as|including|so|especially|as|for example|compared|usually|often|typically) /u,
  verb: /^(?:is|was|has|had|became|wrote|said|took|made|gave|saw|led|held|found|began|built|brought|thought|taught|fought|won|drew|knew|spoke|chose|rose|went|left|kept|felt|met|ran|sold|told|sent|spent|lost|came|grew|set|put|drove|understood|sought|bought|broke|rode|sang|shot|swore|threw|wore|stood|struck|overcame|lit|dug|laid|paid|shook|stole|withdrew|undertook|underwent|beat|fled|flew|froze|got|hid|lay|lent|let|meant|sat|sank|split|spread|swam|swept|cut|hit|bore|\p{Ll}{2,}ed|\p{Ll}{3,}[^s\P{Ll}]s)$/u,
  past: /^(?!is$|has$|\p{Ll}*[^s]s$)|^was$/u,
  time: /^(?<time>(?:In|By|During|At|On|Around|Between) [^,;:]{3,40}), /u,
  loose:
    /^(?:was|is|had been) (?:in|at|among|on|from|with|part|one|born|not|very|buried|an? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:died|lived|grew up|attended|married)(?!\p{L})/u,
  apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:an?|the) \p{Ll}[^,;:()]{20,140})(?:, (?!(?:and|or)(?!\p{L}))|\.$)/u,
  verbSecond: false,
  adverb: /^(?:also|then|later|first|famously|originally|subsequently|eventually|finally|soon|\p{Ll}+ly)$/u,
  leans: anyOf(
    "he|she|him|his|her|hers|himself|herself|woman|man|lady|wife|husband|widow|mother|father|son|daughter|brother|sister|king|queen|actress|this|these|those|such|here|there|another|others?|same|former|latter|we|our|us|you|your|i|my|above|below|following|afterwards|meanwhile|instead|again|still|therefore|thus|however|too|also|figure|table|chapter|section|e\\.g|i\\.e|today|now|one of",
  ),
};
