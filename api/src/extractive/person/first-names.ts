import { list } from "../words.ts";
import names from "./first-names.json" with { type: "json" };

/** First names of Europe and the Americas. Elsewhere, two capitalized words may be anything. */
export const firstNames = list(names.first);

/** Women's names among the first names. The rest are men's names or used for both. */
export const femaleNames = list(names.female);
