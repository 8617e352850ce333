import { languageFrom } from "./pack.ts";

const joined = ["d", "n", "pel"].flatMap((begin) => ["o", "a", "os", "as"].map((end) => begin + end)).join(" ");

export const portuguese = languageFrom({
  code: "pt",
  articlesNamePersons: true,
  trade: /\p{L}/u,
  articles: `o a os as um uma uns umas ao à aos às num numa dum duma ${joined}`,
  prepositions:
    "de em com por para sem sobre entre desde até contra durante segundo após sob ante como perante mediante",
  functionWords: `cada seu sua seus suas nosso nossa alguns algumas vários várias muitos muitas poucos poucas dois duas três quatro cinco seis sete oito nove dez
      e ou mas porém nem que quem qual quais cujo cuja cujos cujas onde quando se porque pois enquanto embora
      eu tu ele ela nós vós eles elas você vocês me te se nos lhe lhes lo la los las este esta estes estas esse essa esses essas isto isso
      aquele aquela aqueles aquelas aquilo neste nesta desse dessa deste desta daquele daquela é são era eram ser sido foi foram está estão
      estava estavam há havia tem têm tinha tinham ter pode podem podia podiam deve devem devia faz fazem não mais menos muito pouco tanto
      tão também já ainda sempre nunca quase só apenas assim então depois antes aqui ali agora hoje além entretanto contudo todavia portanto
      outro outra outros outras mesmo mesma mesmos mesmas todo toda todos todas tal tais primeiro primeira segunda último última`,
  joiners: "de da do dos das von van",
  abbreviations:
    "sr sra srta dr dra d eng prof profa ex pág págs aprox vol cap ed trad fig art av séc núm máx mín st sto sta cia ltda",
  months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  persons: "ele ela",
  isPlural: (word) => /s$/.test(word),
  countries: "Grã-Bretanha|Inglaterra|Escócia|América|Estados Unidos|União Soviética|Holanda|Pérsia|Prússia",
  names: {
    others:
      "Universidade Instituto Companhia Banco Organização Sociedade Partido Ministério Museu Academia Parlamento Conselho Nações União Igreja Guerra Tratado Revolução Prêmio Prémio Batalha Convenção Mar Oceano Lago Baía Canal Ilha Ilhas Porto Monte Vale Rio Serra",
    person: "Sr Sra Dr Dra Dom Dona Rei Rainha Papa",
    beforePerson:
      "químico química físico física biólogo botânico médico engenheiro historiador filósofo matemático astrônomo astrónomo escritor poeta pintor rei rainha príncipe princesa presidente ministro imperador papa general diplomata professor inventor cientista navegador presidenta imperatriz bispo arcebispo cardeal czar sultão duque conde arquiteto arquitecto escultor compositor escritora poetisa geólogo geógrafo zoólogo bioquímico cirurgião psicólogo sociólogo economista jurista teólogo navegante explorador empresário empresária dramaturgo romancista ator atriz diretor diretora cantor cantora prefeito governador capitão almirante coronel jornalista arqueólogo frade padre missionário",
    afterPerson: "escreveu disse descobriu mostrou demonstrou inventou publicou nasceu morreu recebeu propôs",
  },
  forms: {
    term: "Que termo o texto define como “#”?",
    who: "Quem#?",
    description: "Quem o texto descreve como “#”?",
    parts: {
      start: "^(?:(?:O|A|Os|As|Um|Uma) )?",
      term: '[«“"]?{words}[»”"]?',
      noun: "(?<meaning>(?:uma?|[oa]s?|qualquer|todo|toda) [^;:]+)\\.$",
    },
    meanings: [
      "{start}{term}{aside} (?:é|(?<many>são)) {noun}",
      "{start}{term}{aside} (?:designa|refere-se a|(?<many>designam|referem-se a)) {noun}",
      "^(?:Chama-se|Denomina-se) {term} (?:a )?{noun}",
      "^(?<meaning>(?:(?:Os?|As?|Uma?) )[^,;:]{20,200}) (?:chama-se|denomina-se|é (?:chamad[oa]|denominad[oa])|(?<many>chamam-se|denominam-se|são (?:chamad[oa]s|denominad[oa]s))) (?:de )?{term}\\.$",
    ],
    vague:
      /^(?:uma?|[oa]s?) (?:(?:mais|menos|principa|primeir|únic|outr|grand|bo[am]|melhor|últim|important|maior|segund|terceir)\p{Ll}*|exemplo|resultado|causa|efeito|parte|razão|fato|facto|caso|sinal|base|pergunta|questão|problema|fim|objetivo)(?!\p{L})/u,
    clause: /^(?:quando|onde|como|se|que|quem|ver|veja)(?!\p{L})/iu,
    cut: /,? (?:e|mas|enquanto|embora|portanto|o que) (?=(?:\p{L}+ ){0,2}(?:é|são|se|tem|têm|pode)(?!\p{L}))|, (?:mas|enquanto|embora|portanto|o que|como|por exemplo|geralmente|incluindo|sobretudo) /u,
    verb: /^(?:é|foi|era|tinha|teve|tem|fez|disse|pôs|trouxe|propôs|obteve|esteve|veio|compôs|deu|viu|quis|soube|pôde|\p{Ll}{2,}(?:ou|eu|iu)|\p{Ll}{3,}(?:ava|ia))$/u,
    time: /^(?<time>(?:Em|No|Na|Nos|Durante|Desde) [^,;:]{3,40}), /u,
    loose:
      /^(?:é|foi|era) (?:em|de|entre|com|um d[oa]s|uma das|uma? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:nasceu|morreu|viveu|casou|faleceu|estudou)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:uma?|o|a) [^,;:()]{20,140})(?:, (?!(?:e|ou)(?!\p{L}))|\.$)/u,
    adverb: /^(?:também|depois|além|posteriormente|finalmente|logo|então)$/u,
    leans:
      "ele|ela|eles|elas|este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aqui|ali|lá|nós|nosso|nossa|você|vocês|ver|acima|abaixo|também|além disso|outros?|outras?|mesmo|mesma|mulher|homem|filho|filha|rainha|rei|esposa|marido|mãe|pai|irmã|irmão|hoje|então|tal|tais|nomeada|eleita|primeira|dele|dela|nele|nela|neste|nesta|deste|desta",
  },
});
