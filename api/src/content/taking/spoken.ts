import { translators } from "../../platform/messages.ts";
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

/** Every message of the participant's page, by language and part of the page. */
export const messages = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, ru, tr, uk, zh };

const firsts = Object.entries(messages).map(([language, { first }]) => [language, first]);

/** Translates the messages of the first screen. */
export const spoken = translators<typeof first>(Object.fromEntries(firsts));
