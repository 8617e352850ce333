import { anyOf, asidePattern, type FormPhrases, pattern, termPattern } from "./phrases.ts";

const start = "^(?:(?:El|La|Los|Las|Una?|Unos|Unas) )?";
const term = `[«“"]?${termPattern}[»”"]?`;
const noun = "(?<meaning>(?:una?|el|la|los|las|unos|unas|todo|toda|cualquier) [^;:]+)\\.$";

export const spanish: FormPhrases = {
  term: (meaning) => `¿Qué término define el texto como «${meaning}»?`,
  meaning: (name) => `¿Cómo define el texto el término «${name}»?`,
  statement: (person) => `¿Cuál de estas afirmaciones hace el texto sobre ${person}?`,
  who: (predicate) => `¿Quién${predicate}?`,
  description: (text) => `¿A quién describe el texto como «${text}»?`,
  meanings: [
    pattern(start, term, asidePattern, " (?:es|(?<many>son)) ", noun),
    pattern(start, term, asidePattern, " (?:designa|se refiere a|(?<many>designan|se refieren a)) ", noun),
    pattern("^Se (?:llama|denomina|conoce como) ", term, " (?:a )?", noun),
    pattern(
      "^(?<meaning>(?:(?:El|La|Los|Las|Una?) )[^,;:]{20,200}) se (?:llama|denomina|conoce como|(?<many>llaman|denominan|conocen como)) ",
      term,
      "\\.$",
    ),
  ],
  asides: [],
  vague:
    /^(?:una?|el|la|los|las|unos|unas) (?:(?:más|menos|principal|primer|único|otro|gran|buen|mejor|último|importante|mayor|tercer|segund)\p{Ll}*|ejemplo|resultado|causa|efecto|parte|razón|hecho|caso|signo|base|pregunta|cuestión|problema|fin|objetivo)(?!\p{L})/u,
  clause: /^(?:cuando|donde|cómo|si|que|quien|véase|se)(?!\p{L})/iu,
  cut: /,? (?:y|pero|mientras que|aunque|por lo que|lo que) (?=(?:\p{L}+ ){0,2}(?:es|son|se|ha|han|tiene|puede)(?!\p{L}))|, (?:pero|mientras que|aunque|por lo que|lo que|como|por ejemplo|generalmente|incluyendo|sobre todo) /u,
  verb: /^(?:es|fue|era|ha|había|tiene|tuvo|hizo|dijo|pudo|puso|vino|quiso|supo|estuvo|dio|vio|produjo|condujo|propuso|obtuvo|compuso|expuso|nace|muere|\p{Ll}{2,}ó|\p{Ll}{3,}(?:aba|ía))$/u,
  past: /^(?!es$|ha$|tiene$|nace$|muere$)/u,
  time: /^(?<time>(?:En|A|Durante|Desde|Hacia) [^,;:]{3,40}), /u,
  loose:
    /^(?:es|fue|era) (?:en|de|entre|con|uno|una? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:nació|nace|murió|muere|vivió|falleció|estudió)(?!\p{L})/u,
  apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:una?|el|la) [^,;:()]{20,140})(?:, (?!(?:y|e|o)(?!\p{L}))|\.$)/u,
  verbSecond: false,
  adverb: /^(?:también|luego|después|además|posteriormente|finalmente|pronto|entonces)$/u,
  leans: anyOf(
    "él|ella|ellos|ellas|ese|esa|esos|esas|este|esta|estos|estas|esto|eso|aquel|aquella|aquí|allí|ahí|nosotros|nuestro|nuestra|ustedes|véase|arriba|abajo|también|además|otros?|otras?|mismo|misma|mujer|hombre|hijo|hija|reina|rey|esposa|esposo|madre|padre|hermana|hermano|hoy|entonces|primera",
  ),
};
