import { languageFrom } from "./pack.ts";

export const french = languageFrom({
  code: "fr",
  trade: /\p{L}/u,
  articles: "le la les l' l’ un une des du au aux",
  prepositions:
    "de d' d’ à en dans sur sous par pour avec sans entre vers chez contre depuis pendant avant après dès selon comme",
  functionWords: `chaque son sa ses leur leurs notre nos aucun aucune plusieurs quelques deux trois quatre cinq six sept huit neuf dix
      et ou mais donc or ni car que qu' qu’ qui quoi dont où quand lorsque lorsqu si puisque parce afin bien ainsi alors
      je tu il elle on nous vous ils elles me te se s' s’ lui y moi toi soi eux ce c' c’ cela ça ceci cet cette ces celui celle ceux celles
      est sont était étaient être été fut furent a ont avait avaient avoir eu aura sera seront serait peut peuvent pouvait pouvaient
      doit doivent devait fait font ne n' n’ pas plus moins très trop peu aussi encore déjà toujours jamais souvent presque environ
      même mêmes tout toute tous toutes autre autres tel telle tels telles chacun quel quelle ici là puis ensuite enfin cependant
      toutefois pourtant notamment surtout seulement non oui m' m’ t' t’ j' j’ jusque jusqu' jusqu’ quelque lors malgré`,
  joiners: "de du des d' d’ von van",
  abbreviations:
    "m mm mme mmes mlle dr pr st ste ex av apr env cf no nos éd vol chap art fig max min trad coll hab jr mgr cie",
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  persons: "il elle lui",
  isPlural: (word) => /[^su]s$|x$/.test(word),
  countries: "Grande-Bretagne|Angleterre|Écosse|Amérique|États-Unis|URSS|Union soviétique|Hollande|Perse|Prusse",
  names: {
    others:
      "Université Institut Compagnie Banque Organisation Société Parti Ministère Musée Académie Parlement Conseil Nations Union Guerre Traité Révolution Prix Bataille Convention Mer Océan Lac Baie Canal Île Îles Port Mont Vallée",
    person: "M Mme Mlle Dr Sir Lord",
    beforePerson:
      "chimiste physicien physicienne biologiste botaniste médecin ingénieur historien philosophe mathématicien astronome écrivain poète peintre roi reine prince princesse président ministre empereur pape général diplomate professeur inventeur savant présidente impératrice évêque archevêque cardinal tsar sultan duc comte duchesse comtesse architecte sculpteur compositeur compositrice écrivaine poétesse géologue géographe zoologiste biochimiste mathématicienne astronaute chirurgien psychologue sociologue économiste juriste théologien navigateur explorateur industriel entrepreneur imprimeur dramaturge romancier romancière acteur actrice réalisateur chanteur chanteuse maire gouverneur capitaine amiral maréchal journaliste archéologue épouse fils fille frère",
    afterPerson: "qui écrivit dit découvrit montra prouva inventa publia naquit mourut reçut proposa",
  },
  forms: {
    term: "Quel terme le texte définit-il comme « # » ?",
    who: "Qui# ?",
    description: "Qui le texte décrit-il comme « # » ?",
    parts: {
      start: "^(?:(?:Le|La|Les|Un|Une|Des|Du) |[LD]['’])?",
      term: "(?:« ?)?{words}(?: ?»)?",
      noun: "(?<meaning>(?:(?:une?|des|les?|la|tout|toute) |l['’])[^;:]+)\\.$",
    },
    meanings: [
      "{start}{term}{aside} (?:est|(?<many>sont)) {noun}",
      "{start}{term}{aside} (?:désigne|(?<many>désignent)) {noun}",
      "^On (?:appelle|nomme) {term} {noun}",
      "^(?<meaning>(?:(?:Le|La|Les|Une?|Des) |L['’])[^,;:]{20,200}) (?:s['’]appelle|est (?:appelée?|nommée?)) {term}\\.$",
    ],
    vague:
      /^(?:une?|les?|la|l['’]|des) ?(?:(?:plus|moins|principal|premier|première|seul|seule|autre|grand|grande|bon|bonne|dernier|dernière|important|véritable|des|meilleur)\p{Ll}*|exemple|résultat|cause|effet|partie|raison|fait|cas|signe|base|question|problème|but|objectif|moyen)(?!\p{L})/u,
    clause: /^(?:quand|lorsque|où|comment|si|que|qui|il|elle|voir|on)(?!\p{L})/iu,
    cut: /,? (?:et|mais|qui) (?=(?:\p{L}+ ){0,2}(?:est|sont|a|ont|peut|se)(?!\p{L}))|, (?:mais|tandis que|alors que|bien que|donc|ce qui|comme|notamment|par exemple|dont|généralement|souvent|où) /u,
    verb: /^(?:est|était|fut|a|avait|devient|devint|naît|meurt|reçoit|écrit|publie|fonde|crée|dirige|découvre|invente|propose|obtient|prend|fait|met|entre|conçoit|construit|décide|décrit|\p{Ll}{2,}(?:a|it|ut|int))$/u,
    time: /^(?<time>(?:En|À|Au|Aux|Dans|Pendant|Durant|Dès|Vers) [^,;:]{3,40}), /u,
    loose:
      /^(?:est|était|fut) (?:à|en|dans|parmi|de|avec|né|née|l['’]un|une? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:naît|naquit|meurt|mourut|vécut|épousa|a disparu|est décédée?|est morte?)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:une?|le|la) [^,;:()]{20,140})(?:, (?!(?:et|ou)(?!\p{L}))|\.$)/u,
    adverb: /^(?:ensuite|alors|également|aussi|puis|d['’]abord|notamment)$/u,
    leans:
      "il|elle|ils|elles|lui|leur|ce|cet|cette|ces|celui|celle|ceux|celles|cela|ici|là|voir|ci-dessus|ci-dessous|nous|vous|notre|nos|votre|vos|je|aussi|également|autres?|même|mêmes|encore|cependant|toutefois|femme|homme|fils|fille|reine|roi|épouse|mère|père|y|en effet|aujourd['’]hui|née|élue|nommée|devenue|morte|première",
  },
});
