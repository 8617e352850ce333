import { baseOf, detect } from "./detect.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import type { Language } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

const supported = new Map(
  [english, german, french, spanish, italian, portuguese, dutch].map((language) => [language.code, language]),
);

export type Choice = { language: Language; isCertain: boolean } | { refusal: string };

/** `wish` is what the creator says, `claim` what the page says of itself. A refusal tells the reason in full. */
export function chooseLanguage(text: string, wish: string | null, claim: string | null = null): Choice {
  const { code, isCertain, mayBe } = detect(text, claim);
  const wished = wish === null ? null : baseOf(wish);
  if (wished !== null && code !== null && isCertain && !mayBe(wished))
    return { refusal: `This text is in ${nameOf(code)}, not in ${nameOf(wished)}. ${noTranslation}` };
  const chosen = wished ?? code ?? english.code;
  const language = supported.get(chosen);
  return language
    ? { language, isCertain: isCertain || wished !== null }
    : { refusal: `This text ${isCertain || wished !== null ? "is" : "seems to be"} in ${nameOf(chosen)}. ${only()}` };
}

const noTranslation = "Without a language model, questions are in the language of the text.";

const only = () => {
  const names = new Intl.ListFormat("en", { type: "conjunction" }).format([...supported.keys()].map(nameOf));
  return `Without a language model, questions can be made from texts in ${names}.`;
};

const sharedNames: Readonly<Record<string, string>> = { ms: "Malay or Indonesian" };

function nameOf(code: string): string {
  try {
    return sharedNames[code] ?? new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
  } catch {
    return `“${code}”`;
  }
}
