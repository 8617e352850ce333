import compile from "icu-minify/compile";
import { type Compiled, type Translator, translator } from "../../platform/shared/messages.shared.ts";
import type { Language } from "../../platform/shared/taker-language.shared.ts";
import ar from "./messages/ar.json" with { type: "json" };
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import type first from "./messages/en.json?first";
import es from "./messages/es.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };
import he from "./messages/he.json" with { type: "json" };
import it from "./messages/it.json" with { type: "json" };
import ja from "./messages/ja.json" with { type: "json" };
import nl from "./messages/nl.json" with { type: "json" };
import pl from "./messages/pl.json" with { type: "json" };
import pt from "./messages/pt.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import tr from "./messages/tr.json" with { type: "json" };
import uk from "./messages/uk.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

/**
 * Every translated text, by language and part. Notes for translators:
 *
 * - The parts up to `own` are the participant's page. They are in ICU MessageFormat and compiled. In the later parts, the
 *   service replaces each `{name}`.
 * - `unread` is above the languages whose texts no native speaker has read yet, in the menu of languages.
 * - `page` replaces texts of `web/take.html`. `preview` describes the picture in link previews.
 * - `resultMail`: the English texts are fixed by the specification. `corrected` replaces `done` after regrading.
 * - `certificatePage.nameByInviter` replaces `nameNote`, on paper as well, if the sender of an invitation gave the name.
 * - `certificatePaper`: no word may agree with the name, whose gender and case are unknown, or with the title, which is on
 *   its own line. `awarded` is above the name, `passing` above the title, `check` above the address, and `qr` is the
 *   alternative text of the QR code.
 */
export const messages = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, ru, tr, uk, zh } satisfies Messages<
  keyof typeof en
>;

/** Parts of the messages in every language. */
export type Messages<Part extends keyof typeof en> = Record<Language, Pick<typeof en, Part>>;

const firsts = Object.entries(messages).map(([language, { first }]) => [language, first]);

/** Translates the messages of the first screen. */
export const firstMessages = translators<typeof first>(Object.fromEntries(firsts));

/** Translators of the server. The client's messages are compiled when it is built (`web/messages.plugin.ts`). */
export function translators<Messages extends object>(messages: Record<Language, Record<keyof Messages, string>>) {
  const compiledTranslators = new Map<Language, Translator<Messages>>();
  return (language: Language): Translator<Messages> => {
    const cached = compiledTranslators.get(language);
    if (cached) return cached;
    const texts = messages[language];
    const compiled = Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, compile(text)]));
    const t = translator<Messages>(language, compiled as Compiled<Messages>);
    compiledTranslators.set(language, t);
    return t;
  };
}
