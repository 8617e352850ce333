/** A language as a page or a header names it, as a BCP 47 tag; null if it names none, or several. */
export function languageTag(claim: string | null): string | null {
  try {
    return Intl.getCanonicalLocales(claim?.trim().replaceAll("_", "-") || [])[0] ?? null;
  } catch {
    return null;
  }
}
