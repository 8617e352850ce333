import { languageFrom } from "./pack.ts";

export const dutch = languageFrom({
  code: "nl",
  trade: /\p{L}/u,
  articles: "de het een 't",
  determiners:
    "elk elke ieder iedere zijn haar hun ons onze geen enkele sommige verschillende vele weinig twee drie vier vijf zes zeven acht negen tien",
  prepositions:
    "van in op aan bij met naar uit voor door over onder tussen achter naast tegen zonder tijdens sinds wegens tot als langs rond vanaf via per volgens binnen buiten boven om",
  functionWords: `en of maar doch want omdat dat of als toen terwijl hoewel zodat voordat nadat indien
      ik jij je hij zij ze wij we jullie u mij me hem haar hen hun zich men wie wat waar wanneer waarom welk welke die dit deze dat
      is zijn was waren wordt worden werd werden geworden heeft hebben had hadden kan kunnen kon konden moet moeten moest moesten
      zal zullen zou zouden wil willen wilde mag mogen mocht niet geen alleen ook nog al zeer erg meer meest meestal veel zo dan daar er hier
      nu vandaag altijd vaak nooit weer ongeveer bijna heel zelfs ander andere anderen alle alles beide echter daarbij daardoor daarvoor
      daarom daarin daarop daarna toch bovendien reeds eerst later vroeger eerste tweede derde te toe af mee heen terug elkaar`,
  auxiliaries: "is zijn was waren wordt worden werd werden heeft hebben had kan kunnen moet moeten",
  joiners: "van de der den ten ter von het",
  abbreviations:
    "dhr mevr dr prof ir ing mr drs bijv bv o.a d.w.z m.b.t i.p.v n.a.v t.o.v ca nr blz pag fig jl vgl zgn resp incl excl max min st",
  months: "januari februari maart april mei juni juli augustus september oktober november december",
  leansBack:
    /^(ten slotte|uiteindelijk|vervolgens|tevens|verder|voorts|intussen|inmiddels|tegelijkertijd|in totaal|hierdoor|hiermee|hierbij|hiervoor|desondanks|niettemin|daarentegen|in tegenstelling|een van de|een aantal van|enkele van|kort daarna|een jaar|in die|in dat|op die|dit|dat|deze|die|hij|zij|ze|het|zijn|haar|hun|hem|wij|we|ons|onze|men|hier|daar|er|dan|toen|daarna|daarbij|daardoor|daarvoor|daarom|daarvan|daarmee|daarop|daarin|toch|en|maar|of|want|ook|bovendien|eveneens|echter|later|eerst|beide|andere|een ander|een andere|laatstgenoemde|als|omdat|nadat|zo|de reden|het resultaat|bijvoorbeeld|na \S+ (jaar|jaren|dagen|weken|maanden)|\S+ (jaar|jaren|dagen|weken|maanden) (later|daarna|eerder))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(ook|eveneens|tevens|echter|daarentegen|bovendien|daardoor|daarom|daarbij|hierdoor|hierbij|toch|genoemde|volgende|voorgaande|laatstgenoemde|overige|dit|deze|zulke|zie|figuur|afbeelding|tabel|hoofdstuk|bovenstaande|onderstaande|ik|mijn|jij|jouw|je)(?!\p{L})/iu,
  weakens: /(?<!\p{L})(ook|eveneens|dan|weer|andere|echter|maar|wij|we|ons|hij|zij|ze|hem|haar|hun)(?!\p{L})/iu,
  persons: "hij zij hem",
  isPlural: (word) => /(en|s)$/.test(word),
  countries: "Groot-Brittannië|Engeland|Schotland|Amerika|Verenigde Staten|Sovjet-Unie|Holland|Perzië|Pruisen",
  references: {
    definites: "de het 't",
    nouns:
      /^(stad|sted|dorp|gemeente|eiland|land|regio|streek|gebied|staat|rijk|koninkrijk|provincie|haven|rivier|meer|berg|brug|kerk|kathedraal|kasteel|paleis|gebouw|bouwwerk|werk|monument|museum|school|universiteit|instituut|bedrijf|bedrijv|onderneming|maatschappij|organisatie|vereniging|partij|beweging|groep|team|ploeg|commissie|raad|comité|regering|kabinet|leger|troep|slag|oorlog|opstand|aanval|revolutie|verdrag|wet|akkoord|plan|project|programma|studie|onderzoek|arbeid|boek|roman|gedicht|film|lied|beeld|schilderij|artikel|tekst|brief|bericht|rapport|krant|tijdschrift|experiment|proef|methode|procedure|theorie|model|ziekte|epidemie|symptoom|patiënt|slachtoffer|auteur|schrijver|onderzoeker|wetenschapper|koning|koningin|keizer|paus|bisschop|prins|hertog|graaf|president|minister|generaal|man|vrouw|jongen|meisje|kind|vader|moeder|broer|zus|zoon|dochter|echtpaar|paar|expeditie|reis|schip|schepen|vliegtuig|straat|plein|gebeurtenis|ontdekking|uitvinding|besluit|verkiezing|onderhandeling|geval|schaal|apparaat|fabriek|machine|resultaat|reden|gevolg|fase|term|bevolking|document|zetel|jaar|eeuw|periode|tijd|zone|plaats|plek|proces|probleem|bouw|kering|dam|dijk|voorzitter|directeur|aanleiding)(s|en|n|pen|eren)?$|(stad|studie|verdrag|wet)(en)?$/u,
    complements: "van die dat waar waarin waarbij waarvan wiens voor tussen tegen over in aan bij op te",
    relatives: "die dat waar waarin waarbij waarvan wiens waardoor",
    foremost: /(ste|eerste)$|^(enige|tweede|derde|vierde|vijfde|laatste)$/u,
    owners: "zijn haar hun",
    nationality:
      /^(nederlands|hollands|vlaams|belgisch|frans|engels|brits|duits|spaans|portugees|italiaans|zwitsers|oostenrijks|pools|tsjechisch|russisch|sovjet|oekraïens|hongaars|roemeens|bulgaars|grieks|turks|ottomaans|osmaans|arabisch|perzisch|egyptisch|indiaas|indisch|indonesisch|chinees|japans|koreaans|amerikaans|mexicaans|braziliaans|canadees|australisch|zweeds|noors|deens|fins|schots|iers|romeins|pruisisch|europees|afrikaans|aziatisch)e?$|^(portugese|chinese|europese|canadese)$/u,
  },
  names: {
    person: "Dhr Mevr Dr Prof Koning Koningin Keizer Paus Prins Prinses",
    group:
      "Universiteit Instituut Maatschappij Bank Organisatie Genootschap Partij Ministerie Museum Academie Parlement Raad Unie Kerk Compagnie",
    event: "Oorlog Verdrag Revolutie Prijs Slag Conventie Vrede Opstand",
    place: "Zee Oceaan Meer Baai Kanaal Eiland Eilanden Haven Berg Rivier",
    beforePerson:
      "scheikundige natuurkundige bioloog plantkundige arts ingenieur historicus filosoof wiskundige sterrenkundige schrijver dichter schilder koning koningin prins prinses president minister keizer paus generaal diplomaat professor uitvinder architect stadhouder bisschop aartsbisschop kardinaal tsaar sultan hertog graaf keizerin beeldhouwer componist schrijfster dichteres schilderes geoloog geograaf zoöloog biochemicus chirurg psycholoog socioloog econoom jurist theoloog zeevaarder ontdekkingsreiziger ondernemer toneelschrijver acteur actrice regisseur zanger zangeres burgemeester gouverneur kapitein admiraal kolonel journalist archeoloog chemicus fysicus astronoom botanicus waterbouwkundige kunsthandelaar leerling secretaris drukker",
    afterPerson: "die schreef zei ontdekte toonde bewees publiceerde stierf ontving stelde bedacht",
  },
  forms: {
    term: "Welke term legt de tekst uit met de woorden “#”?",
    meaning: "Hoe legt de tekst de term “#” uit?",
    statement: "Welke van deze beweringen doet de tekst over #?",
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
    past: /^(?!is$|heeft$|wordt$)/u,
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
