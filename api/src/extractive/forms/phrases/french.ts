import { anyOf, asidePattern, type FormPhrases, pattern, termPattern } from "./phrases.ts";

const start = "^(?:(?:Le|La|Les|Un|Une|Des|Du) |[LD]['’])?";
const term = `(?:« ?)?${termPattern}(?: ?»)?`;
const noun = "(?<meaning>(?:(?:une?|des|les?|la|tout|toute) |l['’])[^;:]+)\\.$";

export const french: FormPhrases = {
  term: (meaning) => `Quel terme le texte définit-il comme « ${meaning} » ?`,
  meaning: (name) => `Comment le texte définit-il le terme « ${name} » ?`,
  statement: (person) => `Laquelle de ces affirmations le texte fait-il à propos de ${person} ?`,
  who: (predicate) => `Qui${predicate} ?`,
  description: (text) => `Qui le texte décrit-il comme « ${text} » ?`,
  meanings: [
    pattern(start, term, asidePattern, " (?:est|(?<many>sont)) ", noun),
    pattern(start, term, asidePattern, " (?:désigne|(?<many>désignent)) ", noun),
    pattern("^On (?:appelle|nomme) ", term, " ", noun),
    pattern(
      "^(?<meaning>(?:(?:Le|La|Les|Une?|Des) |L['’])[^,;:]{20,200}) (?:s['’]appelle|est (?:appelée?|nommée?)) ",
      term,
      "\\.$",
    ),
  ],
  asides: [],
  vague:
    /^(?:une?|les?|la|l['’]|des) ?(?:(?:plus|moins|principal|premier|première|seul|seule|autre|grand|grande|bon|bonne|dernier|dernière|important|véritable|des|meilleur)\p{Ll}*|exemple|résultat|cause|effet|partie|raison|fait|cas|signe|base|question|problème|but|objectif|moyen)(?!\p{L})/u,
  clause: /^(?:quand|lorsque|où|comment|si|que|qui|il|elle|voir|on)(?!\p{L})/iu,
  cut: /,? (?:et|mais|qui) (?=(?:\p{L}+ ){0,2}(?:est|sont|a|ont|peut|se)(?!\p{L}))|, (?:mais|tandis que|alors que|bien que|donc|ce qui|comme|notamment|par exemple|dont|généralement|souvent|où) /u,
  verb: /^(?:est|était|fut|a|avait|devient|devint|naît|meurt|reçoit|écrit|publie|fonde|crée|dirige|découvre|invente|propose|obtient|prend|fait|met|entre|conçoit|construit|décide|décrit|\p{Ll}{2,}(?:a|it|ut|int))$/u,
  past: /^(?!est$|a$|devient$|naît$|meurt$|reçoit$|écrit$|obtient$|prend$|fait$|met$|construit$|décrit$|conçoit$|\p{Ll}+e$)/u,
  time: /^(?<time>(?:En|À|Au|Aux|Dans|Pendant|Durant|Dès|Vers) [^,;:]{3,40}), /u,
  loose:
    /^(?:est|était|fut) (?:à|en|dans|parmi|de|avec|né|née|l['’]un|une? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:naît|naquit|meurt|mourut|vécut|épousa|a disparu|est décédée?|est morte?)(?!\p{L})/u,
  apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:une?|le|la) [^,;:()]{20,140})(?:, (?!(?:et|ou)(?!\p{L}))|\.$)/u,
  verbSecond: false,
  adverb: /^(?:ensuite|alors|également|aussi|puis|d['’]abord|notamment)$/u,
  leans: anyOf(
    "il|elle|ils|elles|lui|leur|ce|cet|cette|ces|celui|celle|ceux|celles|cela|ici|là|voir|ci-dessus|ci-dessous|nous|vous|notre|nos|votre|vos|je|aussi|également|autres?|même|mêmes|encore|cependant|toutefois|femme|homme|fils|fille|reine|roi|épouse|mère|père|y|en effet|aujourd['’]hui|née|élue|nommée|devenue|morte|première",
  ),
};
