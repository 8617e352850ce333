import { answeringExamples, type Example } from "./answering.examples.ts";
import type { RuleId } from "./clinic.shared.ts";
import type { Examined } from "./question.shared.ts";

type Part = readonly [text: string, options: readonly string[], explanation?: string];

const exampleOf = ([text, options, explanation = ""]: Part, correct: number | null): Examined => ({
  text,
  options,
  correct,
  explanation,
});

/** The first option is the correct one. */
const quiz = (rule: RuleId, language: string, flawed: Part, sound: Part): Example => ({
  rule,
  language,
  kind: "QUIZ",
  flawed: exampleOf(flawed, 0),
  sound: exampleOf(sound, 0),
});

const survey = (rule: RuleId, language: string, flawed: Part, sound: Part): Example => ({
  rule,
  language,
  kind: "SURVEY",
  flawed: exampleOf(flawed, null),
  sound: exampleOf(sound, null),
});

const cities = ["Oslo", "Bergen", "Tromsø"];

/** Rules that don't depend on the language's words. */
const anywhere: Example[] = [
  quiz(
    "long-question",
    "en",
    [`Which city is shown by ${"this rather long sentence ".repeat(16)}?`, cities],
    ["What is it?", cities],
  ),
  quiz(
    "longest-is-right",
    "en",
    [
      "Why do leaves turn yellow?",
      ["The tree absorbs the green pigment before the winter", "They freeze", "They burn"],
    ],
    ["Why do leaves turn yellow?", ["The green pigment goes", "The leaf freezes", "The leaf burns"]],
  ),
  quiz(
    "odd-length",
    "en",
    ["What does a canal lock do?", ["It lifts ships to the next level", "It lowers bridges for the road", "No"]],
    [
      "What does a canal lock do?",
      ["It lifts ships to the next level", "It lowers bridges for the road", "It stops ice"],
    ],
  ),
  quiz(
    "many-options",
    "en",
    ["Which is a river?", ["Rhine", "Oslo", "Rome", "Bonn", "Bern", "Turin"]],
    ["Which is a river?", ["Rhine", "Oslo", "Rome"]],
  ),
  quiz(
    "unordered-numbers",
    "en",
    ["When did it open?", ["1869", "1914", "1825"]],
    ["When did it open?", ["1825", "1869", "1914"]],
  ),
  quiz(
    "unordered-numbers",
    "pl",
    ["Ile to kosztuje?", ["1.500 zł", "900 zł", "2.000 zł"]],
    ["Ile to kosztuje?", ["2.000 zł", "1.500 zł", "900 zł"]],
  ),
  survey(
    "overlapping-ranges",
    "pl",
    ["Ile masz lat?", ["10–20", "20–30", "30–40"]],
    ["Ile masz lat?", ["10–19", "20–29", "30–39"]],
  ),
  quiz(
    "punctuation-tell",
    "en",
    ["What is a lock?", ["A gate for ships.", "A kind of bridge", "A narrow boat"]],
    ["What is a lock?", ["A gate for ships.", "A kind of bridge.", "A narrow boat."]],
  ),
  quiz(
    "repeated-words",
    "en",
    ["The Rhine", ["flows into the North Sea", "flows into the Baltic", "flows into the Danube"]],
    ["The Rhine flows into the", ["North Sea", "Baltic", "Danube"]],
  ),
  quiz(
    "same-options",
    "en",
    ["How many are there?", ["1,000", "The 1000", "20"]],
    ["How many are there?", ["10", "20", "30"]],
  ),
  quiz(
    "same-options",
    "en",
    ["How strong is it?", ["5 MW", "5 mw", "5MW"]],
    ["How strong is it?", ["5 MW", "5 mW", "5 kW"]],
  ),
];

