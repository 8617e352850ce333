// Languages by their tags, as defined by BCP 47.

/** Tags that name no single language: undetermined, several, none. */
const vague = new Set(["und", "mul", "mis", "zxx"]);

/** Filter value for people without a known language. BCP 47 defines the tag as undetermined. */
export const noLanguage = "und";

/** The usual spelling of a tag: "pt-BR" for "PT_br". Null if it is malformed or its language is unknown. */
export function tagOf(tag: string): string | null {
  try {
    const { baseName, language } = new Intl.Locale(tag.trim().replaceAll("_", "-"));
    const name = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language);
    return name && !vague.has(language) ? baseName : null;
  } catch {
    return null;
  }
}

/** Like `tagOf`, for filters, which may also ask for no language. */
export const filterTagOf = (tag: string): string | null => (tag === noLanguage ? tag : tagOf(tag));

/** "de" for "de-AT". */
export const baseOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? "";

/** Name of a language by its tag, in another language or its own. */
export function nameOf(tag: string, inLanguage = tag): string {
  try {
    return new Intl.DisplayNames(inLanguage, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
