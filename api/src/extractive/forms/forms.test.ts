import { expect, it } from "vitest";
import type { Language } from "../language/language.ts";
import { languageOf } from "../language/languages.ts";
import { plainLanguageOf } from "../language/plain/languages.ts";
import type { PlainLanguage } from "../language/plain/plain.ts";
import { lexiconOf } from "../lexicon.ts";
import type { SourceText } from "../source.ts";
import { inParagraphs } from "../source.ts";
import type { Candidate } from "./form.ts";
import { formQuestions } from "./forms.ts";

const [english, german, french, spanish, italian, portuguese, dutch] = "en de fr es it pt nl"
  .split(" ")
  .map((code) => languageOf(code) as Language) as [
  Language,
  Language,
  Language,
  Language,
  Language,
  Language,
  Language,
];

const sourceOf = (sentences: readonly string[], glossary: Record<string, string> = {}): SourceText => ({
  title: null,
  url: null,
  language: null,
  passages: [
    ...inParagraphs([...sentences]),
    ...Object.entries(glossary).map(([term, meaning], index) => ({
      text: `${term} ${meaning}`,
      anchor: { kind: "paragraph" as const, paragraph: sentences.length + index + 1 },
      section: null,
      term,
    })),
  ],
});

async function asked(
  language: Language,
  form: Candidate["form"],
  sentences: readonly string[],
  glossary: Record<string, string> = {},
) {
  const lexicon = lexiconOf(sourceOf(sentences, glossary), language, plainLanguageOf(language.code) as PlainLanguage);
  return formQuestions(lexicon, "medium")
    .filter((candidate) => candidate.form === form)
    .flatMap((candidate) => {
      const question = candidate.ask();
      return question ? [{ ...question, answer: candidate.answer }] : [];
    });
}

const harbour = {
  jetty: "a wall of stone that protects a harbour from waves",
  pilot: "a sailor who knows the waters of a port and guides ships through them",
  buoy: "a floating mark that shows where the deep water lies",
  ballast: "heavy material that keeps an empty ship upright",
  tug: "a small strong vessel that pulls larger ones",
};

it("asks for the terms of a glossary", async () => {
  const terms = await asked(english, "term", [], harbour);
  expect(terms.map(({ answer }) => answer)).toEqual(Object.keys(harbour));
  expect(terms[0]?.questionText).toBe(
    "Which term does the text define as “a wall of stone that protects a harbour from waves”?",
  );
  for (const { options, answer } of terms) {
    expect(new Set(options).size).toBe(4);
    expect(options).toContain(answer);
  }
});

it.each([
  ["holds a word of the term", { "tidal range": "the difference between the high and the low tidal level of a coast" }],
  ["holds a word made from it", { piloting: "the work of a pilot who guides ships through the waters" }],
  ["leans on what was said before", { lock: "this part of a canal that lifts ships from one level to another" }],
  ["is a clause", { mooring: "when a ship is tied to the shore with strong ropes" }],
  ["belongs to an abbreviation", { HWL: "the highest level of the water at a coast in a year" }],
  ["is too short", { quay: "a landing place" }],
])("does not ask for a term whose meaning %s", async (_why, entry) => {
  const terms = await asked(english, "term", [], { ...harbour, ...entry });
  expect(terms.map(({ answer }) => answer)).toEqual(Object.keys(harbour));
});

it("offers no kind or part of a term, and no plural next to a singular", async () => {
  const glossary = {
    ...harbour,
    "harbour pilot": "someone whom a port employs all year",
    cranes: "machines that lift goods from ships",
  };
  const terms = await asked(english, "term", [], glossary);
  const options = terms.find(({ answer }) => answer === "pilot")?.options ?? [];
  expect(options).toHaveLength(4);
  expect(options).not.toContain("harbour pilot");
  expect(options).not.toContain("cranes");
});

it("finds sentences that explain a term", async () => {
  const terms = await asked(english, "term", [
    "A jetty is a wall of stone that protects a harbour from waves (Smith, 1990).",
    "Piloting refers to the guiding of ships through narrow waters by a local sailor.",
    "In shipping, ballast is a heavy material that keeps an empty ship upright, and captains take it on in port.",
    "Some say that ships float.",
    "The divers lived by the salvage, the practice of saving goods from ships in danger.",
    "A good harbour is the most important part of a town that lives by trade.",
  ]);
  expect(terms.map(({ answer, questionText }) => [answer, questionText.split("“")[1]])).toEqual([
    ["jetty", "a wall of stone that protects a harbour from waves”?"],
    ["piloting", "the guiding of ships through narrow waters by a local sailor”?"],
    ["ballast", "a heavy material that keeps an empty ship upright”?"],
    ["salvage", "the practice of saving goods from ships in danger”?"],
  ]);
});