interface InWords {
  negative: string;
  positive: string;
  twice: string;
  all: string;
  none: string;
  both: string;
  empty: string;
  absolute: string;
  plain: string;
  vague: string;
  exact: string;
  howOften: string;
  explained: string;
  quoted: string;
  article: string;
  open: string;
  echo: readonly [question: string, key: string, sound: string];
  barrels: string;
  barrel: string;
  leading: string;
  question: string;
  scale: readonly string[];
  uneven: readonly string[];
  income: string;
  colour: string;
  range: readonly [string, string];
}

const answers = ["Rhein", "Elbe", "Wolga"];

const languages: Record<string, InWords> = {
  en: {
    negative: "Which of these rivers is not in Europe?",
    positive: "Which of these rivers is in Europe?",
    twice: "Which of these is not a river that never freezes?",
    all: "All of the above",
    none: "None of the above",
    both: "Both A and B",
    empty: "Which of the following statements is true?",
    absolute: "It always floods in spring",
    plain: "It floods in spring",
    vague: "Do you often read the news?",
    exact: "Do you read the news once a week or more?",
    howOften: "How often do you read the news?",
    explained: "Answer B is a river as well, and C is a lake.",
    quoted: "“Elbe” is a river as well.",
    article: "The lock of a canal is an ____",
    open: "The lock of a canal is a(n) ____",
    echo: ["What does the telescope show?", "A telescope mirror", "A bright mirror"],
    barrels: "How good are the price and the taste of our coffee?",
    barrel: "How good is the taste of our coffee?",
    leading: "Don't you think that the canteen is good?",
    question: "How is the canteen?",
    scale: ["Strongly agree", "Agree", "Neither agree nor disagree", "Disagree", "Strongly disagree"],
    uneven: ["Strongly agree", "Agree", "Slightly agree", "Disagree"],
    income: "What is your yearly income?",
    colour: "What is your favourite colour?",
    range: ["10 to 20", "20 to 30"],
  },
  de: {
    negative: "Welcher dieser Flüsse ist nicht in Europa?",
    positive: "Welcher dieser Flüsse ist in Europa?",
    twice: "Welcher Fluss ist nicht der, der nie gefriert?",
    all: "Alle genannten Antworten",
    none: "Keine der genannten Antworten",
    both: "Sowohl A als auch B",
    empty: "Welche der folgenden Aussagen ist richtig?",
    absolute: "Er ist immer im Winter gefroren",
    plain: "Er ist im Winter gefroren",
    vague: "Lesen Sie regelmäßig die Nachrichten?",
    exact: "Lesen Sie mindestens einmal in der Woche die Nachrichten?",
    howOften: "Wie oft lesen Sie die Nachrichten?",
    explained: "Antwort B ist auch ein Fluss, und C ist ein See.",
    quoted: "„Elbe“ ist auch ein Fluss.",
    article: "Das Gegenteil von Ebbe ist die ____",
    open: "Das Gegenteil von Ebbe heißt ____",
    echo: ["Was zeigt das Teleskop?", "Der Spiegel im Teleskop", "Der Spiegel im Gerät"],
    barrels: "Wie gut sind der Preis und der Geschmack des Kaffees?",
    barrel: "Wie gut ist der Geschmack des Kaffees?",
    leading: "Finden Sie nicht auch, dass die Kantine gut ist?",
    question: "Wie ist die Kantine?",
    scale: ["Stimme voll und ganz zu", "Stimme eher zu", "Weder noch", "Stimme eher nicht zu", "Stimme gar nicht zu"],
    uneven: ["Sehr zufrieden", "Zufrieden", "Eher zufrieden", "Unzufrieden"],
    income: "Wie hoch ist Ihr Einkommen im Jahr?",
    colour: "Was ist Ihre liebste Farbe?",
    range: ["10 bis 20", "20 bis 30"],
  },
  fr: {
    negative: "Lequel de ces fleuves n'est pas en Europe ?",
    positive: "Lequel de ces fleuves est en Europe ?",
    twice: "Lequel de ces fleuves n'est pas celui qui ne gèle jamais ?",
    all: "Toutes les réponses ci-dessus",
    none: "Aucune de ces réponses",
    both: "À la fois A et B",
    empty: "Laquelle des affirmations suivantes est vraie ?",
    absolute: "Il gèle toujours en hiver",
    plain: "Il gèle en hiver",
    vague: "Lisez-vous régulièrement les nouvelles ?",
    exact: "Lisez-vous les nouvelles au moins une fois par semaine ?",
    howOften: "À quelle fréquence lisez-vous les nouvelles ?",
    explained: "La réponse B est un fleuve, et C est un lac.",
    quoted: "« Elbe » est un fleuve.",
    article: "Le contraire du jour est la ____",
    open: "Le contraire du jour : ____",
    echo: ["Que montre le télescope ?", "Un miroir de télescope", "Un miroir de cuivre"],
    barrels: "Que pensez-vous du prix et du goût de notre café ?",
    barrel: "Que pensez-vous du goût de notre café ?",
    leading: "Ne pensez-vous pas que la cantine est bonne ?",
    question: "Comment est la cantine ?",
    scale: [
      "Tout à fait d'accord",
      "Plutôt d'accord",
      "Ni l'un ni l'autre",
      "Plutôt pas d'accord",
      "Pas du tout d'accord",
    ],
    uneven: ["Très satisfait", "Satisfait", "Plutôt satisfait", "Insatisfait"],
    income: "Quel est votre revenu par an ?",
    colour: "Quelle est votre couleur préférée ?",
    range: ["10 à 20", "20 à 30"],
  },
  es: {
    negative: "¿Cuál de estos ríos no está en Europa?",
    positive: "¿Cuál de estos ríos está en Europa?",
    twice: "¿Cuál de estos ríos no es el que nunca se hiela?",
    all: "Todas las anteriores",
    none: "Ninguna de las anteriores",
    both: "Tanto A como B",
    empty: "¿Cuál de las siguientes afirmaciones es verdadera?",
    absolute: "Se hiela siempre en invierno",
    plain: "Se hiela en invierno",
    vague: "¿Lee usted las noticias regularmente?",
    exact: "¿Lee usted las noticias al menos una vez por semana?",
    howOften: "¿Con qué frecuencia lee usted las noticias?",
    explained: "La respuesta B es un río y C es un lago.",
    quoted: "«Elbe» es un río.",
    article: "Lo contrario del día es la ____",
    open: "Lo contrario del día: ____",
    echo: ["¿Qué muestra el telescopio?", "Un espejo del telescopio", "Un espejo del aparato"],
    barrels: "¿Qué le parecen el precio y el sabor del café?",
    barrel: "¿Qué le parece el sabor del café?",
    leading: "¿No cree que el comedor es bueno?",
    question: "¿Cómo es el comedor?",
    scale: ["Muy de acuerdo", "De acuerdo", "Ni lo uno ni lo otro", "En desacuerdo", "Muy en desacuerdo"],
    uneven: ["Muy satisfecho", "Satisfecho", "Algo satisfecho", "Insatisfecho"],
    income: "¿Cuáles son sus ingresos por año?",
    colour: "¿Cuál es su color preferido?",
    range: ["10 a 20", "20 a 30"],
  },
  it: {
    negative: "Quale di questi fiumi non è in Europa?",
    positive: "Quale di questi fiumi è in Europa?",
    twice: "Quale di questi fiumi non è quello che gela mai?",
    all: "Tutte le precedenti",
    none: "Nessuna delle precedenti",
    both: "Sia A che B",
    empty: "Quale delle seguenti affermazioni è vera?",
    absolute: "Gela sempre in inverno",
    plain: "Gela in inverno",
    vague: "Legge le notizie regolarmente?",
    exact: "Legge le notizie almeno una volta alla settimana?",
    howOften: "Quanto spesso legge le notizie?",
    explained: "La risposta B è un fiume, e C è un lago.",
    quoted: "«Elbe» è un fiume.",
    article: "Il contrario del giorno è la ____",
    open: "Il contrario del giorno: ____",
    echo: ["Che cosa mostra il telescopio?", "Uno specchio del telescopio", "Uno specchio di rame"],
    barrels: "Che cosa pensa del prezzo e del gusto del caffè?",
    barrel: "Che cosa pensa del gusto del caffè?",
    leading: "Non crede che la mensa sia buona?",
    question: "Come è la mensa?",
    scale: ["Molto d'accordo", "D'accordo", "Né l'uno né l'altro", "In disaccordo", "Molto in disaccordo"],
    uneven: ["Molto soddisfatto", "Soddisfatto", "Piuttosto soddisfatto", "Insoddisfatto"],
    income: "Quale è il suo reddito in un anno?",
    colour: "Quale è il suo colore preferito?",
    range: ["10 a 20", "20 a 30"],
  },
  pt: {
    negative: "Qual destes rios não fica na Europa?",
    positive: "Qual destes rios fica na Europa?",
    twice: "Qual destes rios não é o que nunca gela?",
    all: "Todas as anteriores",
    none: "Nenhuma das anteriores",
    both: "Tanto A como B",
    empty: "Qual das seguintes afirmações é verdadeira?",
    absolute: "O rio gela sempre no inverno",
    plain: "O rio gela no inverno",
    vague: "Você lê as notícias regularmente?",
    exact: "Você lê as notícias pelo menos uma vez por semana?",
    howOften: "Com que frequência você lê as notícias?",
    explained: "A resposta B é um rio, e C é um lago.",
    quoted: "“Elbe” é um rio.",
    article: "O contrário do dia é a ____",
    open: "O contrário do dia: ____",
    echo: ["O que mostra o telescópio?", "Um espelho do telescópio", "Um espelho de cobre"],
    barrels: "O que você acha do preço e do sabor do café?",
    barrel: "O que você acha do sabor do café?",
    leading: "Você não acha que a cantina é boa?",
    question: "Como é a cantina?",
    scale: ["Concordo totalmente", "Concordo", "Nem uma coisa nem outra", "Discordo", "Discordo totalmente"],
    uneven: ["Muito satisfeito", "Satisfeito", "Bastante satisfeito", "Insatisfeito"],
    income: "Qual é a sua renda por ano?",
    colour: "Qual é a sua cor preferida?",
    range: ["10 a 20", "20 a 30"],
  },
  nl: {
    negative: "Welke van deze rivieren ligt niet in Europa?",
    positive: "Welke van deze rivieren ligt in Europa?",
    twice: "Welke van deze rivieren is niet de rivier die nooit bevriest?",
    all: "Alle bovenstaande antwoorden",
    none: "Geen van bovenstaande antwoorden",
    both: "Zowel A als B",
    empty: "Welke van de volgende beweringen is juist?",
    absolute: "De rivier bevriest altijd in de winter",
    plain: "De rivier bevriest in de winter",
    vague: "Leest u regelmatig het nieuws?",
    exact: "Leest u minstens een keer per week het nieuws?",
    howOften: "Hoe vaak leest u het nieuws?",
    explained: "Antwoord B is een rivier, en C is een meer.",
    quoted: "“Elbe” is een rivier.",
    article: "Het tegendeel van vuur is het ____",
    open: "Het tegendeel van vuur: ____",
    echo: ["Wat toont de telescoop?", "Een spiegel in de telescoop", "Een spiegel van koper"],
    barrels: "Wat vindt u van de prijs en de smaak van de koffie?",
    barrel: "Wat vindt u van de smaak van de koffie?",
    leading: "Vindt u ook niet dat de kantine goed is?",
    question: "Hoe is de kantine?",
    scale: ["Helemaal mee eens", "Mee eens", "Noch het een, noch het ander", "Mee oneens", "Helemaal mee oneens"],
    uneven: ["Zeer tevreden", "Tevreden", "Enigszins tevreden", "Ontevreden"],
    income: "Wat is uw inkomen per jaar?",
    colour: "Wat is uw liefste kleur?",
    range: ["10 tot 20", "20 tot 30"],
  },
};

