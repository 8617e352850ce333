import { translators } from "../../platform/messages.ts";
import ar from "./messages/ar.shared.ts";
import de from "./messages/de.shared.ts";
import en from "./messages/en.shared.ts";
import es from "./messages/es.shared.ts";
import fr from "./messages/fr.shared.ts";
import he from "./messages/he.shared.ts";
import it from "./messages/it.shared.ts";
import ja from "./messages/ja.shared.ts";
import nl from "./messages/nl.shared.ts";
import pl from "./messages/pl.shared.ts";
import pt from "./messages/pt.shared.ts";
import ru from "./messages/ru.shared.ts";
import tr from "./messages/tr.shared.ts";
import uk from "./messages/uk.shared.ts";
import zh from "./messages/zh.shared.ts";

export const messages = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, ru, tr, uk, zh };

/** What is said to takers, by language. */
export const spoken = translators<typeof en>(messages);
