import { languageFrom } from "./pack.ts";

export const spanish = languageFrom({
  code: "es",
  trade: /\p{L}/u,
  articles: "el la los las un una unos unas del al",
  prepositions: "de a en con por para sin sobre entre hacia desde hasta contra durante según tras bajo ante como",
  functionWords: `cada su sus nuestro nuestra nuestros nuestras ningún ninguna varios varias algunos algunas pocos muchas muchos dos tres cuatro cinco seis siete ocho nueve diez
      y e o u pero sino ni que quien quienes cual cuales cuyo cuya donde cuando si porque aunque pues mientras
      yo tú él ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les lo mi tu este esta esto estos estas
      ese esa eso esos esas aquel aquella aquellos aquellas es son era eran ser sido fue fueron está están estaba estaban ha han
      había habían haber hay hubo puede pueden podía podían debe deben debía hace hacen no más menos muy mucho poco tan tanto también
      tampoco ya aún todavía siempre nunca casi solo sólo así entonces luego después antes aquí allí ahora hoy además sin embargo
      otro otra otros otras mismo misma todo toda todos todas tal tales suyo suya suyos suyas primer primero primera segunda segundo qué cómo`,
  joiners: "de del von van",
  abbreviations:
    "sr sra srta dr dra d dña ej ud uds av avda núm pág págs aprox vol cap ed trad fig art gral prof lic ing ee uu cía máx mín jr sto sta mons fray",
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  persons: "él ella",
  isPlural: (word) => /s$/.test(word),
  countries: "Gran Bretaña|Inglaterra|Escocia|América|EE. UU.|Estados Unidos|Unión Soviética|Holanda|Persia|Prusia",
  names: {
    others:
      "Universidad Instituto Compañía Banco Organización Sociedad Partido Ministerio Museo Academia Parlamento Consejo Naciones Unión Guerra Tratado Revolución Premio Batalla Convención Mar Océano Lago Bahía Canal Isla Islas Puerto Monte Valle Río",
    person: "Sr Sra Dr Dra Don Doña",
    beforePerson:
      "químico química físico física biólogo botánico médico ingeniero historiador filósofo matemático astrónomo escritor poeta pintor rey reina príncipe princesa presidente ministro emperador papa general diplomático profesor inventor científico presidenta emperatriz obispo arzobispo cardenal zar sultán duque conde arquitecto escultor compositor escritora poetisa geólogo geógrafo zoólogo bioquímico cirujano psicólogo sociólogo economista jurista teólogo navegante explorador conquistador empresario dramaturgo novelista actor actriz director directora cantante alcalde gobernador capitán almirante coronel periodista arqueólogo fraile reformador teniente filólogo zoóloga bióloga",
    afterPerson: "quien escribió dijo descubrió mostró demostró inventó publicó nació murió recibió propuso",
  },
  forms: {
    term: "¿Qué término define el texto como «#»?",
    who: "¿Quién#?",
    description: "¿A quién describe el texto como «#»?",
    parts: {
      start: "^(?:(?:El|La|Los|Las|Una?|Unos|Unas) )?",
      term: '[«“"]?{words}[»”"]?',
      noun: "(?<meaning>(?:una?|el|la|los|las|unos|unas|todo|toda|cualquier) [^;:]+)\\.$",
    },
    meanings: [
      "{start}{term}{aside} (?:es|(?<many>son)) {noun}",
      "{start}{term}{aside} (?:designa|se refiere a|(?<many>designan|se refieren a)) {noun}",
      "^Se (?:llama|denomina|conoce como) {term} (?:a )?{noun}",
      "^(?<meaning>(?:(?:El|La|Los|Las|Una?) )[^,;:]{20,200}) se (?:llama|denomina|conoce como|(?<many>llaman|denominan|conocen como)) {term}\\.$",
    ],
    vague:
      /^(?:una?|el|la|los|las|unos|unas) (?:(?:más|menos|principal|primer|único|otro|gran|buen|mejor|último|importante|mayor|tercer|segund)\p{Ll}*|ejemplo|resultado|causa|efecto|parte|razón|hecho|caso|signo|base|pregunta|cuestión|problema|fin|objetivo)(?!\p{L})/u,
    clause: /^(?:cuando|donde|cómo|si|que|quien|véase|se)(?!\p{L})/iu,
    cut: /,? (?:y|pero|mientras que|aunque|por lo que|lo que) (?=(?:\p{L}+ ){0,2}(?:es|son|se|ha|han|tiene|puede)(?!\p{L}))|, (?:pero|mientras que|aunque|por lo que|lo que|como|por ejemplo|generalmente|incluyendo|sobre todo) /u,
    verb: /^(?:es|fue|era|ha|había|tiene|tuvo|hizo|dijo|pudo|puso|vino|quiso|supo|estuvo|dio|vio|produjo|condujo|propuso|obtuvo|compuso|expuso|nace|muere|\p{Ll}{2,}ó|\p{Ll}{3,}(?:aba|ía))$/u,
    time: /^(?<time>(?:En|A|Durante|Desde|Hacia) [^,;:]{3,40}), /u,
    loose:
      /^(?:es|fue|era) (?:en|de|entre|con|uno|una? (?:\S+ ){0,4}\S+$)(?!\p{L})|^(?:nació|nace|murió|muere|vivió|falleció|estudió)(?!\p{L})/u,
    apposition: /^(?: \([^()]{1,80}\))?, (?<text>(?:una?|el|la) [^,;:()]{20,140})(?:, (?!(?:y|e|o)(?!\p{L}))|\.$)/u,
    adverb: /^(?:también|luego|después|además|posteriormente|finalmente|pronto|entonces)$/u,
    leans:
      "él|ella|ellos|ellas|ese|esa|esos|esas|este|esta|estos|estas|esto|eso|aquel|aquella|aquí|allí|ahí|nosotros|nuestro|nuestra|ustedes|véase|arriba|abajo|también|además|otros?|otras?|mismo|misma|mujer|hombre|hijo|hija|reina|rey|esposa|esposo|madre|padre|hermana|hermano|hoy|entonces|primera",
  },
});
