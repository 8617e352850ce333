import { languageFrom } from "./pack.ts";

export const dutch = languageFrom({
  code: "nl",
  trade: /\p{L}/u,
  articles: "de het een 't",
  prepositions:
    "van in op aan bij met naar uit voor door over onder tussen achter naast tegen zonder tijdens sinds wegens tot als langs rond vanaf via per volgens binnen buiten boven om",
  functionWords: `elk elke ieder iedere zijn haar hun ons onze geen enkele sommige verschillende vele weinig twee drie vier vijf zes zeven acht negen tien
      en of maar doch want omdat dat of als toen terwijl hoewel zodat voordat nadat indien
      ik jij je hij zij ze wij we jullie u mij me hem haar hen hun zich men wie wat waar wanneer waarom welk welke die dit deze dat
      is zijn was waren wordt worden werd werden geworden heeft hebben had hadden kan kunnen kon konden moet moeten moest moesten
      zal zullen zou zouden wil willen wilde mag mogen mocht niet geen alleen ook nog al zeer erg meer meest meestal veel zo dan daar er hier
      nu vandaag altijd vaak nooit weer ongeveer bijna heel zelfs ander andere anderen alle alles beide echter daarbij daardoor daarvoor
      daarom daarin daarop daarna toch bovendien reeds eerst later vroeger eerste tweede derde te toe af mee heen terug elkaar`,
  joiners: "van de der den ten ter von het",
  abbreviations:
    "dhr mevr dr prof ir ing mr drs bijv bv o.a d.w.z m.b.t i.p.v n.a.v t.o.v ca nr blz pag fig jl vgl zgn resp incl excl max min st",
  months: "januari februari maart april mei juni juli augustus september oktober november december",
  persons: "hij zij hem",
  isPlural: (word) => /(en|s)$/.test(word),
  countries: "Groot-Brittannië|Engeland|Schotland|Amerika|Verenigde Staten|Sovjet-Unie|Holland|Perzië|Pruisen",
  names: {
    others:
      "Universiteit Instituut Maatschappij Bank Organisatie Genootschap Partij Ministerie Museum Academie Parlement Raad Unie Kerk Compagnie Oorlog Verdrag Revolutie Prijs Slag Conventie Vrede Opstand Zee Oceaan Meer Baai Kanaal Eiland Eilanden Haven Berg Rivier",
    person: "Dhr Mevr Dr Prof Koning Koningin Keizer Paus Prins Prinses",
    beforePerson:
      "scheikundige natuurkundige bioloog plantkundige arts ingenieur historicus filosoof wiskundige sterrenkundige schrijver dichter schilder koning koningin prins prinses president minister keizer paus generaal diplomaat professor uitvinder architect stadhouder bisschop aartsbisschop kardinaal tsaar sultan hertog graaf keizerin beeldhouwer componist schrijfster dichteres schilderes geoloog geograaf zoöloog biochemicus chirurg psycholoog socioloog econoom jurist theoloog zeevaarder ontdekkingsreiziger ondernemer toneelschrijver acteur actrice regisseur zanger zangeres burgemeester gouverneur kapitein admiraal kolonel journalist archeoloog chemicus fysicus astronoom botanicus waterbouwkundige kunsthandelaar leerling secretaris drukker",
    afterPerson: "die schreef zei ontdekte toonde bewees publiceerde stierf ontving stelde bedacht",
  },
  forms: {
    term: "Welke term legt de tekst uit met de woorden “#”?",
    who: "Wie#?",
    description: "Wie wordt in de tekst beschreven als “#”?",
    parts: {
      start: "^(?:(?:De|Het|Een) )?",
      term: '[‘“"]?{words}[’”"]?',
      noun: "(?<meaning>(?:een|de|het|elke|elk) [^;:]+)\\.$",
    },
    meanings: [
      "{start}{term}{aside} (?:is|(?<many>zijn)) {noun}",
      "{start}{term}{aside} (?:betekent|verwijst naar|(?<many>betekenen|verwijzen naar)) {noun}",
      "^Onder (?:(?:de|het|een) )?{term} verstaat men {noun}",
      "^(?<meaning>(?:(?:De|Het|Een) )[^,;:]{20,200}) (?:heet|wordt|(?<many>heten|worden)) (?:ook |vaak |meestal )?(?:de |het |een )?{term}(?: genoemd)?\\.$",
    ],
    vague:
      /^(?:een|de|het) (?:(?:\p{Ll}+ )?(?:belangrijk|grote?|grootst|best|eerst|laatst|enig|bekend|ander|tweede|derde|meest|hoogst|oudst|goed)\p{Ll}*|voorbeeld|resultaat|oorzaak|gevolg|deel|reden|feit|geval|teken|basis|vraag|probleem|doel)(?!\p{L})/u,
    clause: /^(?:wanneer|waar|hoe|als|dat|wie|zie|men|om)(?!\p{L})/iu,
    cut: /, (?:en|maar|terwijl|hoewel|dus|waardoor|zoals|bijvoorbeeld|meestal|vaak|waaronder) /u,
    verb: /^(?:is|was|werd|had|heeft|wordt|schreef|vond|gaf|kwam|ging|nam|sprak|stierf|begon|kreeg|hield|bleef|liet|ontwierp|bewees|won|koos|trok|verscheen|onderzocht|bracht|dacht|zag|deed|ontving|bedacht|overleed|verliet|hielp|las|sloot|beschreef|riep|droeg|bezocht|kocht|verkocht|ontdekte|mat|sloeg|stond|lag|vloog|bood|schoot|vertrok|besloot|beklom|verwierf|wierp|\p{Ll}{3,}[td]e)$/u,
    time: /^(?<time>(?:In|Op|Rond|Na|Tijdens|Aan|Begin|Eind) [^,;:]{3,50}) /u,
    loose:
      /^(?:is|was) (?:in|op|bij|onder|uit|met|een van|een (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:stierf|overleed|leefde|trouwde)(?!\p{L})|(?<!\p{L})geboren$/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:een|de|het) [^,;:()]{20,140})(?:, (?!(?:en|of)(?!\p{L}))|\.$)/u,
    verbSecond: true,
    adverb: /^(?:ook|toen|later|eerst|uiteindelijk|vervolgens|daarna)$/u,
    leans:
      "hij|zij|ze|hem|haar|zijn|hun|hen|dit|deze|dat is|die zelf|zulke|hier|daar|daarbij|daardoor|daarom|daarna|daarvan|wij|we|ons|onze|zie|boven|onder staande|ook|eveneens|andere?|dezelfde|hetzelfde|vrouw|man|zoon|dochter|koningin|koning|moeder|vader|zus|broer|vandaag|nu|toen",
  },
});
