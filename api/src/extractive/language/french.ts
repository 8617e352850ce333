import { french as forms } from "../forms/phrases/french.ts";
import { french as rating } from "../rating/phrases/french.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const articles = list("le la les l' l’ un une des du au aux");
const determiners = new Set([
  ...articles,
  ...list(
    "chaque son sa ses leur leurs notre nos aucun aucune plusieurs quelques deux trois quatre cinq six sept huit neuf dix",
  ),
]);
const prepositions = list(
  "de d' d’ à en dans sur sous par pour avec sans entre vers chez contre depuis pendant avant après dès selon comme",
);

export const french: Language = {
  code: "fr",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`et ou mais donc or ni car que qu' qu’ qui quoi dont où quand lorsque lorsqu si puisque parce afin bien ainsi alors
      je tu il elle on nous vous ils elles me te se s' s’ lui y moi toi soi eux ce c' c’ cela ça ceci cet cette ces celui celle ceux celles
      est sont était étaient être été fut furent a ont avait avaient avoir eu aura sera seront serait peut peuvent pouvait pouvaient
      doit doivent devait fait font ne n' n’ pas plus moins très trop peu aussi encore déjà toujours jamais souvent presque environ
      même mêmes tout toute tous toutes autre autres tel telle tels telles chacun quel quelle ici là puis ensuite enfin cependant
      toutefois pourtant notamment surtout seulement non oui m' m’ t' t’ j' j’ jusque jusqu' jusqu’ quelque lors malgré`),
  ]),
  auxiliaries: list("est sont était étaient fut furent a ont avait avaient peut peuvent doit doivent sera seront"),
  naming: list("appelé appelée appelés appelées nommé nommée dit dite"),
  joiners: list("de du des d' d’ von van"),
  plainNouns: new Set(),
  looseModifiers: list(
    "nouveau nouvelle grand grande grands grandes petit petite petits petites premier première dernier dernière bon bonne même seul seule",
  ),
  abbreviations: list(
    "m mm mme mmes mlle dr pr st ste ex av apr env cf no nos éd vol chap art fig max min trad coll hab jr mgr cie",
  ),
  numberWords: "deux trois quatre cinq six sept huit neuf dix onze douze".split(" "),
  months: list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  yearPrepositions: list("en depuis dès"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: false,
  capitalNouns: false,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/romance.ts")).frenchGrammar(),
    adjectivesFollow: true,
    abstract: /(tion|sion|ment|té|ance|ence|isme|age|ure|esse)s?$/,
    person: /(eur|iste|ien|ienne|trice)s?$/,
  },
  verbEnding: null,
  notNouns: /(ment|é|ée|és|ées|er|ant)$/,
  leansBack:
    /^(il|elle|ils|elles|on|nous|vous|je|ce|c['’]|cela|ça|ceci|cet|cette|ces|celui|celle|ceux|celles|son|sa|ses|leur|leurs|ici|là|puis|ensuite|alors|ainsi|donc|or|et|mais|ou|car|aussi|cependant|toutefois|pourtant|enfin|de plus|en effet|par exemple|par conséquent|en revanche|d['’]autres|les autres|l['’]autre|les deux|le premier|la première|le second|la seconde|ce dernier|quand|lorsqu\p{L}*|si|parce|après cela|finalement|également|néanmoins|d['’]ailleurs|au contraire|à l['’]inverse|de même|dès lors|par ailleurs|en outre|par la suite|dans le même temps|au total|en tout|l['’]un d|une d|certains? d|dans ce|à ce|plus tard|\S+ (ans|jours|mois|semaines) (plus tard|après))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(ce|cet|cette|ces|celui|celle|ceux|celles|cela|voir|figure|tableau|chapitre|alors(?! qu)|ensuite|puis|aussi|également|cependant|toutefois|pourtant|néanmoins|en revanche|par contre|de même|susmentionnés?|précités?|ci-après|suivante?s?|dernier cas|autres? cas|ci-dessus|ci-dessous|je|mon|ma|mes|tu|ton|vos|votre)(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(aussi|également|alors|encore|autre|autres|cependant|toutefois|nous|il|elle|ils|elles|lui|leur)(?!\p{L})/iu,
  persons: list("il elle lui"),
  defines: /^(,[^,]{3,60},)?\s(est|sont|était|étaient)\s(un|une|le|la|les|des|l['’])/u,
  connective: /^(de plus|en outre|en effet|en général|généralement|toutefois|cependant|aujourd['’]hui),\s+/i,
  isPlural: (word) => /[^su]s$|x$/.test(word),
  isCountry: countriesIn(
    "fr",
    "Grande-Bretagne|Angleterre|Écosse|Amérique|États-Unis|URSS|Union soviétique|Hollande|Perse|Prusse",
  ),
  references: {
    definites: list("le la les l' l’ du des au aux"),
    nouns:
      /^(ville|village|commune|île|pays|région|territoire|état|royaume|empire|province|port|fleuve|rivière|lac|mont|montagne|colline|pont|église|cathédrale|château|palais|bâtiment|édifice|ouvrage|monument|musée|école|université|institut|entreprise|société|compagnie|organisation|association|parti|mouvement|groupe|équipe|commission|conseil|comité|gouvernement|armée|troupe|bataille|guerre|révolte|attaque|révolution|traité|loi|accord|plan|projet|programme|étude|enquête|recherche|travail|travaux|livre|œuvre|roman|poème|film|chanson|image|tableau|article|texte|lettre|rapport|journal|revue|expérience|méthode|procédé|théorie|modèle|maladie|épidémie|symptôme|patient|victime|auteur|chercheur|scientifique|roi|reine|empereur|pape|évêque|prince|duc|comte|président|ministre|général|homme|femme|garçon|fille|enfant|père|mère|frère|sœur|fils|couple|expédition|voyage|navire|bateau|avion|rue|place|événement|découverte|invention|décision|élection|négociation|cas|échelle|appareil|usine|machine|résultat|raison|conséquence|phase|terme|population|demande|démarche|demandeur|titulaire|intéressé|formulaire|document|dossier|personne|service|autorité|décret|règlement|dispositif|mesure|montant|somme|délai|année|siècle|époque)s?x?$/u,
    complements: list("de d' d’ du des qui que qu' qu’ dont où"),
    relatives: list("qui que qu' qu’ dont où"),
    foremost:
      /^(premier|première|premiers|premières|plus|principal|principale|principaux|principales|seul|seule|dernier|dernière|deuxième|second|seconde|troisième)$/u,
    reflexives: list("se s' s’"),
    owners: list("son sa ses leur leurs"),
    finite:
      /.{2}(ait|aient|èrent|irent|urent|it)$|.{3}a$|^(est|sont|fut|furent|a|ont|doit|doivent|peut|peuvent|se|s|compte|comptent|permet|coûte|dure|commence|débute|comprend|reste|devient|mesure)$/u,
    dropsSubject: false,
    nationality:
      /^(français|anglais|britanniqu|allemand|espagnol|portugais|italien|néerlandais|hollandais|belge|suisse|autrichien|polonais|tchèque|russe|soviétique|ukrainien|hongrois|roumain|bulgare|grec|turc|ottoman|arabe|perse|égyptien|indien|chinois|japonais|coréen|américain|mexicain|brésilien|canadien|australien|suédois|norvégien|danois|finlandais|écossais|irlandais|romain|prussien|européen|africain|asiatique)(e|ne|s|es|nes|ue|ues)?$|^grecques?$|^turques?$/u,
  },
  figures: {
    century: /(?<!\p{L})[IVX]{2,}(e|è|ème|ᵉ)(?=(\s|\u00a0)siècle(?!s))/gu,
    decade: /(années|décennie)$/u,
    bounds:
      /(?<!\p{L})(jusqu['’]|jusqu['’]à|jusqu['’]en|avant|dès|après|à partir|plus|moins|environ plus|au moins|au plus|au maximum|minimum|près|presque|entre|supérieure?|inférieure?|vers|partir)( (environ|quelque|près de|de|du|d['’]|à|en|au|la|le|l['’]|fin|début|milieu|année))*\s?$/iu,
    incidental:
      /(?<!\p{L})(étude|enquête|recensement|estimation|rapport|données|statistiques?|sondage|publication|chiffres|au \d{1,2}\p{L}* \p{L}+)s?( \p{L}+['’]?){0,3}\s$/iu,
    asOf: /(?<!\p{L})(à ce jour|actuellement|aujourd['’]hui|désormais|de nos jours|en ce moment)(?!\p{L})/iu,
    joints: list("à et ou au sur"),
    relative:
      /^(ans?|années?|mois|semaines?|jours?|heures?|minutes?) (plus tard|après|auparavant|avant|plus tôt)(?!\p{L})/iu,
    million: /^(millions?|milliards?)(?!\p{L})/iu,
  },
  names: {
    person: list("M Mme Mlle Dr Sir Lord"),
    group: list(
      "Université Institut Compagnie Banque Organisation Société Parti Ministère Musée Académie Parlement Conseil Nations Union",
    ),
    event: list("Guerre Traité Révolution Prix Bataille Convention"),
    place: list("Mer Océan Lac Baie Canal Île Îles Port Mont Vallée"),
    beforePerson: list(
      "chimiste physicien physicienne biologiste botaniste médecin ingénieur historien philosophe mathématicien astronome écrivain poète peintre roi reine prince princesse président ministre empereur pape général diplomate professeur inventeur savant présidente impératrice évêque archevêque cardinal tsar sultan duc comte duchesse comtesse architecte sculpteur compositeur compositrice écrivaine poétesse géologue géographe zoologiste biochimiste mathématicienne astronaute chirurgien psychologue sociologue économiste juriste théologien navigateur explorateur industriel entrepreneur imprimeur dramaturge romancier romancière acteur actrice réalisateur chanteur chanteuse maire gouverneur capitaine amiral maréchal journaliste archéologue épouse fils fille frère",
    ),
    beforeThing: list("navire bateau société entreprise revue journal livre film"),
    beforePlace: list("à en dans"),
    towards: list("vers depuis"),
    afterPerson: list("qui écrivit dit découvrit montra prouva inventa publia naquit mourut reçut proposa"),
    people: /^$/,
    rulers:
      /^(roi|reine|prince|princesse|président|présidente|empereur|impératrice|pape|évêque|archevêque|cardinal|tsar|sultan|duc|comte)$/u,
    female:
      /(euse|trice|ienne|ière|reine|princesse|présidente|impératrice|duchesse|sœur|fille|mère|épouse|femme|poétesse|comtesse|ministre femme)$/u,
  },
  phrases: {
    fillGap: (sentence) => `Complétez la phrase : ${sentence}`,
  },
  rating,
  forms,
};
