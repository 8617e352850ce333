import type { Kind } from "../../content/content.shared.ts";
import { baseOf, nameOf as nameIn } from "../../platform/shared/languages.shared.ts";
import { detect } from "../detect.ts";
import type { Language } from "./language.ts";
import { languageCodes, languageOf } from "./languages.ts";
import { plainCodes, plainLanguageOf } from "./plain/languages.ts";
import type { PlainLanguage } from "./plain/plain.ts";

/** `plain` languages support only questions about years and figures. */
export type Choice = { isCertain: boolean } & (
  | { language: Language; figures: PlainLanguage }
  | { plain: PlainLanguage }
  | { refusal: string }
);

/** `chosen` is the language that the creator set; `claim` the one that the page declares. A refusal gives the full reason. */
export function chooseLanguage(
  text: string,
  { kind = "QUIZ", chosen = null, claim = null }: { kind?: Kind; chosen?: string | null; claim?: string | null } = {},
): Choice {
  const { code, isCertain: isSure, mayBe } = detect(text, claim);
  const chosenBase = chosen === null ? null : baseOf(chosen);
  const isCertain = isSure || chosenBase !== null;
  if (chosenBase !== null && code !== null && isSure && !mayBe(chosenBase))
    return { isCertain, refusal: `This text is in ${nameOf(code)}, not in ${nameOf(chosenBase)}. ${noTranslation}` };
  const target = chosenBase ?? code ?? "en";
  const language = languageOf(target);
  const plain = plainLanguageOf(target);
  if (language && plain) return { isCertain, language, figures: plain };
  if (plain && kind === "QUIZ") return { isCertain, plain };
  const only = plain
    ? `Without a language model, only quizzes can be made from it; surveys and assessments need a text in ${names("disjunction")}.`
    : `Without a language model, questions can be made from texts in ${names("conjunction")}, and questions for years and figures in ${plainCodes.length} other languages.`;
  return { isCertain, refusal: `This text ${isCertain ? "is" : "seems to be"} in ${nameOf(target)}. ${only}` };
}

const noTranslation = "Without a language model, questions are in the language of the text.";

const names = (type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en", { type }).format(languageCodes.map((code) => nameOf(code)));

const sharedNames: Readonly<Record<string, string>> = { ms: "Malay or Indonesian" };

export function nameOf(code: string): string {
  const name = sharedNames[code] ?? nameIn(code, "en");
  return name === code ? `“${code}”` : name;
}
