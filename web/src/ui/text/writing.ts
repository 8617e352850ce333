import { createContext, useContext } from "react";
import { textAttributes, writtenTogether } from "../../../../api/src/platform/shared/language.shared.ts";

/** The language that the author set for an item's texts. Null if it is detected for each text. */
const Language = createContext<string | null>(null);

export const ItemLanguage = Language.Provider;

/** Attributes for elements with an item's texts. */
export function useWriting() {
  const language = useContext(Language);
  return {
    written: (text: string, like?: string) => textAttributes(text, like, language),
    writtenTogether: (texts: readonly string[]) => writtenTogether(texts, language),
  };
}
