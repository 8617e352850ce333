import { examine } from "../../api/src/clinic/clinic.shared.ts";
import type { Kind } from "../../api/src/content/content.shared.ts";
import { detect } from "../../api/src/extractive/detect.ts";
import type { GeneratedQuestion } from "../../api/src/generation/generator.ts";
import type { Source } from "../../api/src/generation/source/source.ts";

/** Returns the rules that a single question of a survey or assessment breaks, as far as a program can tell. */
export function flawsOfRated(
  question: GeneratedQuestion,
  { title, passages }: Pick<Source, "title" | "passages">,
  kind: Kind,
): string[] {
  const { questionText, questionType, options, optionWeights, passage } = question;
  const whole = passages.map(({ text }) => text.replace(/\s+/g, " ").trim()).join(" ");
  const known = [title, passage, ...passages.map(({ section }) => section)].map((text) => folded(text ?? ""));
  const isKnown = (name: string) =>
    known.some((text) => text.includes(folded(name)) || text === folded(name.slice(name.indexOf(": ") + 1)));
  const steps = kind === "ASSESSMENT" ? 4 : 5;
  const written = { text: questionText, options, correct: null, explanation: "" };
  const rules: Record<string, boolean> = {
    "does not end as a question": !/[?？؟]["”»“]?$|\? »$/u.test(questionText),
    "options that mean the same": new Set(options.map(folded)).size < options.length,
    "too few options": options.length < 4,
    "not as many steps as its scale has": questionType !== "multi_select" && options.length !== steps,
    "weights do not rise": kind === "ASSESSMENT" && !rises(optionWeights ?? []),
    "passage not in the source": passage === null || !whole.includes(passage),
    "asks about no heading, title or sentence": namesIn(questionText).some((name) => !isKnown(name)),
    "an option that is no heading": questionType === "multi_select" && !options.slice(0, -1).every(isKnown),
  };
  const seen = examine(written, kind).map(({ rule }) => `clinic: ${rule}`);
  return [...Object.keys(rules).filter((rule) => rules[rule]), ...seen];
}

/** Returns the rules that a whole survey or assessment breaks, as far as a program can tell. */
export function flawsOfSet(questions: readonly GeneratedQuestion[], language: string | null): string[] {
  const texts = questions.map(({ questionText }) => questionText);
  const forms = texts.map((text) => text.replace(quotes, ""));
  const own = questions.map(({ options }, index) => [forms[index], ...options].join("\n")).join("\n");
  return [
    ...(new Set(texts.map(folded)).size < texts.length ? ["two questions alike"] : []),
    ...(forms.some((form, index) => form === forms[index + 1] && form === forms[index + 2])
      ? ["one form in a row"]
      : []),
    ...(language !== null && questions.length > 0 && !detect(own).mayBe(language) ? ["in another language"] : []),
  ];
}

const quotes = /[„“«]\s?.+?\s?[”»](?!\p{L})|„.+?“/gu;

const namesIn = (text: string) => (text.match(quotes) ?? []).map((name) => name.replace(/^[„“«]\s?|\s?[“”»]$/gu, ""));

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const rises = (weights: readonly number[]) =>
  weights.length > 0 && weights.every((weight, index) => index === 0 || weight > (weights[index - 1] ?? 0));
