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
    /^(dit|dat|deze|die|hij|zij|ze|het|zijn|haar|hun|hem|wij|we|ons|onze|men|hier|daar|er|dan|toen|daarna|daarbij|daardoor|daarvoor|daarom|daarvan|daarmee|daarop|daarin|toch|en|maar|of|want|ook|bovendien|eveneens|echter|later|eerst|beide|andere|een ander|een andere|laatstgenoemde|als|omdat|nadat|zo|de reden|het resultaat|bijvoorbeeld|na \S+ (jaar|jaren|dagen|weken|maanden)|\S+ (jaar|jaren|dagen|weken|maanden) (later|daarna|eerder))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(dit|deze|zulke|zie|figuur|afbeelding|tabel|hoofdstuk|bovenstaande|onderstaande|ik|mijn|jij|jouw|je)(?!\p{L})/iu,
  weakens: /(?<!\p{L})(ook|eveneens|dan|weer|andere|echter|maar|wij|we|ons|hij|zij|ze|hem|haar|hun)(?!\p{L})/iu,
  persons: list("hij zij hem"),
  defines: /^(,[^,]{3,60},)?\s(is|zijn|was|waren)\s(een|de|het)(?!\p{L})/u,
  connective: /^$/,
  isPlural: (word) => /(en|s)$/.test(word),
  isCountry: countriesIn(
    "nl",
    "Groot-Brittannië|Engeland|Schotland|Amerika|Verenigde Staten|Sovjet-Unie|Holland|Perzië|Pruisen",
  ),
  names: {
    person: list("Dhr Mevr Dr Prof Koning Koningin Keizer Paus Prins Prinses"),
    group: list(
      "Universiteit Instituut Maatschappij Bank Organisatie Genootschap Partij Ministerie Museum Academie Parlement Raad Unie Kerk Compagnie",
    ),
    event: list("Oorlog Verdrag Revolutie Prijs Slag Conventie Vrede Opstand"),
    place: list("Zee Oceaan Meer Baai Kanaal Eiland Eilanden Haven Berg Rivier"),
    beforePerson: list(
      "scheikundige natuurkundige bioloog plantkundige arts ingenieur historicus filosoof wiskundige sterrenkundige schrijver dichter schilder koning koningin prins prinses president minister keizer paus generaal diplomaat professor uitvinder architect stadhouder",
    ),
    beforeThing: list("schip bedrijf tijdschrift krant boek film"),
    beforePlace: list("in te"),
    towards: list("naar"),
    afterPerson: list("die schreef zei ontdekte toonde bewees publiceerde stierf ontving stelde bedacht"),
    people: /^$/,
  },
  phrases: {
    fillGap: (sentence) => `Vul de zin aan: ${sentence}`,
  },
  rating,
  forms,
};
