import { portuguese as forms } from "../forms/phrases/portuguese.ts";
import { portuguese as rating } from "../rating/phrases/portuguese.ts";
import { list } from "../words.ts";
import { countriesIn } from "./countries.ts";
import type { Language } from "./language.ts";

const joined = ["d", "n", "pel"].flatMap((begin) => ["o", "a", "os", "as"].map((end) => begin + end));
const articles = new Set([...list("o a os as um uma uns umas ao à aos às num numa dum duma"), ...joined]);
const determiners = new Set([
  ...articles,
  ...list(
    "cada seu sua seus suas nosso nossa alguns algumas vários várias muitos muitas poucos poucas dois duas três quatro cinco seis sete oito nove dez",
  ),
]);
const prepositions = list(
  "de em com por para sem sobre entre desde até contra durante segundo após sob ante como perante mediante",
);

export const portuguese: Language = {
  code: "pt",
  articles,
  determiners,
  prepositions,
  functionWords: new Set([
    ...determiners,
    ...prepositions,
    ...list(`e ou mas porém nem que quem qual quais cujo cuja cujos cujas onde quando se porque pois enquanto embora
      eu tu ele ela nós vós eles elas você vocês me te se nos lhe lhes lo la los las este esta estes estas esse essa esses essas isto isso
      aquele aquela aqueles aquelas aquilo neste nesta desse dessa deste desta daquele daquela é são era eram ser sido foi foram está estão
      estava estavam há havia tem têm tinha tinham ter pode podem podia podiam deve devem devia faz fazem não mais menos muito pouco tanto
      tão também já ainda sempre nunca quase só apenas assim então depois antes aqui ali agora hoje além entretanto contudo todavia portanto
      outro outra outros outras mesmo mesma mesmos mesmas todo toda todos todas tal tais primeiro primeira segunda último última`),
  ]),
  auxiliaries: list("é são era eram foi foram está estão tem têm pode podem deve devem"),
  naming: list("chamado chamada chamados chamadas denominado denominada"),
  joiners: list("de da do dos das von van"),
  plainNouns: new Set(),
  looseModifiers: list(
    "novo nova novos novas grande grandes pequeno pequena pequenos pequenas primeiro primeira último última bom boa mesmo mesma só maior menor",
  ),
  abbreviations: list(
    "sr sra srta dr dra d eng prof profa ex pág págs aprox vol cap ed trad fig art av séc núm máx mín st sto sta cia ltda",
  ),
  numberWords: "dois três quatro cinco seis sete oito nove dez onze doze".split(" "),
  months: list("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
  yearPrepositions: list("em desde"),
  phrasePrepositions: new Set(),
  decimal: ",",
  dotsOrdinals: false,
  capitalNouns: false,
  articlesAgree: true,
  singleArticles: new Set(),
  tellingArticle: null,
  grammar: {
    load: async () => (await import("../grammar/romance.ts")).portugueseGrammar(),
    adjectivesFollow: true,
    abstract: /(ção|ções|são|sões|mentos?|dades?|tudes?|[âê]ncias?|ismos?|age[mn]s?|uras?|ezas?)$/,
    person: /(or|ores|istas?|eiros?|antes?)$/,
  },
  verbEnding: null,
  notNouns: /(mente|ando|endo|indo|[^ug]ar|[^lp]er|ir)$/,
  leansBack:
    /^(finalmente|por fim|por último|igualmente|do mesmo modo|ao mesmo tempo|no total|ao todo|posteriormente|em seguida|a seguir|de fato|de facto|por sua vez|um dos|uma das|alguns d|algumas d|ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|aquel\p{L}*|neste|nesta|nesse|nessa|deste|desta|seu|sua|seus|suas|aqui|ali|lá|depois|então|assim|além disso|também|mas|e|ou|porém|contudo|entretanto|todavia|no entanto|por exemplo|portanto|por isso|em vez disso|outro|outra|outros|outras|ambos|ambas|os dois|o primeiro|a primeira|o segundo|a segunda|quando|se|porque|pois|mais tarde|nós|nosso|nossa|eu|\S+ (anos|dias|meses|semanas) (depois|mais tarde))(?!\p{L})/iu,
  pointsOut:
    /(?<!\p{L})(também|além disso|porém|contudo|entretanto|todavia|no entanto|portanto|referid[oa]s?|mencionad[oa]s?|tal|tais|seguintes?|anterior(es)?|este|esta|estes|estas|esse|essa|esses|essas|aquel\p{L}*|isto|isso|neste|nesta|nesse|nessa|deste|desta|desse|dessa|ver figura|figura|tabela|capítulo|eu|meu|minha|teu|tua)(?!\p{L})/iu,
  weakens:
    /(?<!\p{L})(também|então|outro|outra|outros|outras|além disso|porém|contudo|nós|ele|ela|eles|elas|lhe|lhes)(?!\p{L})/iu,
  persons: list("ele ela"),
  defines: /^(,[^,]{3,60},)?\s(é|são|era|eram|foi)\s(um|uma|o|a|os|as)(?!\p{L})/u,
  connective: /^(além disso|de fato|em geral|geralmente|no entanto|hoje em dia|atualmente),\s+/i,
  isPlural: (word) => /s$/.test(word),
  isCountry: countriesIn(
    "pt",
    "Grã-Bretanha|Inglaterra|Escócia|América|Estados Unidos|União Soviética|Holanda|Pérsia|Prússia",
  ),
  references: {
    definites: list("o a os as do da dos das no na nos nas ao à aos às pelo pela pelos pelas"),
    nouns:
      /^(cidade|vila|aldeia|município|ilha|país|região|território|estado|reino|império|província|porto|rio|lago|monte|montanha|colina|ponte|igreja|catedral|castelo|palácio|edifício|prédio|obra|monumento|museu|escola|universidade|instituto|empresa|sociedade|companhia|organização|associação|partido|movimento|grupo|equipe|equipa|time|comissão|conselho|comité|comitê|governo|exército|tropa|batalha|guerra|revolta|ataque|revolução|tratado|lei|acordo|plano|projeto|projecto|programa|estudo|pesquisa|investigação|trabalho|livro|romance|poema|filme|canção|imagem|quadro|pintura|artigo|texto|carta|relatório|jornal|revista|experimento|experiência|método|procedimento|teoria|modelo|doença|epidemia|sintoma|paciente|vítima|autor|pesquisador|investigador|cientista|rei|rainha|imperador|papa|bispo|príncipe|duque|conde|presidente|ministro|general|homem|mulher|menino|menina|pai|mãe|irmão|irmã|filho|filha|casal|expedição|viagem|navio|barco|avião|rua|praça|evento|acontecimento|descoberta|invenção|decisão|eleição|negociação|caso|escala|aparelho|fábrica|máquina|resultado|razão|consequência|fase|termo|população|documento|sede|ano|século|época|período|zona|área|local|lugar|processo|problema|planta|bebida)(s|es)?$|^(regiões|organizações|associações|comissões|decisões|eleições)$/u,
    complements: list("de do da dos das que quem cujo cuja onde no na nos nas"),
    relatives: list("que quem cujo cuja onde cujos cujas"),
    foremost:
      /^(primeir[oa]s?|maior|maiores|mais|principal|principais|únic[oa]|últim[oa]s?|segund[oa]|terceir[oa]|melhor)$/u,
    reflexives: list("se"),
    owners: list("seu sua seus suas"),
    finite:
      /(ou|eu|iu|aram|eram|iram|ava|avam|ia|iam)$|^(foi|foram|é|são|era|está|estão|tem|têm|teve|fez|disse|inclui|pode|podem|deve|viu|deu|quis|pôde|pôs|veio|produziu|serve|mostra|contém|permite)$/u,
    dropsSubject: true,
    nationality:
      /^(portugues|português|brasileir|frances|francês|ingles|inglês|britânic|alem|alemão|alemã|espanhol|italian|holandes|holandês|neerland|belga|suíç|austríac|polac|polones|polonês|chec|tchec|russ|soviétic|ucranian|húngar|romen|búlgar|greg|turc|otoman|árabe|persa|egípci|indian|chines|chinês|japones|japonês|corean|american|estadunidense|norte-american|mexican|canadens|australian|suec|norueg|dinamarqu|finlandes|finlandês|escoces|escocês|irlandes|irlandês|roman|prussian|europe|african|asiátic)(o|a|os|as|es|ã|ães|ões|e)?$/u,
  },
  figures: {
    century: /(?<=(?<!\p{L})século )[IVX]{2,}(?!\p{L})/gu,
    decade: /(anos|década de|decénio de)$/u,
    bounds:
      /(?<!\p{L})(até|antes|depois|após|a partir|mais|menos|quase|cerca de mais|pelo menos|no máximo|no mínimo|mínimo|máximo|entre|superior|inferior|por volta|próxim[oa]s?|partir|desde antes)( (cerca de|aproximadamente|uns|umas|de|do|da|dos|a|ao|o|os|as|em|ano|fins|finais|início|meados))*\s$/iu,
    incidental:
      /(?<!\p{L})(estudo|pesquisa|censo|estimativas?|relatório|dados|estatísticas?|publicação|sondagem|inquérito|números)( \p{L}+){0,4}\s$/iu,
    asOf: /(?<!\p{L})(até (agora|hoje)|atualmente|hoje|atualidade|agora)(?!\p{L})/iu,
    joints: list("a e ou até"),
    relative: /^(anos?|meses|mês|semanas?|dias?|horas?|minutos?) (depois|mais tarde|antes|atrás)(?!\p{L})/iu,
    million: /^(milhão|milhões|mil milhões|bilhões|bilhão|mil)(?!\p{L})/iu,
  },
  names: {
    person: list("Sr Sra Dr Dra Dom Dona Rei Rainha Papa"),
    group: list(
      "Universidade Instituto Companhia Banco Organização Sociedade Partido Ministério Museu Academia Parlamento Conselho Nações União Igreja",
    ),
    event: list("Guerra Tratado Revolução Prêmio Prémio Batalha Convenção"),
    place: list("Mar Oceano Lago Baía Canal Ilha Ilhas Porto Monte Vale Rio Serra"),
    beforePerson: list(
      "químico química físico física biólogo botânico médico engenheiro historiador filósofo matemático astrônomo astrónomo escritor poeta pintor rei rainha príncipe princesa presidente ministro imperador papa general diplomata professor inventor cientista navegador presidenta imperatriz bispo arcebispo cardeal czar sultão duque conde arquiteto arquitecto escultor compositor escritora poetisa geólogo geógrafo zoólogo bioquímico cirurgião psicólogo sociólogo economista jurista teólogo navegante explorador empresário empresária dramaturgo romancista ator atriz diretor diretora cantor cantora prefeito governador capitão almirante coronel jornalista arqueólogo frade padre missionário",
    ),
    beforeThing: list("navio barco empresa revista jornal livro filme"),
    beforePlace: list("em"),
    towards: list("para desde"),
    afterPerson: list("escreveu disse descobriu mostrou demonstrou inventou publicou nasceu morreu recebeu propôs"),
    people: /^$/,
    rulers:
      /^(rei|rainha|príncipe|princesa|presidente|presidenta|imperador|imperatriz|papa|bispo|arcebispo|cardeal|czar|sultão|duque|conde|marquês)$/u,
    female: /(a|iz|esa)$(?<!papa|ista|poeta)/u,
  },
  phrases: {
    fillGap: (sentence) => `Complete a frase: ${sentence}`,
  },
  rating,
  forms,
};
