import { languageOf } from "../../platform/shared/language.shared.ts";
import { baseOf } from "../../platform/shared/languages.shared.ts";
import type { Item } from "../taking/item.ts";

type Offered = Pick<Item, "language" | "languages" | "title" | "description" | "questions">;

/**
 * The translation to show to someone who reads these languages (BCP 47, most preferred first), or null for the
 * original.
 */
export function chosenLanguage(item: Offered, wanted: readonly string[]): string | null {
  if (item.languages.length === 0) return null;
  const own = item.language ?? languageOf(sampleOf(item));
  for (const tag of wanted) {
    if (item.language?.toLowerCase() === tag.toLowerCase()) return null;
    const exact = item.languages.find((language) => language.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    if (own !== "" && baseOf(own) === baseOf(tag)) return null;
    const near = item.languages.find((language) => baseOf(language) === baseOf(tag));
    if (near) return near;
  }
  return null;
}

/** Enough of an item to detect its language. Short, because every request for a page needs it. */
const sampleOf = ({ title, description, questions }: Offered) =>
  [title, description ?? "", ...questions.slice(0, 10).map(({ questionText }) => questionText)]
    .join("\n")
    .slice(0, 2000);