const inWords = ([language, words]: [string, InWords]): Example[] => {
  const { positive, scale, echo } = words;
  const [river, stream, lake] = answers as [string, string, string];
  const withOption = (option: string) => [positive, [river, stream, option]] as const;
  return [
    quiz("negative-question", language, [words.negative, answers], [positive, answers]),
    quiz("negative-question", language, [words.negative, answers], [words.negative.toUpperCase(), answers]),
    quiz("double-negative", language, [words.twice, answers], [positive, answers]),
    quiz("all-of-the-above", language, withOption(words.all), withOption(lake)),
    quiz("none-of-the-above", language, withOption(words.none), withOption(lake)),
    quiz("combined-options", language, withOption(words.both), withOption(lake)),
    quiz("empty-question", language, [words.empty, answers], [positive, answers]),
    quiz("absolute-words", language, withOption(words.absolute), withOption(words.plain)),
    survey("vague-frequency", language, [words.vague, ["1", "2"]], [words.exact, ["1", "2"]]),
    survey("vague-frequency", language, [words.vague, ["1", "2"]], [words.howOften, ["1", "2"]]),
    quiz("letters-in-explanation", language, [positive, answers, words.explained], [positive, answers, words.quoted]),
    quiz("article-tell", language, [words.article, ["gate", "arch", "oar"]], [words.open, ["gate", "arch", "oar"]]),
    quiz("word-of-the-question", language, [echo[0], [echo[1], river, stream]], [echo[0], [echo[2], river, stream]]),
    survey("double-barrelled", language, [words.barrels, scale], [words.barrel, scale]),
    survey("leading-words", language, [words.leading, scale], [words.question, scale]),
    survey("unbalanced-scale", language, [words.question, words.uneven], [words.question, scale]),
    survey("long-scale", language, [words.question, [...scale, ...scale]], [words.question, scale]),
    survey("nothing-to-decline", language, [words.income, ["1", "2"]], [words.colour, ["1", "2"]]),
    survey("overlapping-ranges", language, [words.colour, words.range], [words.colour, [words.range[0], "21"]]),
  ];
};

