import type { Kind } from "../content/content.shared.ts";
import type { TextKey } from "../content/question/form/form.shared.ts";
import type { RuleId } from "./clinic.shared.ts";
import type { Examined } from "./question.shared.ts";

export interface Example {
  rule: RuleId;
  language: string;
  kind: Kind;
  flawed: Examined;
  /** The same question without the flaw. */
  sound: Examined;
}

type Part = Pick<Examined, "text"> & Partial<Examined>;

const example = (
  rule: Example["rule"],
  kind: Example["kind"],
  language: string,
  flawed: Part,
  sound: Partial<Examined>,
): Example => {
  const whole = { options: [], correct: null, explanation: "", ...flawed };
  return { rule, language, kind, flawed: whole, sound: { ...whole, ...sound } };
};

const ones: [language: string, one: string, all: string][] = [
  ["en", "Which of these is a river?", "Which of these are rivers?"],
  ["de", "Welche Stadt ist am Rhein?", "Welche Städte sind am Rhein?"],
  ["fr", "Quel est un fleuve ?", "Quels sont des fleuves ?"],
  ["es", "¿Cuál es un río?", "¿Cuáles son ríos?"],
  ["it", "Qual è un fiume?", "Quali sono fiumi?"],
  ["pt", "Qual é um rio?", "Quais são rios?"],
  ["nl", "Welke stad is aan de Rijn?", "Welke steden zijn aan de Rijn?"],
];

const recommended: [language: string, other: string, recommended: string][] = [
  ["en", "How satisfied are you with us?", "How likely are you to recommend us?"],
  ["de", "Wie zufrieden sind Sie mit uns?", "Wie wahrscheinlich empfehlen Sie uns weiter?"],
  ["fr", "Êtes-vous content de nous ?", "Nous recommanderiez-vous ?"],
  ["es", "¿Está contento con nosotros?", "¿Nos recomendaría?"],
  ["it", "È contento di noi?", "Ci consiglierebbe?"],
  ["pt", "Está contente connosco?", "Recomendaria os nossos serviços?"],
  ["nl", "Hoe tevreden bent u?", "Zou u ons aanbevelen?"],
];

const measured: [language: string, bare: string, named: string][] = [
  ["en", "How far is the Moon?", "How far is the Moon, in kilometres?"],
  ["de", "Wie hoch ist der Brocken?", "Wie hoch ist der Brocken in Metern?"],
  ["fr", "Quelle est la vitesse du son ?", "Quelle est la vitesse du son en m/s ?"],
  ["es", "¿Qué altura tiene la torre?", "¿Qué altura tiene la torre en metros?"],
  ["it", "Quale altezza ha la torre?", "Quale altezza ha la torre in metri?"],
  ["pt", "Que altura tem a torre?", "Que altura tem a torre em metros?"],
  ["nl", "Hoe hoog is de toren?", "Hoe hoog is de toren in meters?"],
];

const joined: [language: string, two: string, one: string][] = [
  ["en", "Price and taste", "Taste"],
  ["de", "Preis und Geschmack", "Geschmack"],
  ["fr", "Le prix et le goût", "Le goût"],
  ["es", "El precio y el sabor", "El sabor"],
  ["it", "Il prezzo e il gusto", "Il gusto"],
  ["pt", "O preço e o sabor", "O sabor"],
  ["nl", "Prijs en smaak", "Smaak"],
];

const points = ["1", "2", "3", "4", "5"];
const nps = { look: "numbers", lowLabel: null, highLabel: null, isNps: true } as const;
const number = { decimals: 1, unit: null, min: null, max: null };
const textKey = (...accepted: string[]): TextKey => ({
  accepted,
  matchCase: false,
  matchSpaces: false,
  matchAccents: false,
  allowTypo: false,
});
const answeredBy = (key: TextKey): Partial<Examined> => ({ answerKey: { text: key } });

export const answeringExamples: readonly Example[] = [
  ...ones.map(([language, text, all]) =>
    example(
      "asks-for-one",
      "QUIZ",
      language,
      { text, questionType: "multi_select", options: ["Rhein", "Main", "Nil"], answerKey: { options: [0, 1] } },
      { text: all },
    ),
  ),
  ...recommended.map(([language, text, sound]) =>
    example("nps-wording", "SURVEY", language, { text, questionType: "scale", form: { scale: nps } }, { text: sound }),
  ),
  ...measured.map(([language, text, sound]) =>
    example("no-unit", "QUIZ", language, { text, questionType: "number" }, { text: sound }),
  ),
  example(
    "no-unit",
    "SURVEY",
    "en",
    { text: "How far do you travel?", questionType: "number", form: { number } },
    { form: { number: { ...number, unit: "km" } } },
  ),
  ...joined.map(([language, two, one]) =>
    example(
      "double-barrelled-row",
      "SURVEY",
      language,
      { text: "Coffee?", questionType: "matrix", options: points, form: { rows: ["Aroma", two] } },
      { form: { rows: ["Aroma", one] } },
    ),
  ),
  example(
    "no-middle",
    "SURVEY",
    "pl",
    { text: "Jak?", questionType: "scale", options: points.slice(1) },
    { options: points },
  ),
  example(
    "same-accepted",
    "QUIZ",
    "pl",
    { text: "Gdzie?", questionType: "text", ...answeredBy(textKey("Oslo", "oslo")) },
    {
      ...answeredBy(textKey("Oslo", "Christiania")),
    },
  ),
  example(
    "same-accepted",
    "QUIZ",
    "en",
    { text: "Where?", questionType: "text", ...answeredBy({ ...textKey("NaCl", "NACL"), matchCase: true }) },
    answeredBy({ ...textKey("NaCl"), matchCase: true }),
  ),
  example(
    "exact-decimals",
    "QUIZ",
    "pl",
    { text: "Ile?", questionType: "number", form: { number }, answerKey: { number: { value: 9.8, tolerance: 0 } } },
    { answerKey: { number: { value: 9.8, tolerance: 0.1 } } },
  ),
];
