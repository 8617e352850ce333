import { createContext, useContext } from "react";
import { written, writtenTogether } from "../../../../api/src/platform/shared/language.shared.ts";

/** The language that the creator of an item says its texts are in; null where each text tells its own. */
const Language = createContext<string | null>(null);

export const ItemLanguage = Language.Provider;

/** Attributes for elements with an item's texts. */
export function useWriting() {
  const language = useContext(Language);
  return {
    written: (text: string, like?: string) => written(text, like, language),
    writtenTogether: (texts: readonly string[]) => writtenTogether(texts, language),
  };
}
