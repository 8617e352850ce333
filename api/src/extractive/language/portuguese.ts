import { languageFrom } from "./pack.ts";

const joined = ["d", "n", "pel"].flatMap((begin) => ["o", "a", "os", "as"].map((end) => begin + end)).join(" ");

export const portuguese = languageFrom({
  code: "pt",
  articlesNamePersons: true,
  trade: /\p{L}/u,
  articles: `o a os as um uma uns umas ao à aos às num numa dum duma ${joined}`,
  determiners:
    "cada seu sua seus suas nosso nossa alguns algumas vários várias muitos muitas poucos poucas dois duas três quatro cinco seis sete oito nove dez",
  prepositions:
    "de em com por para sem sobre entre desde até contra durante segundo após sob ante como perante mediante",
  functionWords: `e ou mas porém nem que quem qual quais cujo cuja cujos cujas onde quando se porque pois enquanto embora
      eu tu ele ela nós vós eles elas você vocês me te se nos lhe lhes lo la los las este esta estes estas esse essa esses essas isto isso
      aquele aquela aqueles aquelas aquilo neste nesta desse dessa deste desta daquele daquela é são era eram ser sido foi foram está estão
      estava estavam há havia tem têm tinha tinham ter pode podem podia podiam deve devem devia faz fazem não mais menos muito pouco tanto
      tão também já ainda sempre nunca quase só apenas assim então depois antes aqui ali agora hoje além entretanto contudo todavia portanto
      outro outra outros outras mesmo mesma mesmos mesmas todo toda todos todas tal tais primeiro primeira segunda último última`,
  auxiliaries: "é são era eram foi foram está estão tem têm pode podem deve devem",
  joiners: "de da do dos das von van",
  abbreviations:
    "sr sra srta dr dra d eng prof profa ex pág págs aprox vol cap ed trad fig art av séc núm máx mín st sto sta cia ltda",
  months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  leansBack:
    /^(finalmente|por fim|por último|igualmente|do mesmo modo|ao mesmo tempo|no total|ao todo|posteriormente|em seguida|a seguir|de fato|de facto|por sua vez|um dos|uma das|alguns d|algumas d|ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|aquel\p{L}*|neste|nesta|nesse|nessa|deste|desta|seu|sua|seus|suas|aqui|ali|lá|depois|então|assim|além disso|também|mas|e|ou|porém|contudo|entretanto|todavia|no entanto|por exemplo|portanto|por isso|em vez disso|outro|outra|outros|outras|ambos|ambas|os dois|o primeiro|a primeira|o segundo|a segunda|quando|se|porque|pois|mais tarde|nós|nosso|nossa|eu|\S+ (anos|dias|meses|semanas) (depois|mais tarde))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(também|além disso|porém|contudo|entretanto|todavia|no entanto|portanto|referid[oa]s?|mencionad[oa]s?|tal|tais|seguintes?|anterior(es)?|este|esta|estes|estas|esse|essa|esses|essas|aquel\p{L}*|isto|isso|neste|nesta|nesse|nessa|deste|desta|desse|dessa|ver figura|figura|tabela|capítulo|eu|meu|minha|teu|tua)(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(também|então|outro|outra|outros|outras|além disso|porém|contudo|nós|ele|ela|eles|elas|lhe|lhes)(?!\p{L})/iu,
  persons: "ele ela",
  isPlural: (word) => /s$/.test(word),
  countries: "Grã-Bretanha|Inglaterra|Escócia|América|Estados Unidos|União Soviética|Holanda|Pérsia|Prússia",
  references: {
    definites: "o a os as do da dos das no na nos nas ao à aos às pelo pela pelos pelas",
    nouns:
      /^(cidade|vila|aldeia|município|ilha|país|região|território|estado|reino|império|província|porto|rio|lago|monte|montanha|colina|ponte|igreja|catedral|castelo|palácio|edifício|prédio|obra|monumento|museu|escola|universidade|instituto|empresa|sociedade|companhia|organização|associação|partido|movimento|grupo|equipe|equipa|time|comissão|conselho|comité|comitê|governo|exército|tropa|batalha|guerra|revolta|ataque|revolução|tratado|lei|acordo|plano|projeto|projecto|programa|estudo|pesquisa|investigação|trabalho|livro|romance|poema|filme|canção|imagem|quadro|pintura|artigo|texto|carta|relatório|jornal|revista|experimento|experiência|método|procedimento|teoria|modelo|doença|epidemia|sintoma|paciente|vítima|autor|pesquisador|investigador|cientista|rei|rainha|imperador|papa|bispo|príncipe|duque|conde|presidente|ministro|general|homem|mulher|menino|menina|pai|mãe|irmão|irmã|filho|filha|casal|expedição|viagem|navio|barco|avião|rua|praça|evento|acontecimento|descoberta|invenção|decisão|eleição|negociação|caso|escala|aparelho|fábrica|máquina|resultado|razão|consequência|fase|termo|população|documento|sede|ano|século|época|período|zona|área|local|lugar|processo|problema|planta|bebida)(s|es)?$|^(regiões|organizações|associações|comissões|decisões|eleições)$/u,
    complements: "de do da dos das que quem cujo cuja onde no na nos nas",
    relatives: "que quem cujo cuja onde cujos cujas",
    foremost:
      /^(primeir[oa]s?|maior|maiores|mais|principal|principais|únic[oa]|últim[oa]s?|segund[oa]|terceir[oa]|melhor)$/u,
    reflexives: "se",
    owners: "seu sua seus suas",
    finite:
      /(ou|eu|iu|aram|eram|iram|ava|avam|ia|iam)$|^(foi|foram|é|são|era|está|estão|tem|têm|teve|fez|disse|inclui|pode|podem|deve|viu|deu|quis|pôde|pôs|veio|produziu|serve|mostra|contém|permite)$/u,
    dropsSubject: true,
    nationality:
      /^(portugues|português|brasileir|frances|francês|ingles|inglês|britânic|alem|alemão|alemã|espanhol|italian|holandes|holandês|neerland|belga|suíç|austríac|polac|polones|polonês|chec|tchec|russ|soviétic|ucranian|húngar|romen|búlgar|greg|turc|otoman|árabe|persa|egípci|indian|chines|chinês|japones|japonês|corean|american|estadunidense|norte-american|mexican|canadens|australian|suec|norueg|dinamarqu|finlandes|finlandês|escoces|escocês|irlandes|irlandês|roman|prussian|europe|african|asiátic)(o|a|os|as|es|ã|ães|ões|e)?$/u,
  },
  names: {
    person: "Sr Sra Dr Dra Dom Dona Rei Rainha Papa",
    group:
      "Universidade Instituto Companhia Banco Organização Sociedade Partido Ministério Museu Academia Parlamento Conselho Nações União Igreja",
    event: "Guerra Tratado Revolução Prêmio Prémio Batalha Convenção",
    place: "Mar Oceano Lago Baía Canal Ilha Ilhas Porto Monte Vale Rio Serra",
    beforePerson:
      "químico química físico física biólogo botânico médico engenheiro historiador filósofo matemático astrônomo astrónomo escritor poeta pintor rei rainha príncipe princesa presidente ministro imperador papa general diplomata professor inventor cientista navegador presidenta imperatriz bispo arcebispo cardeal czar sultão duque conde arquiteto arquitecto escultor compositor escritora poetisa geólogo geógrafo zoólogo bioquímico cirurgião psicólogo sociólogo economista jurista teólogo navegante explorador empresário empresária dramaturgo romancista ator atriz diretor diretora cantor cantora prefeito governador capitão almirante coronel jornalista arqueólogo frade padre missionário",
    afterPerson: "escreveu disse descobriu mostrou demonstrou inventou publicou nasceu morreu recebeu propôs",
  },
  forms: {
    term: "Que termo o texto define como “#”?",
    meaning: "Como o texto define o termo “#”?",
    statement: "Qual destas afirmações o texto faz sobre #?",
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
    past: /^(?!é$|tem$)/u,
    time: /^(?<time>(?:Em|No|Na|Nos|Durante|Desde) [^,;:]{3,40}), /u,
    loose:
      /^(?:é|foi|era) (?:em|de|entre|com|um d[oa]s|uma das|uma? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:nasceu|morreu|viveu|casou|faleceu|estudou)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:uma?|o|a) [^,;:()]{20,140})(?:, (?!(?:e|ou)(?!\p{L}))|\.$)/u,
    adverb: /^(?:também|depois|além|posteriormente|finalmente|logo|então)$/u,
    leans:
      "ele|ela|eles|elas|este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aqui|ali|lá|nós|nosso|nossa|você|vocês|ver|acima|abaixo|também|além disso|outros?|outras?|mesmo|mesma|mulher|homem|filho|filha|rainha|rei|esposa|marido|mãe|pai|irmã|irmão|hoje|então|tal|tais|nomeada|eleita|primeira|dele|dela|nele|nela|neste|nesta|deste|desta",
  },
});
