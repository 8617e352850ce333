import type { RatingPhrases } from "./phrases.ts";

export const portuguese: RatingPhrases = {
  quotes: ["“", "”", "‘", "’"],
  bareHeading:
    /^(introdução|apresentação|resumo|síntese|conclus(ão|ões)|visão geral|panorama|prefácio|prólogo|antecedentes|contexto|objetivos( de aprendizagem)?|generalidades|diversos|curiosidades|exemplos?|métodos?|metodologia|resultados|discussão|definiç(ão|ões)|terminologia|etimologia|pontos-chave|(capítulo|seção|secção|parte|lição|quadro|tabela|figura)( \S{1,4})?)$/,
  defines:
    /^(\s\([^()]{1,40}\))?\s((é|são)\s(um|uma|uns|umas|o|a|os|as)\s|(chama|chamam|denomina|denominam)-se\s|consiste|significam?\s|designam?\s)/,
  judges:
    /(?<!\p{L})(deveria|deveriam|é preciso|(é|são)\s([\p{L}-]+\s){0,2}(importantes?|essencia(l|is)|fundamenta(l|is)|necessári[oa]s?|melhor(es)?|pior(es)?|injust[oa]s?|út(il|eis)|prejudicia(l|is)))(?!\p{L})/iu,
  reports:
    /(?<!\p{L})(era|eram|foi|foram|havia|tinha|tinham|estava|estavam|segundo|afirm\p{L}+|disse|\p{L}+(aram|eram|iram|avam|ou))(?!\p{L})/iu,
  parts: [
    {
      ask: (title) => `Sobre quais destas partes${title ? ` de ${title}` : ""} gostaria de saber mais?`,
      scale: [],
    },
    {
      ask: (title) => `Em quais destas partes${title ? ` de ${title}` : ""} aprendeu algo novo?`,
      scale: [],
    },
  ],
  noneOfThese: "Nenhuma",
  agreement: {
    ask: (claim, part) => `${part ? `Na parte ${part}, o texto diz` : "O texto diz"}: ${claim} Até que ponto concorda?`,
    scale: ["Discordo totalmente", "Discordo", "Não concordo nem discordo", "Concordo", "Concordo totalmente"],
  },
  part: [
    {
      ask: (name) => `Antes de ler a parte ${name}, quanto sabia sobre o assunto?`,
      scale: ["Nada", "Pouco", "Alguma coisa", "Bastante", "Muito"],
    },
    {
      ask: (name) => `Até que ponto a parte ${name} é útil para si?`,
      scale: ["Nada", "Pouco", "Mais ou menos", "Bastante", "Muito"],
    },
    {
      ask: (name) => `Até que ponto achou clara ou confusa a parte ${name}?`,
      scale: ["Muito confusa", "Um pouco confusa", "Nem clara nem confusa", "Bastante clara", "Muito clara"],
    },
  ],
  term: [
    {
      ask: (name) => `Antes de ler este texto, até que ponto sabia o que se entende por ${name}?`,
      scale: ["Nada", "Pouco", "Mais ou menos", "Bem", "Muito bem"],
    },
    {
      ask: (name) => `Até que ponto é claro para si agora o que se entende por ${name}?`,
      scale: ["Nada claro", "Pouco claro", "Moderadamente claro", "Bastante claro", "Muito claro"],
    },
  ],
  text: [
    {
      ask: (title) => `Que parte ${title ? `do texto ${title}` : "deste texto"} era nova para si?`,
      scale: ["Nada", "Menos de metade", "Cerca de metade", "Mais de metade", "Tudo"],
    },
    {
      ask: (title) => `O que achou da extensão ${title ? `do texto ${title}` : "deste texto"}?`,
      scale: ["Demasiado curto", "Um pouco curto", "Do tamanho certo", "Um pouco longo", "Demasiado longo"],
    },
    {
      ask: (title) => `Recomendaria ${title ? `o texto ${title}` : "este texto"} a outra pessoa?`,
      scale: ["De certeza que não", "Provavelmente não", "Talvez", "Provavelmente sim", "De certeza que sim"],
    },
  ],
  skill: [
    {
      ask: (name) => `Até que ponto conseguiria explicar o tema ${name} a outra pessoa?`,
      scale: [
        "Ainda não conseguiria explicá-lo",
        "Conseguiria explicar a ideia principal",
        "Conseguiria explicar a maior parte com exemplos",
        "Conseguiria explicar tudo e responder a perguntas",
      ],
    },
    {
      ask: (name) => `O que sabe sobre o tema ${name}?`,
      scale: ["É novo para mim", "Já ouvi falar dele", "Conheço o principal", "Conheço-o em pormenor"],
    },
    {
      ask: (name) => `Até que ponto conseguiria responder a perguntas sobre o tema ${name}?`,
      scale: [
        "Ainda não conseguiria responder",
        "Teria de consultar quase tudo",
        "Conseguiria responder à maioria das perguntas",
        "Conseguiria responder e justificar as respostas",
      ],
    },
  ],
  question: {
    ask: (name) => `Até que ponto conseguiria responder à pergunta ${name}?`,
    scale: [
      "Ainda não conseguiria responder",
      "Conseguiria dar uma resposta aproximada",
      "Conseguiria responder com um exemplo",
      "Conseguiria responder e justificar a resposta",
    ],
  },
};
