import type { Kind } from "../content/content.shared.ts";
import type { TextKey } from "../content/question/form/form.shared.ts";
import data from "./answering.examples.json" with { type: "json" };
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

const languages = Object.entries(data);

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
  ...languages.map(([language, { one: text, all }]) =>
    example(
      "asks-for-one",
      "QUIZ",
      language,
      { text, questionType: "multi_select", options: ["Rhein", "Main", "Nil"], answerKey: { options: [0, 1] } },
      { text: all },
    ),
  ),
  ...languages.map(([language, { other, recommended }]) =>
    example(
      "nps-wording",
      "SURVEY",
      language,
      { text: other, questionType: "scale", form: { scale: nps } },
      { text: recommended },
    ),
  ),
  ...languages.map(([language, { bare, named }]) =>
    example("no-unit", "QUIZ", language, { text: bare, questionType: "number" }, { text: named }),
  ),
  example(
    "no-unit",
    "SURVEY",
    "en",
    { text: "How far do you travel?", questionType: "number", form: { number } },
    { form: { number: { ...number, unit: "km" } } },
  ),
  ...languages.map(([language, { two, single }]) =>
    example(
      "double-barrelled-row",
      "SURVEY",
      language,
      { text: "Coffee?", questionType: "matrix", options: points, form: { rows: ["Aroma", two] } },
      { form: { rows: ["Aroma", single] } },
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
