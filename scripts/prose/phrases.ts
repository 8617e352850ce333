export interface Phrase {
  pattern: RegExp;
  /** Plain alternative. */
  plain: string;
}

/** English that reads like a translation, by the place where it is checked. `all` applies to every place. */
export const phrases = {
  all: [
    { pattern: /(?:^|[.;:] )(?:What|Who) [^?]+$/iu, plain: "start with a noun" },
    {
      pattern: /\b(?:says?|said|saying|tells?|told|telling|knows?|known|speaks?|learns?|hears?) of\b/iu,
      plain: "about; show, report",
    },
    { pattern: /\b(?:is|are|was|were|be|been|being) told\b(?! apart)/iu, plain: "sees, gets, is notified" },
    { pattern: /\banew\b/iu, plain: "again; regrade, regenerate" },
    { pattern: /\b(?:go|goes|going|went|gone) on\b/iu, plain: "continue" },
    { pattern: /\bhand(?:s|ed|ing)?[ -]in\b/iu, plain: "submit" },
    {
      pattern:
        /\b(?:stands?|stood|standing) (?:in(?! for)|on|at|beside|below|above|there|behind|with|under|next|against)\b/iu,
      plain: "is in, appears on",
    },
    { pattern: /\bbeside\b/iu, plain: "next to, with, besides" },
    {
      pattern:
        /\b(?:links?|pages?|mails?|letters?|fields?|filters?|answers?|headers?|tables?|items?|responses?|certificates?|screens?|rules?) (?:says?|said|tells?|told|speaks?)\b/iu,
      plain: "shows, contains, states",
    },
    { pattern: /\bone's\b/iu, plain: "your, the caller's" },
    { pattern: /\bwhoever\b/iu, plain: "anyone who, the person who" },
    { pattern: /\b(?:both|either|each|which|every|other|same|one) doors?\b/iu, plain: "REST and GraphQL, both APIs" },
    {
      pattern: /(?<!there )\b(?:is|are|was|were) no (?!longer|more|one|other|need|reason|less|such|secret)\w+/iu,
      plain: "is not a",
    },
    { pattern: /\bmeanwhile\b/iu, plain: "in the meantime, since then, while" },
    { pattern: /\b(?:for|by|to|of|from|with|than|if|because|unless|where) who\b(?! when|, )/iu, plain: "people who" },
    { pattern: /\bany ?more\b(?! than)/iu, plain: "no longer" },
    {
      pattern:
        /\b(?:former|present)(?= (?:state|one|version|address|wording|key|value|question|revision|password|original|name|plan)\b)/iu,
      plain: "previous, current",
    },
    { pattern: /\bby (?:it|them|him|her|your|our)sel(?:f|ves)\b/iu, plain: "automatically" },
    { pattern: /(?:[,;.:] |^)else\b(?! if)/iu, plain: "otherwise" },
    { pattern: /\bwhom\b/iu, plain: "who, the people" },
    { pattern: /\b(?:comes?|came|coming) (?:late|in time)\b/iu, plain: "late, on time" },
    { pattern: /\bas [\w ]{1,16} has it\b/iu, plain: "as defined by" },
    { pattern: /\b(?:takes?|taken|took|taking) (?:it |them |that |this )?back\b/iu, plain: "undo, cancel, withdraw" },
    { pattern: /(?<!there )\b(?:is|are|was) none\b/iu, plain: "is not a, does not belong to" },
    { pattern: /\balso (?:not|when|where|if|for|of|in)\b/iu, plain: "even when, including, nor" },
    { pattern: /\bof (?:yours|theirs|ours|mine)\b/iu, plain: "your, their" },
    { pattern: /\b(?:takes?|took|taking|in) (?:the |its |their )?place of\b/iu, plain: "replace; instead of" },
    { pattern: /\bleads? (?:nowhere|elsewhere|on)\b/iu, plain: "no longer works, redirects to" },
    { pattern: /\bwish(?:es|ed)?\b/iu, plain: "want, request" },
    { pattern: /(?<!\bas )\bof (?:before|today|then|now)\b/iu, plain: "previous, current, at the time" },
    { pattern: /\bhow far (?:it|they|he|she|a|an|the|those|single)\b/iu, plain: "progress of" },
    { pattern: /\b(?:nothing|nobody|none) but\b/iu, plain: "only" },
    { pattern: /\bjust now\b/iu, plain: "right now" },
    { pattern: /\bholds? (?:for|from)\b/iu, plain: "applies to" },
    { pattern: /\bbut for\b/iu, plain: "except" },
    { pattern: /\bfrom then on\b/iu, plain: "after that" },
    { pattern: /\bonce more\b/iu, plain: "again" },
    { pattern: /\bso many (?!that\b)/iu, plain: "this many" },
    { pattern: /\bbecomes? of\b/iu, plain: "happens to" },
    { pattern: /\b(?:nothing|something|anything)(?: else)? (?:is|was) said\b/iu, plain: "not set" },
    { pattern: /\b(?:takes?|taken|took|taking) up\b(?! (?:to|\d|space|room))/iu, plain: "use, add, continue" },
    {
      pattern:
        /\b(?:draws?|drew|drawn|drawing) (?:a |the |no |one |its |their )?ballots?\b|\bballots? (?:is|was|were|are) drawn\b/iu,
      plain: "issue a ballot",
    },
    { pattern: /\bmend(?:s|ed|ing)?\b/iu, plain: "fix" },
    { pattern: /\bone after (?:the other|another)\b/iu, plain: "one by one" },
    { pattern: /\blet(?:ting|s)? in\b/iu, plain: "admit, restore access" },
    { pattern: /\bto begin with\b/iu, plain: "sample, starter" },
  ],
  docs: [
    { pattern: /^How (?:many|much|often|long|far)\b/iu, plain: "Number of, Duration of" },
    { pattern: /^Of\b/iu, plain: "name the noun first" },
    { pattern: /^(?:It|Its|They|Them|Their)\b/iu, plain: "name the thing" },
    { pattern: /^(?:That|Those)\b(?! (?:is|are|was)\b)/iu, plain: "repeat the noun" },
    { pattern: /^(?:Also|Nothing|Nobody|None)\b/iu, plain: "say what does happen" },
    { pattern: /^(?:Said|Told|Asked|Kept|Meant|Wanted|Left|Held)\b/iu, plain: "a sentence with a subject" },
  ],
  screens: [
    { pattern: /\bmails?\b(?! (?:server|client))|\be-mails?\b|\bmail(?:ed|ing)\b/iu, plain: "email" },
    { pattern: /\b(?:begins?|began|begun|beginning)\b/iu, plain: "start" },
    { pattern: /\b(?:some|any|every)body\b/iu, plain: "someone, anyone, everyone" },
    { pattern: /\bat most\b/iu, plain: "up to" },
    { pattern: /\btakers?\b/iu, plain: "participant" },
    { pattern: /^(?:The|Your|This) [\w ]+ (?:was|were) not \w+$/iu, plain: "Couldn't …" },
    { pattern: /^There (?:is|are) no\b/iu, plain: "… not found, No … yet" },
    { pattern: /\bfor good\b/iu, plain: "permanently" },
    {
      pattern: /\bleave (?:it|both|them) empty\b|\bleft empty\b|(?:^|\. )Empty,/iu,
      plain: 'placeholder "No limit", "Optional"',
    },
    { pattern: /\bswitched off,/iu, plain: "If off," },
  ],
  tests: [
    { pattern: /^(?:tells?|says?)\b/iu, plain: "reports, shows, returns" },
    { pattern: /^(?:of|what|who|whoever|whose|by|to|beside|also|nothing|nobody|none)\b/iu, plain: "start with a verb" },
  ],
  subjects: [
    { pattern: /\b(?:what|who|whom|whose)\b/iu, plain: "name the thing" },
    { pattern: /^[^:]+: (?:tell|say)\b/iu, plain: "show, report, document" },
    { pattern: /^.{73,}$/iu, plain: "72 characters at most" },
    { pattern: /^[^:]+: (?:how|which|all|both|one|two|no|every|each|an?|the|of|by)\b/iu, plain: "imperative verb" },
  ],
  comments: [
    {
      pattern:
        /^(?:I|It|Its|They|Them|Their|That|Those|This|These|He|She|Of|By|For|In|On|At|To|With|From|Among|Without)\b/u,
      plain: "start with a verb or a noun",
    },
  ],
} satisfies Record<string, Phrase[]>;
