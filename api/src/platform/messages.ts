import compile from "icu-minify/compile";
import { type Compiled, type Translator, translator } from "./shared/messages.shared.ts";
import type { Language } from "./shared/taker-language.shared.ts";

/** Translators of the server. The client's messages are compiled when it is built (`web/messages.plugin.ts`). */
export function translators<Messages extends object>(messages: Record<Language, Record<keyof Messages, string>>) {
  const made = new Map<Language, Translator<Messages>>();
  return (language: Language): Translator<Messages> => {
    const known = made.get(language);
    if (known) return known;
    const texts = messages[language];
    const compiled = Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, compile(text)]));
    const t = translator<Messages>(language, compiled as Compiled<Messages>);
    made.set(language, t);
    return t;
  };
}
