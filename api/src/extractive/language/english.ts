import { languageFrom } from "./pack.ts";

export const english = languageFrom({
  code: "en",
  articles: "a an the",
  prepositions:
    "of in on at by for from with without into onto through across between among against under over after before during within around along inside outside behind beyond near per via toward towards upon as like than about",
  functionWords: `the a an each every its their his her our any another no some many several few fewer two three four five six seven eight nine ten
      this that these those such same other others and or but nor so yet if because although though while when where
      whereas which who whom whose what why how whether to not is are was were be been being am has have had having do does
      did will would shall should can could may might must i you he she it we they me him us them my your mine myself itself
      himself herself themselves themselves one ones there here then thus therefore hence however also too very only just even
      still already almost about nearly roughly often sometimes always never soon once again ever more most less least much
      many few little own up down out off left right away back now today until till since unless except despite rather quite instead
      either neither both well far long first second third last next ago later earlier perhaps probably mostly largely else
      both all everything everyone nothing anything something someone anyone let lets cannot don't doesn't didn't isn't aren't
      wasn't weren't won't can't couldn't wouldn't shouldn't it's that's there's e.g i.e etc`,
  joiners: "of y de van von del du der den la le ibn al",
  abbreviations:
    "mr mrs ms dr prof st sr jr vs etc e.g i.e approx ca no vol fig al inc ltd co corp dept est gen col sgt capt rev ste mt ft pp eds ed trans vols cf hon u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec",
  months: "january february march april may june july august september october november december",
  persons: "he she his her him hers himself herself",
  isPlural: (word) => /([^s]s|men)$/.test(word) && !/(ss|us|is|ous)$/.test(word),
  countries:
    "Britain|Great Britain|England|Scotland|Wales|America|United States of America|USA|UK|Soviet Union|Holland|Persia|Prussia|Siam|Burma|Ceylon|North America|South America|Latin America|Antarctica",
  names: {
    others:
      "University Institute Company Bank Organization Organisation Committee Commission Society Nations Party Ministry Museum Corporation Inc Ltd Press Army Navy Parliament Congress Senate Council Association Agency Academy College School Church League Foundation Laboratory Laboratories Department Railway Railroad War Wars Treaty Convention Act Revolution Prize Agreement Conference Battle Crisis Empire Age Olympics Project Plan Theory Law Fleet New West East North South Northern Southern Eastern Sea Ocean River Lake Lakes Bay Canal Island Islands Mountain Mountains Coast Street City Delta Gulf Cape Desert Valley Port States Kingdom Republic Harbour Harbor Peninsula Strait County Province",
    person:
      "Mr Mrs Ms Dr Sir Dame Lord Lady King Queen Prince Princess President Emperor Empress Pope Saint General Captain Admiral Colonel Professor Judge Chancellor Tsar Sultan",
    beforePerson:
      "chemist physicist biologist botanist scientist physician doctor engineer historian economist philosopher mathematician astronomer inventor writer author poet painter artist composer king queen prince princess president minister emperor empress pope bishop monk general captain admiral diplomat politician leader founder owner director professor researcher explorer geologist psychologist sociologist anthropologist linguist physiologist neuroscientist theologian missionary viceroy khedive sultan architect lawyer merchant banker brother sister son daughter wife husband father mother friend colleague student pupil",
    afterPerson:
      "who himself herself wrote writes said says argued argues discovered showed shows proved invented published believed thought knew died received proposed described observed noticed married concluded suggested persuaded designed painted composed coined",
    people: /(ish|ese|[^aeiou]ian|[aeiou]can|ench|utch|eek|erman|wegian|wiss|opean|raeli|raqi|ttoman)s?$/,
  },
  forms: {
    term: "Which term does the text define as “#”?",
    who: "Who#?",
    description: "Who does the text describe as “#”?",
    parts: {
      noun: "(?<meaning>(?:an?|the|any) [^;:]+)\\.$",
      kinds:
        "act|practice|process|belief|study|tendency|ability|state|condition|idea|theory|method|system|form|measure|unit|technique|set|group|type|rule|law|principle|view|position|science|branch|amount|degree|extent|rate|movement|substance|structure|organ|device|tool|program|command|area|region|period|concept|notion|doctrine|policy|right|loss|inability|use|transfer|movement|conversion|production|removal|sum|difference|ratio|total|value|cost|price|point|place|stage|phase",
    },
    meanings: [
      "^(?:In [^,]{3,40}, )?(?:An? |The )?{term}{aside} (?:is|(?<many>are)) (?:defined as )?{noun}",
      "^(?:In [^,]{3,40}, )?(?:An? |The |The term )?{term}{aside} (?:refers to|means|describes|denotes|(?<many>refer to|describe|denote)) {noun}",
      '^(?<meaning>(?:(?:An?|The|Any) |\\p{Lu})[^,;:]{20,200}) (?:is|(?<many>are)) (?:\\p{Ll}+ly |also |sometimes |often )?(?:called|known as|termed|referred to as) (?:an? |the )?[“"]?{term}[”"]?\\.$',
      " (?:of|by|in|on|with|for|to|from|as|into|through) (?:an? |the )?(?<term>[\\p{L}-]+(?: [\\p{L}-]+)?), (?<meaning>(?:an?|the) (?:\\p{Ll}+ ){0,2}(?:{kinds}) (?:of|that|by which|in which|for|to|where|when|at which) [^;:,()]+?)(?:\\.$|, (?:is|are|was|were|has|have) )",
    ],
    vague:
      /^(?:an?|the|any) (?:(?:\p{Ll}+ly )?(?:major|important|main|most|only|first|last|best|key|critical|crucial|dominant|good|great|common|essential|relatively|necessary|strong|significant|prime|classic|typical|powerful|popular|useful|famous|well-known|big|huge|simple|special|fundamental|perfect|third|second|same|other|opposite|following)|result|reason|example|part|matter|number|sign|case|way|fact|one|lot|kind|sort|cause|effect|basis|key|product|focus|goal|aim|purpose|problem|question|answer|time|expansion|extension|form of \p{L}+$)(?!\p{L})/u,
    clause:
      /^(?:when|where|how|why|if|to|what|who|that|it|they|some|see|also|used|focused|being|having|there|each|every|most|many)(?!\p{L})/iu,
    cut: /,? (?:and|but|while|although|though|whereas|so|yet) (?=(?:\p{L}+ ){0,3}(?:is|are|was|were|has|have|can|may|attempts?|refers?|includes?|does|do)(?!\p{L}))|, (?:but|while|although|though|whereas|such as|including|so|especially|as|for example|compared|usually|often|typically) /u,
    verb: /^(?:is|was|has|had|became|wrote|said|took|made|gave|saw|led|held|found|began|built|brought|thought|taught|fought|won|drew|knew|spoke|chose|rose|went|left|kept|felt|met|ran|sold|told|sent|spent|lost|came|grew|set|put|drove|understood|sought|bought|broke|rode|sang|shot|swore|threw|wore|stood|struck|overcame|lit|dug|laid|paid|shook|stole|withdrew|undertook|underwent|beat|fled|flew|froze|got|hid|lay|lent|let|meant|sat|sank|split|spread|swam|swept|cut|hit|bore|\p{Ll}{2,}ed|\p{Ll}{3,}[^s\P{Ll}]s)$/u,
    time: /^(?<time>(?:In|By|During|At|On|Around|Between) [^,;:]{3,40}), /u,
    loose:
      /^(?:was|is|had been) (?:in|at|among|on|from|with|part|one|born|not|very|buried|an? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:died|lived|grew up|attended|married)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:an?|the) \p{Ll}[^,;:()]{20,140})(?:, (?!(?:and|or)(?!\p{L}))|\.$)/u,
    adverb: /^(?:also|then|later|first|famously|originally|subsequently|eventually|finally|soon|\p{Ll}+ly)$/u,
    leans:
      "(?:of|for|to|with|from|by) it|he|she|him|his|her|hers|himself|herself|woman|man|lady|wife|husband|widow|mother|father|son|daughter|brother|sister|king|queen|actress|this|these|those|such|here|there|another|others?|same|former|latter|we|our|us|you|your|i|my|above|below|following|afterwards|meanwhile|instead|again|still|therefore|thus|however|too|also|figure|table|chapter|section|e\\.g|i\\.e|today|now|one of",
  },
});
