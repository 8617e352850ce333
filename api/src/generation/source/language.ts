import { nameOf } from "../../platform/shared/languages.shared.ts";
import type { Source } from "./source.ts";

/** A language named by a page or a header, as a BCP 47 tag; null if there is none, or several. */
export function languageTag(claim: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(claim?.trim().replaceAll("_", "-") || [])[0] ?? null;
  } catch {
    return null;
  }
}

/** "German, surely" or "perhaps Dutch"; null for a text in no language. */
export function recognizedWords({ recognized }: Pick<Source, "recognized">): string | null {
  if (!recognized?.code) return null;
  const name = nameOf(recognized.code, "en");
  return recognized.isCertain ? `${name}, surely` : `perhaps ${name}`;
}

/** Notice with the detected language of a source, if it is uncertain and nobody chose one. */
export const languageNotice = ({ recognized }: Pick<Source, "recognized">, wish: string | null): string | null =>
  recognized?.code && !recognized.isCertain && wish === null
    ? `The source is perhaps in ${nameOf(recognized.code, "en")}, which is not sure. If it is in another language, choose that and generate again.`
    : null;
