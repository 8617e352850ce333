import { createContext, useContext } from "react";
import { textAttributes } from "../../../../api/src/platform/shared/language.shared.ts";

const Original = createContext<string | null>(null);

/** The language of a translated item's original. Null if the author set none. */
export const OriginalLanguage = Original.Provider;

interface Translated {
  untranslated?: readonly string[];
}

/** Returns attributes for texts that are not translated, by their places. */
export function useOriginal({ untranslated }: Translated) {
  const language = useContext(Original);
  return (place: string, text: string) =>
    untranslated?.includes(place) ? textAttributes(text, text, language) : undefined;
}