it.each<[string, Language, string[], string, string]>([
  [
    "German",
    german,
    [
      "Ein Deich ist ein Wall aus Erde, der das Land vor der Flut schützt.",
      "Als Groden bezeichnet man das junge Land, das vor der Küste aus Schlick entsteht.",
      "Eine Warft ist ein künstlicher Hügel, auf dem ein Hof steht.",
      "Der Damm, über den der Zug auf die Insel fährt, wird als Lorendamm bezeichnet.",
      "Unter einem Siel versteht man einen Durchlass, durch den Wasser abfließt.",
    ],
    "Groden",
    "Welchen Begriff erklärt der Text mit den Worten „das junge Land, das vor der Küste aus Schlick entsteht“?",
  ],
  [
    "French",
    french,
    [
      "La digue est un mur de terre qui protège les champs de la mer.",
      "Le phare est une tour qui guide les navires pendant la nuit.",
      "On appelle estran une bande de sable que la mer découvre à marée basse.",
      "L'écluse est un ouvrage qui relie deux niveaux d'un canal.",
    ],
    "estran",
    "Quel terme le texte définit-il comme « une bande de sable que la mer découvre à marée basse » ?",
  ],
  [
    "Spanish",
    spanish,
    [
      "El dique es un muro de tierra que protege los campos del agua.",
      "El faro es una torre que guía los barcos durante la noche.",
      "La esclusa es una obra que une dos niveles de un canal.",
      "Se llama estuario a la boca ancha de un río donde entra la marea.",
    ],
    "estuario",
    "¿Qué término define el texto como «la boca ancha de un río donde entra la marea»?",
  ],
  [
    "Italian",
    italian,
    [
      "La diga è un muro che trattiene le acque di un fiume.",
      "Il faro è una torre che guida le navi durante la notte.",
      "La chiusa è un'opera che unisce due livelli di un canale.",
      "Si chiama estuario la foce larga di un fiume dove entra la marea.",
    ],
    "estuario",
    "Quale termine è definito nel testo come «la foce larga di un fiume dove entra la marea»?",
  ],
  [
    "Portuguese",
    portuguese,
    [
      "O dique é um muro de terra que protege os campos da água.",
      "O farol é uma torre que guia os navios durante a noite.",
      "A eclusa é uma obra que une dois níveis de um canal.",
      "Chama-se estuário a boca larga de um rio onde entra a maré.",
    ],
    "dique",
    "Que termo o texto define como “um muro de terra que protege os campos da água”?",
  ],
  [
    "Dutch",
    dutch,
    [
      "Een dijk is een wal van aarde die het land tegen de zee beschermt.",
      "Een vuurtoren is een gebouw dat schepen in de nacht de weg wijst.",
      "Onder een wad verstaat men een vlakte die bij eb droog komt te liggen.",
      "Een sluis is een doorgang die twee delen van een kanaal verbindt.",
    ],
    "wad",
    "Welke term legt de tekst uit met de woorden “een vlakte die bij eb droog komt te liggen”?",
  ],
])("finds explanations of terms in %s", async (_name, language, sentences, term, questionText) => {
  const terms = await asked(language, "term", sentences);
  expect(terms.find(({ answer }) => answer === term)?.questionText).toBe(questionText);
});

const termsIn = (language: Language, sentences: readonly string[]) =>
  formQuestions(
    lexiconOf(sourceOf(sentences), language, plainLanguageOf(language.code) as PlainLanguage),
    "medium",
  ).flatMap(({ form, answer }) => (form === "term" ? answer : []));

it.each<[string, Language, string[]]>([
  ["an adverb", english, ["Originally is a word for the first part of a long play that moves people."]],
  ["a weekday", english, ["Monday is the day of the week that follows the rest of all workers."]],
  ["a word of the medium", english, ["A figure is a drawing of a machine that shows its parts to a reader."]],
  ["a name", english, ["Harlow was quiet.", "People like Harlow.", "Harlow is a mill that grinds corn for bakers."]],
  ["a town", english, ["Harlow is a small town that lies on the bank of a wide river."]],
  ["a thing named before", english, ["They found a bowl.", "The bowl is a vessel that held the oil of a priest."]],
  ["a mere feature", english, ["Glare is a feature of telescopes that use lenses made of simple glass."]],
  ["a verb in the passive", dutch, ["De oude molen van het dorp wordt een huis."]],
  ["a verb without a name", dutch, ["De oude stenen molen van het dorp wordt vaak bezocht."]],
  ["a town in Spanish", spanish, ["El término es una ciudad que vive de la pesca y de la sal."]],
  ["a name in German", german, ["Harlow ist eine Mühle, die Korn für Bäcker mahlt."]],
  ["an adverb in Italian", italian, ["Oggi è il giorno in cui si apre la porta del mulino."]],
])("takes %s for no term", (_what, language, sentences) => expect(termsIn(language, sentences)).toEqual([]));