const plurals: Example[] = [
  quiz(
    "number-tell",
    "en",
    ["Which of these are rivers?", ["Canals", "Lake", "Pond"]],
    ["Which of these are rivers?", ["Canals", "Lakes", "Pond"]],
  ),
  quiz(
    "number-tell",
    "fr",
    ["Lesquels sont des fleuves ?", ["Canaux", "Lac", "Pont"]],
    ["Lesquels sont des fleuves ?", ["Canaux", "Lacs", "Pont"]],
  ),
  quiz(
    "number-tell",
    "es",
    ["¿Cuáles son de agua dulce?", ["Ríos", "Mar", "Sal"]],
    ["¿Cuáles son de agua dulce?", ["Ríos", "Mares", "Sal"]],
  ),
  quiz(
    "number-tell",
    "pt",
    ["Quais são de água doce?", ["Rios", "Mar", "Sal"]],
    ["Quais são de água doce?", ["Rios", "Mares", "Sal"]],
  ),
  quiz(
    "number-tell",
    "nl",
    ["Wat zijn de zoete wateren?", ["Rivieren", "Zee", "Zout"]],
    ["Wat zijn de zoete wateren?", ["Rivieren", "Meren", "Zout"]],
  ),
];

export const wordedIn = Object.keys(languages);

export const examples: readonly Example[] = [
  ...anywhere,
  ...plurals,
  ...Object.entries(languages).flatMap(inWords),
  ...answeringExamples,
];
