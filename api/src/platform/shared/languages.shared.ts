// Languages by their tags, as BCP 47 has them.

/** Tags that name no one language: undetermined, several, none. */
const vague = new Set(["und", "mul", "mis", "zxx"]);

/** In filters: people of whom no language is known. BCP 47 has this tag for what is undetermined. */
export const noLanguage = "und";

/** The usual spelling of a tag: "pt-BR" for "PT_br". Null if it is malformed, or its language is unknown. */
export function tagOf(tag: string): string | null {
  try {
    const { baseName, language } = new Intl.Locale(tag.trim().replaceAll("_", "-"));
    const name = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language);
    return name && !vague.has(language) ? baseName : null;
  } catch {
    return null;
  }
}

/** The same for filters, which may ask for no language as well. */
export const filterTagOf = (tag: string): string | null => (tag === noLanguage ? tag : tagOf(tag));

/** "de" for "de-AT". */
export const baseOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? "";

/** Of a language by its tag, in another one or in its own words. */
export function nameOf(tag: string, inLanguage = tag): string {
  try {
    return new Intl.DisplayNames(inLanguage, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
