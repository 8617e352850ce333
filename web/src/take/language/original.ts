import { createContext, useContext } from "react";
import { written } from "../../../../api/src/platform/shared/language.shared.ts";

const Original = createContext<string | null>(null);

/** The language that the original of a translated item is in; null if nobody said it. */
export const OriginalLanguage = Original.Provider;

interface Translated {
  untranslated?: readonly string[];
}

/** Gives attributes to texts that are still those of the original, by their places. */
export function useOriginal({ untranslated }: Translated) {
  const language = useContext(Original);
  return (place: string, text: string) => (untranslated?.includes(place) ? written(text, text, language) : undefined);
}
