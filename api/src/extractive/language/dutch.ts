import { dutch as forms } from "../forms/phrases/dutch.ts";
import { dutch as rating } from "../rating/phrases/dutch.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const articles = list("de het een 't");
const determiners = new Set([
  ...articles,
  ...list(
    "elk elke ieder iedere zijn haar hun ons onze geen enkele sommige verschillende vele weinig twee drie vier vijf zes zeven acht negen tien",
  ),
]);
const prepositions = list(
  "van in op aan bij met naar uit voor door over onder tussen achter naast tegen zonder tijdens sinds wegens tot als langs rond vanaf via per volgens binnen buiten boven om",
);

export const dutch: Language = {
  code: "nl",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`en of maar doch want omdat dat of als toen terwijl hoewel zodat voordat nadat indien
      ik jij je hij zij ze wij we jullie u mij me hem haar hen hun zich men wie wat waar wanneer waarom welk welke die dit deze dat
      is zijn was waren wordt worden werd werden geworden heeft hebben had hadden kan kunnen kon konden moet moeten moest moesten
      zal zullen zou zouden wil willen wilde mag mogen mocht niet geen alleen ook nog al zeer erg meer meest meestal veel zo dan daar er hier
      nu vandaag altijd vaak nooit weer ongeveer bijna heel zelfs ander andere anderen alle alles beide echter daarbij daardoor daarvoor
      daarom daarin daarop daarna toch bovendien reeds eerst later vroeger eerste tweede derde te toe af mee heen terug elkaar`),
  ]),
  auxiliaries: list("is zijn was waren wordt worden werd werden heeft hebben had kan kunnen moet moeten"),
  naming: list("genaamd genoemd heet heten zogenaamde zogeheten"),
  joiners: list("van de der den ten ter von het"),
  plainNouns: new Set(),
  looseModifiers: list(
    "nieuwe oude jonge grote kleine goede belangrijke hele enige zelfde laatste volgende vorige hoge lage lange korte eigen",
  ),
  abbreviations: list(
    "dhr mevr dr prof ir ing mr drs bijv bv o.a d.w.z m.b.t i.p.v n.a.v t.o.v ca nr blz pag fig jl vgl zgn resp incl excl max min st",
  ),
  numberWords: "twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" "),
  months: list("januari februari maart april mei juni juli augustus september oktober november december"),
  yearPrepositions: list("in sinds"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: false,
  capitalNouns: false,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/dutch.ts")).dutchGrammar(),
    adjectivesFollow: false,
    abstract: /(ing|heid|tie|teit|schap|isme|ment|nis|iek|atie|age)(en|s)?$|heden$/,
    person: /(ist|aar|eur|ster|ier|oog|ler|ner)(en|s)?$/,
  },
  verbEnding: null,
  notNouns: /^$/,
  leansBack:
    /^(ten slotte|uiteindelijk|vervolgens|tevens|verder|voorts|intussen|inmiddels|tegelijkertijd|in totaal|hierdoor|hiermee|hierbij|hiervoor|desondanks|niettemin|daarentegen|in tegenstelling|een van de|een aantal van|enkele van|kort daarna|een jaar|in die|in dat|op die|dit|dat|deze|die|hij|zij|ze|het|zijn|haar|hun|hem|wij|we|ons|onze|men|hier|daar|er|dan|toen|daarna|daarbij|daardoor|daarvoor|daarom|daarvan|daarmee|daarop|daarin|toch|en|maar|of|want|ook|bovendien|eveneens|echter|later|eerst|beide|andere|een ander|een andere|laatstgenoemde|als|omdat|nadat|zo|de reden|het resultaat|bijvoorbeeld|na \S+ (jaar|jaren|dagen|weken|maanden)|\S+ (jaar|jaren|dagen|weken|maanden) (later|daarna|eerder))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(ook|eveneens|tevens|echter|daarentegen|bovendien|daardoor|daarom|daarbij|hierdoor|hierbij|toch|genoemde|volgende|voorgaande|laatstgenoemde|overige|dit|deze|zulke|zie|figuur|afbeelding|tabel|hoofdstuk|bovenstaande|onderstaande|ik|mijn|jij|jouw|je)(?!\p{L})/iu,
  weakens: /(?<!\p{L})(ook|eveneens|dan|weer|andere|echter|maar|wij|we|ons|hij|zij|ze|hem|haar|hun)(?!\p{L})/iu,
  persons: list("hij zij hem"),
  defines: /^(,[^,]{3,60},)?\s(is|zijn|was|waren)\s(een|de|het)(?!\p{L})/u,
  connective: /^$/,
  isPlural: (word) => /(en|s)$/.test(word),
  isCountry: countriesIn(
    "nl",
    "Groot-Brittannië|Engeland|Schotland|Amerika|Verenigde Staten|Sovjet-Unie|Holland|Perzië|Pruisen",
  ),
  references: {
    definites: list("de het 't"),
    nouns:
      /^(stad|sted|dorp|gemeente|eiland|land|regio|streek|gebied|staat|rijk|koninkrijk|provincie|haven|rivier|meer|berg|brug|kerk|kathedraal|kasteel|paleis|gebouw|bouwwerk|werk|monument|museum|school|universiteit|instituut|bedrijf|bedrijv|onderneming|maatschappij|organisatie|vereniging|partij|beweging|groep|team|ploeg|commissie|raad|comité|regering|kabinet|leger|troep|slag|oorlog|opstand|aanval|revolutie|verdrag|wet|akkoord|plan|project|programma|studie|onderzoek|arbeid|boek|roman|gedicht|film|lied|beeld|schilderij|artikel|tekst|brief|bericht|rapport|krant|tijdschrift|experiment|proef|methode|procedure|theorie|model|ziekte|epidemie|symptoom|patiënt|slachtoffer|auteur|schrijver|onderzoeker|wetenschapper|koning|koningin|keizer|paus|bisschop|prins|hertog|graaf|president|minister|generaal|man|vrouw|jongen|meisje|kind|vader|moeder|broer|zus|zoon|dochter|echtpaar|paar|expeditie|reis|schip|schepen|vliegtuig|straat|plein|gebeurtenis|ontdekking|uitvinding|besluit|verkiezing|onderhandeling|geval|schaal|apparaat|fabriek|machine|resultaat|reden|gevolg|fase|term|bevolking|document|zetel|jaar|eeuw|periode|tijd|zone|plaats|plek|proces|probleem|bouw|kering|dam|dijk|voorzitter|directeur|aanleiding)(s|en|n|pen|eren)?$|(stad|studie|verdrag|wet)(en)?$/u,
    complements: list("van die dat waar waarin waarbij waarvan wiens voor tussen tegen over in aan bij op te"),
    relatives: list("die dat waar waarin waarbij waarvan wiens waardoor"),
    foremost: /(ste|eerste)$|^(enige|tweede|derde|vierde|vijfde|laatste)$/u,
    reflexives: new Set(),
    owners: list("zijn haar hun"),
    finite: null,
    dropsSubject: false,
    nationality:
      /^(nederlands|hollands|vlaams|belgisch|frans|engels|brits|duits|spaans|portugees|italiaans|zwitsers|oostenrijks|pools|tsjechisch|russisch|sovjet|oekraïens|hongaars|roemeens|bulgaars|grieks|turks|ottomaans|osmaans|arabisch|perzisch|egyptisch|indiaas|indisch|indonesisch|chinees|japans|koreaans|amerikaans|mexicaans|braziliaans|canadees|australisch|zweeds|noors|deens|fins|schots|iers|romeins|pruisisch|europees|afrikaans|aziatisch)e?$|^(portugese|chinese|europese|canadese)$/u,
  },
  figures: {
    century: /(?<!\p{L})\d{1,2}(e|de|ste)(?= eeuw(?!\p{L}))/gu,
    decade: /jaren$/u,
    bounds:
      /(?<!\p{L})(tot|voor|vóór|na|vanaf|over|boven|onder|meer dan|minder dan|ruim|bijna|minstens|ten minste|hoogstens|maximaal|minimaal|hooguit|tussen|omstreeks|dan)( (ongeveer|circa|ca\.|zo['’]n|zowat|en met|de|het|aan|in|begin|eind|einde|midden|jaar))*\s$/iu,
    incidental:
      /(?<!\p{L})(studie|onderzoek|enquête|volkstelling|schatting|rapport|cijfers|gegevens|peiling|publicatie)( \p{L}+){0,4}\s$/iu,
    asOf: /(?<!\p{L})(tot nu toe|momenteel|tegenwoordig|vandaag|anno|thans|inmiddels)(?!\p{L})/iu,
    joints: list("tot en à of bij naar"),
    relative:
      /^(jaar|jaren|maanden?|weken|week|dagen|dag|uur|minuten) (later|daarna|eerder|geleden|oud|na|voor)(?!\p{L})/iu,
    million: /^(miljoen|miljard)(?!\p{L})/iu,
  },
  names: {
    person: list("Dhr Mevr Dr Prof Koning Koningin Keizer Paus Prins Prinses"),
    group: list(
      "Universiteit Instituut Maatschappij Bank Organisatie Genootschap Partij Ministerie Museum Academie Parlement Raad Unie Kerk Compagnie",
    ),
    event: list("Oorlog Verdrag Revolutie Prijs Slag Conventie Vrede Opstand"),
    place: list("Zee Oceaan Meer Baai Kanaal Eiland Eilanden Haven Berg Rivier"),
    beforePerson: list(
      "scheikundige natuurkundige bioloog plantkundige arts ingenieur historicus filosoof wiskundige sterrenkundige schrijver dichter schilder koning koningin prins prinses president minister keizer paus generaal diplomaat professor uitvinder architect stadhouder bisschop aartsbisschop kardinaal tsaar sultan hertog graaf keizerin beeldhouwer componist schrijfster dichteres schilderes geoloog geograaf zoöloog biochemicus chirurg psycholoog socioloog econoom jurist theoloog zeevaarder ontdekkingsreiziger ondernemer toneelschrijver acteur actrice regisseur zanger zangeres burgemeester gouverneur kapitein admiraal kolonel journalist archeoloog chemicus fysicus astronoom botanicus waterbouwkundige kunsthandelaar leerling secretaris drukker",
    ),
    beforeThing: list("schip bedrijf tijdschrift krant boek film"),
    beforePlace: list("in te"),
    towards: list("naar"),
    afterPerson: list("die schreef zei ontdekte toonde bewees publiceerde stierf ontving stelde bedacht"),
    people: /^$/,
    rulers:
      /^(koning|koningin|prins|prinses|president|keizer|keizerin|paus|bisschop|aartsbisschop|kardinaal|tsaar|sultan|hertog|graaf|stadhouder)$/u,
    female: /(in|ster|es|vrouw|dochter|moeder|zus|actrice|schrijfster)$/u,
  },
  phrases: {
    fillGap: (sentence) => `Vul de zin aan: ${sentence}`,
  },
  rating,
  forms,
};
