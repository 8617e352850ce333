import { anyOf, asidePattern, type FormPhrases, pattern, termPattern } from "./phrases.ts";

const start = "^(?:(?:O|A|Os|As|Um|Uma) )?";
const term = `[«“"]?${termPattern}[»”"]?`;
const noun = "(?<meaning>(?:uma?|[oa]s?|qualquer|todo|toda) [^;:]+)\\.$";

export const portuguese: FormPhrases = {
  term: (meaning) => `Que termo o texto define como “${meaning}”?`,
  meaning: (name) => `Como o texto define o termo “${name}”?`,
  statement: (person) => `Qual destas afirmações o texto faz sobre ${person}?`,
  who: (predicate) => `Quem${predicate}?`,
  description: (text) => `Quem o texto descreve como “${text}”?`,
  meanings: [
    pattern(start, term, asidePattern, " (?:é|(?<many>são)) ", noun),
    pattern(start, term, asidePattern, " (?:designa|refere-se a|(?<many>designam|referem-se a)) ", noun),
    pattern("^(?:Chama-se|Denomina-se) ", term, " (?:a )?", noun),
    pattern(
      "^(?<meaning>(?:(?:Os?|As?|Uma?) )[^,;:]{20,200}) (?:chama-se|denomina-se|é (?:chamad[oa]|denominad[oa])|(?<many>chamam-se|denominam-se|são (?:chamad[oa]s|denominad[oa]s))) (?:de )?",
      term,
      "\\.$",
    ),
  ],
  asides: [],
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
  verbSecond: false,
  adverb: /^(?:também|depois|além|posteriormente|finalmente|logo|então)$/u,
  leans: anyOf(
    "ele|ela|eles|elas|este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aqui|ali|lá|nós|nosso|nossa|você|vocês|ver|acima|abaixo|também|além disso|outros?|outras?|mesmo|mesma|mulher|homem|filho|filha|rainha|rei|esposa|marido|mãe|pai|irmã|irmão|hoje|então|tal|tais|nomeada|eleita|primeira|dele|dela|nele|nela|neste|nesta|deste|desta",
  ),
};
