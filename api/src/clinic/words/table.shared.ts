import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import type { Words } from "./words.shared.ts";

const table: Readonly<Record<string, Words>> = { en, de, fr, es, it, pt, nl };

/** The words of a language by its tag, or null for a language without a word list. */
export const wordsOf = (language: string): Words | null => table[language.split("-")[0] ?? ""] ?? null;
