import { translators } from "../../platform/messages.ts";
import ar from "./messages/ar.shared.ts";
import de from "./messages/de.shared.ts";
import en from "./messages/en.shared.ts";
import es from "./messages/es.shared.ts";
import fr from "./messages/fr.shared.ts";
import it from "./messages/it.shared.ts";
import nl from "./messages/nl.shared.ts";
import pt from "./messages/pt.shared.ts";

export const messages = { ar, de, en, es, fr, it, nl, pt };

/** What is said to takers, by language. */
export const spoken = translators<typeof en>(messages);