it.each<[string, Language, string, string]>([
  ["called", english, "They cut lines with a small tool of brass called a burin.", "burin"],
  ["known as", english, "A bank of loose stones under a cliff is known as “scree”.", "scree"],
  ["a plural", english, "Enzymes are proteins that speed up reactions in a cell.", "enzymes"],
  ["heißt", german, "Ein Hügel aus Erde, auf dem ein Hof steht, heißt Warft.", "Warft"],
  ["on appelle", french, "On appelle estran une bande de sable que la mer découvre à marée basse.", "estran"],
  ["se llama", spanish, "La boca ancha de un río donde entra la marea se llama estuario.", "estuario"],
  ["si chiama", italian, "Il vaso di terra in cui si fonde il vetro si chiama crogiolo.", "crogiolo"],
  ["chama-se", portuguese, "A paisagem de sobreiros que cobre as colinas chama-se montado.", "montado"],
  ["genoemd", dutch, "Een heuvel van aarde waarop een boerderij staat wordt terp genoemd.", "terp"],
])("finds a term by its naming: %s", (_what, language, sentence, term) =>
  expect(termsIn(language, [sentence])).toEqual([term]));

/** Sentences about no one. Without them, each person would be the topic of the text. */
const padding = Array.from({ length: 30 }, (_, index) => `${index + 10} × ${index + 20}.`);

it.each<[string, Language, string[], string[]]>([
  [
    "English",
    english,
    [
      "Ada King (1815–1852) was the first author of a program for a machine.",
      "In 1843, Charles Green crossed the sea in a balloon filled with coal gas.",
      "Physicist Mary Ward built the first bridge of iron in Northern England.",
      "Samuel Clegg, a chemist from Leeds, lit the streets of the town with gas.",
      "Samuel Clegg’s workers liked the light of gas in the streets of Leeds.",
      "Samuel Clegg was a rich and famous chemist.",
      "The trade of the town belonged to Samuel Clegg, the last owner of a mill by the sea.",
      "According to Samuel Clegg, the last owners of the mill lived by the sea.",
      "Henry Bell wrote that he had seen it himself in Glasgow.",
      "King and Ward lived in London. Green met Clegg, as Bell had done.",
    ],
    [
      "Who was the first author of a program for a machine?",
      "Who, in 1843, crossed the sea in a balloon filled with coal gas?",
      "Who built the first bridge of iron in Northern England?",
      "Who lit the streets of the town with gas?",
      "Who does the text describe as “the last owner of a mill by the sea”?",
    ],
  ],
  [
    "German",
    german,
    [
      "Im Jahr 1610 entdeckte Hans Berger vier Monde eines fernen Planeten.",
      "Otto Lang schrieb ein Werk über die Bahnen der hellen Kometen.",
      "Der Erfinder Karl Kessler baute eine große Sternwarte auf dem Hügel.",
      "1781 fand Wilhelm Petersen mit einem Fernrohr einen neuen Stern.",
      "Er hatte ihn lange gesucht.",
      "Das Werk Karl Kesslers wurde in vielen Ländern Europas gelesen.",
    ],
    [
      "Wer entdeckte im Jahr 1610 vier Monde eines fernen Planeten?",
      "Wer schrieb ein Werk über die Bahnen der hellen Kometen?",
      "Wer baute eine große Sternwarte auf dem Hügel?",
      "Wer fand 1781 mit einem Fernrohr einen neuen Stern?",
    ],
  ],
  [
    "French",
    french,
    [
      "Louis Martin découvrit la cause de la maladie des vignes.",
      "Pierre Bernard dirigea une expédition vers les sources du Nil.",
      "Henri Moreau mesura la hauteur de la montagne en 1802.",
      "En 1815, Jean Petit publia un traité sur les vents du sud.",
    ],
    [
      "Qui découvrit la cause de la maladie des vignes ?",
      "Qui dirigea une expédition vers les sources du Nil ?",
      "Qui mesura la hauteur de la montagne en 1802 ?",
      "Qui, en 1815, publia un traité sur les vents du sud ?",
    ],
  ],
  [
    "Spanish",
    spanish,
    [
      "Juan Pérez descubrió un remedio contra la fiebre amarilla.",
      "Pedro Gómez dirigió una expedición a las fuentes del Nilo.",
      "El médico Carlos Ruiz abandonó el uso de aceite en las heridas.",
      "En 1815, Miguel Soto publicó un tratado sobre los vientos del sur.",
    ],
    [
      "¿Quién descubrió un remedio contra la fiebre amarilla?",
      "¿Quién dirigió una expedición a las fuentes del Nilo?",
      "¿Quién abandonó el uso de aceite en las heridas?",
      "¿Quién, en 1815, publicó un tratado sobre los vientos del sur?",
    ],
  ],
])("asks who in %s", async (_name, language, sentences, stems) => {
  const questions = await asked(language, "who", [...sentences, ...padding]);
  expect(questions.map(({ questionText }) => questionText).toSorted()).toEqual(stems.toSorted());
});
