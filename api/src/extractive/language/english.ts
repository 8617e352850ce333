import { english as forms } from "../forms/phrases/english.ts";
import { english as rating } from "../rating/phrases/english.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const determiners = list(
  "the a an each every its their his her our any another no some many several few fewer two three four five six seven eight nine ten",
);

const prepositions = list(
  "of in on at by for from with without into onto through across between among against under over after before during within around along inside outside behind beyond near per via toward towards upon as like than about",
);

export const english: Language = {
  code: "en",
  articles: list("a an the"),
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`this that these those such same other others and or but nor so yet if because although though while when where
      whereas which who whom whose what why how whether to not is are was were be been being am has have had having do does
      did will would shall should can could may might must i you he she it we they me him us them my your mine myself itself
      himself herself themselves themselves one ones there here then thus therefore hence however also too very only just even
      still already almost about nearly roughly often sometimes always never soon once again ever more most less least much
      many few little own up down out off left right away back now today until till since unless except despite rather quite instead
      either neither both well far long first second third last next ago later earlier perhaps probably mostly largely else
      both all everything everyone nothing anything something someone anyone let lets cannot don't doesn't didn't isn't aren't
      wasn't weren't won't can't couldn't wouldn't shouldn't it's that's there's e.g i.e etc`),
  ]),
  joiners: list("of y de van von del du der den la le ibn al"),
  plainNouns:
    list(`way ways time times thing things kind kinds part parts people person man men woman women world life lives
    work works place places case cases point points fact facts end ends hand hands side sides problem problems result results
    idea ideas example examples form forms use uses level levels rate rates amount amounts size sizes number numbers total
    half halves third thirds quarter quarters price prices word words name names question questions answer answers beginning
    year years month months week weeks day days hour hours minute minutes second seconds century centuries decade decades
    percent cent cents lot lots set sets line lines area areas group groups reason reasons change changes member members
    order orders course courses piece pieces body bodies story stories job jobs home homes state states turn turns top bottom
    front back middle rest series range sort sorts type types step steps stage stages average whole self others
    distance height length width weight reach edge move need needs help cause effect effects note value values best
    mistake mistakes start attempt attempts purpose others stop look view moment period age action actions situation
    condition conditions difference differences figure figures term terms times matter need feature features basis cost costs
    control company companies city cities town towns country countries length lengths sequence means dollar dollars pound pounds euro euros kilometre kilometres kilometer kilometers metre metres meter meters mile miles foot feet
    inch inches ton tons tonne tonnes kilogram kilograms gram grams litre litres liter liters degree degrees million millions billion
    billions thousand thousands hundred hundreds dozen dozens site night evening morning advantage disadvantage`),
  abbreviations: list(
    "mr mrs ms dr prof st sr jr vs etc e.g i.e approx ca no vol fig al inc ltd co corp dept est gen col sgt capt rev ste mt ft pp eds ed trans vols cf hon u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec",
  ),
  numberWords: "two three four five six seven eight nine ten eleven twelve".split(" "),
  looseModifiers:
    list(`new old young large larger largest small smaller smallest big bigger biggest great greater greatest
    good better best bad high higher highest low lower lowest same other different various main major minor important whole
    entire single double simple certain early earlier late later recent modern current future past present previous next
    last final real true full empty rich poor common special particular general average typical known called used made
    sent built given found taken seen written held kept lost paid put set sold told won drawn grown shown born bought brought begun
    largest longest broken chosen driven fallen hidden spoken driven became`),
  yearPrepositions: list("in since until"),
  phrasePrepositions: list("at on by"),
  decimal: ".",
  dotsOrdinals: false,
  auxiliaries: list("is are was were has have had can could may might must will would does did do"),
  naming: list("called named termed"),
  months: list("january february march april may june july august september october november december"),
  capitalNouns: false,
  articlesAgree: false,
  knowledge: async () => (await import("../english/knowledge.ts")).knowledge,
  defines:
    /^(\s\([^()]{1,40}\))?(,[^,]{3,60},)?\s((is|are|was|were)\s(an?|the|one|any|when|used|defined|known|called|described)\b|(is|are)\s([^\s,]+\s){1,5}(that|which|who)\b|comprises?\b|refers?\sto\b|means?\b|describes?\b|consists?\sof\b|involves?\b|occurs?\swhen\b)/,
  ordinals:
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first".split(
      " ",
    ),
  grammar: null,
  verbEnding: /[a-z]s$/,
  notNouns: /(ly|ed|ing|iest)$/,
  leansBack:
    /^(?:first|second|third|next|rather),|^(this|that|these|those|such|it|its|let[’']s|he|she|his|her|they|their|them|him|we|our|you|your|there|here|then|thus|therefore|hence|so|and|but|or|nor|yet|because|which|who|when|if|as|another|both|neither|either|instead|meanwhile|later|soon|afterwards|once|again|also|similarly|likewise|conversely|otherwise|nevertheless|nonetheless|still|worse|better|few|one of (the few|them|these)|even so|even then|of these|of those|the (first|second|third|latter|former|same|other|others|two|three|result|results|rest|reason|idea|man|woman|problem|question|answer|following)|for (this|that|these|example|instance)|(some|others|many|most|few|all|none|one)( of (them|these|those))? \w+(ed|s)\b|at (first|last|the time|that|this)|until then|since then|by then|after (that|this|all|(\w+|a few|several|many) (years?|months?|weeks?|days?|hours?))|in (this|that|these|those|such|other words|short|turn|contrast)|(\w+|a few|several|many) (years?|months?|weeks?|days?|hours?|decades?|centuries) (later|earlier|before|after|ago))\b/i,
  pointsOut:
    /\b(this|these|those|such|the (latter|former|same|other|others|following|above)|see|figure|table|chapter|section|above|below|i|me|my|you|your|click|subscribe|newsletter|cookies?|isbn|copyright)\b/i,
  persons: list("he she his her him hers himself herself"),
  weakens:
    /\b(itself|themselves|himself|also|too|then|other|others|another|again|meanwhile|instead|therefore|thus|however|as well|we|us|our|it|they|them)\b/i,
  singleArticles: list("a an each every another"),
  tellingArticle: /(^|\s)an? $/i,
  connective:
    /^(however|moreover|furthermore|in addition|additionally|eventually|ultimately|in fact|indeed|nevertheless|nonetheless|today|of course|in general|generally|usually|typically|interestingly|importantly|surprisingly|unfortunately|fortunately|overall|finally|according to [^,]{3,60}),\s+/i,
  asides:
    /, (however|for (example|instance)|therefore|moreover|meanwhile|in turn|too|of course|in fact|by contrast|in contrast),|(?<!but |only |\()\balso\b(?! (called|known|named|referred))/g,
  isPlural: (word) => /([^s]s|men)$/.test(word) && !/(ss|us|is|ous)$/.test(word),
  isCountry: countriesIn(
    "en",
    "Britain|Great Britain|England|Scotland|Wales|America|United States of America|USA|UK|Soviet Union|Holland|Persia|Prussia|Siam|Burma|Ceylon|North America|South America|Latin America|Antarctica",
  ),
  names: {
    person: list(
      "Mr Mrs Ms Dr Sir Dame Lord Lady King Queen Prince Princess President Emperor Empress Pope Saint General Captain Admiral Colonel Professor Judge Chancellor Tsar Sultan",
    ),
    group: list(
      "University Institute Company Bank Organization Organisation Committee Commission Society Nations Party Ministry Museum Corporation Inc Ltd Press Army Navy Parliament Congress Senate Council Association Agency Academy College School Church League Foundation Laboratory Laboratories Department Railway Railroad",
    ),
    event: list(
      "War Wars Treaty Convention Act Revolution Prize Agreement Conference Battle Crisis Empire Age Olympics Project Plan Theory Law Fleet",
    ),
    place: list(
      "New West East North South Northern Southern Eastern Sea Ocean River Lake Lakes Bay Canal Island Islands Mountain Mountains Coast Street City Delta Gulf Cape Desert Valley Port States Kingdom Republic Harbour Harbor Peninsula Strait County Province",
    ),
    beforePerson: list(
      "chemist physicist biologist botanist scientist physician doctor engineer historian economist philosopher mathematician astronomer inventor writer author poet painter artist composer king queen prince princess president minister emperor empress pope bishop monk general captain admiral diplomat politician leader founder owner director professor researcher explorer geologist psychologist sociologist anthropologist linguist physiologist neuroscientist theologian missionary viceroy khedive sultan architect lawyer merchant banker brother sister son daughter wife husband father mother friend colleague student pupil",
    ),
    beforeThing: list(
      "ship vessel company journal magazine newspaper book novel film album song programme program mission satellite probe spacecraft aircraft train brand software model tanker yacht submarine telescope named called aboard",
    ),
    beforePlace: list("in at near into across towards outside around via reached left"),
    towards: list("to from"),
    afterPerson: list(
      "who himself herself wrote writes said says argued argues discovered showed shows proved invented published believed thought knew died received proposed described observed noticed married concluded suggested persuaded designed painted composed coined",
    ),
    people: /(ish|ese|[^aeiou]ian|[aeiou]can|ench|utch|eek|erman|wegian|wiss|opean|raeli|raqi|ttoman)s?$/,
  },
  phrases: {
    fillGap: (sentence) => `Fill in the gap: ${sentence}`,
  },
  rating,
  forms,
};
