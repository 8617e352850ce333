import type { RatingPhrases } from "./phrases.ts";

export const spanish: RatingPhrases = {
  quotes: ["«", "»", "“", "”"],
  bareHeading:
    /^(introducción|presentación|resumen|síntesis|conclusi(ón|ones)|visión general|panorama|prefacio|prólogo|antecedentes|contexto|objetivos( de aprendizaje)?|generalidades|varios|ejemplos?|métodos?|metodología|resultados|discusión|definici(ón|ones)|terminología|etimología|puntos clave|ideas clave|(capítulo|sección|parte|lección|recuadro|tabla|figura)( \S{1,4})?)$/,
  defines:
    /^(\s\([^()]{1,40}\))?\s((es|son)\s(un|una|unos|unas|el|la|los|las|uno de|una de)\s|se\s(llama|llaman|denomina|denominan)\s|consisten?\sen\s|significan?\s)/,
  judges:
    /(?<!\p{L})(debería|deberían|hay que|(es|son|resulta|resultan)\s([\p{L}-]+\s){0,2}(importantes?|esencial(es)?|imprescindibles?|necesari[oa]s?|mejor(es)?|peor(es)?|injust[oa]s?|útil(es)?|perjudicial(es)?))(?!\p{L})/iu,
  reports:
    /(?<!\p{L})(era|eran|fue|fueron|había|habían|hubo|estaba|estaban|según|afirm\p{L}+|dijo|creía\p{L}*|\p{L}+(aron|ieron|aban|ó))(?!\p{L})/iu,
  parts: [
    {
      ask: (title) => `¿Sobre cuáles de estas partes${title ? ` de ${title}` : ""} le gustaría saber más?`,
      scale: [],
    },
    {
      ask: (title) => `¿En cuáles de estas partes${title ? ` de ${title}` : ""} aprendió algo nuevo?`,
      scale: [],
    },
  ],
  noneOfThese: "Ninguna",
  agreement: {
    ask: (claim, part) =>
      `${part ? `En la parte ${part}, el texto dice` : "El texto dice"}: ${claim} ¿En qué medida está de acuerdo?`,
    scale: [
      "Totalmente en desacuerdo",
      "En desacuerdo",
      "Ni de acuerdo ni en desacuerdo",
      "De acuerdo",
      "Totalmente de acuerdo",
    ],
  },
  part: [
    {
      ask: (name) => `Antes de leer la parte ${name}, ¿cuánto sabía de su tema?`,
      scale: ["Nada", "Poco", "Algo", "Bastante", "Mucho"],
    },
    {
      ask: (name) => `¿Hasta qué punto le resulta útil la parte ${name}?`,
      scale: ["Nada", "Poco", "Algo", "Bastante", "Mucho"],
    },
    {
      ask: (name) => `¿Le pareció clara o confusa la parte ${name}?`,
      scale: ["Muy confusa", "Más bien confusa", "Ni clara ni confusa", "Más bien clara", "Muy clara"],
    },
  ],
  term: [
    {
      ask: (name) => `Antes de leer este texto, ¿hasta qué punto sabía qué se entiende por ${name}?`,
      scale: ["Nada", "Poco", "Más o menos", "Bien", "Muy bien"],
    },
    {
      ask: (name) => `¿Le resulta claro o confuso ahora qué se entiende por ${name}?`,
      scale: ["Muy confuso", "Más bien confuso", "Ni claro ni confuso", "Más bien claro", "Muy claro"],
    },
  ],
  text: [
    {
      ask: (title) => `¿Qué parte ${title ? `del texto ${title}` : "de este texto"} era nueva para usted?`,
      scale: ["Nada", "Menos de la mitad", "Cerca de la mitad", "Más de la mitad", "Todo"],
    },
    {
      ask: (title) => `¿Qué le pareció la extensión ${title ? `del texto ${title}` : "de este texto"}?`,
      scale: ["Demasiado corto", "Algo corto", "De la extensión justa", "Algo largo", "Demasiado largo"],
    },
    {
      ask: (title) => `¿Recomendaría ${title ? `el texto ${title}` : "este texto"} a otra persona?`,
      scale: ["Seguro que no", "Probablemente no", "Quizás", "Probablemente sí", "Seguro que sí"],
    },
  ],
  skill: [
    {
      ask: (name) => `¿Hasta qué punto podría explicar el tema ${name} a otra persona?`,
      scale: [
        "Todavía no podría explicarlo",
        "Podría explicar la idea principal",
        "Podría explicar la mayor parte con ejemplos",
        "Podría explicarlo todo y responder preguntas",
      ],
    },
    {
      ask: (name) => `¿Qué sabe del tema ${name}?`,
      scale: ["Es nuevo para mí", "He oído hablar de él", "Conozco lo principal", "Lo conozco en detalle"],
    },
    {
      ask: (name) => `¿Hasta qué punto podría responder preguntas sobre el tema ${name}?`,
      scale: [
        "Todavía no podría responder",
        "Tendría que consultar casi todo",
        "Podría responder a la mayoría de las preguntas",
        "Podría responder y justificar mis respuestas",
      ],
    },
  ],
  question: {
    ask: (name) => `¿Hasta qué punto podría responder a la pregunta ${name}?`,
    scale: [
      "Todavía no podría responderla",
      "Podría dar una respuesta aproximada",
      "Podría responderla con un ejemplo",
      "Podría responderla y justificar mi respuesta",
    ],
  },
};
