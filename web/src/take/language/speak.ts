import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?first";
import { firstSpoken, type Language } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { localStore } from "../../ui/storage.ts";
import { inLink } from "../address.ts";
import { type Catalog, catalog, type Texts } from "./catalog.ts";
import { addMessages, setLanguage, spokenLanguage } from "./t.ts";

const catalogs: Catalog[] = [
  catalog(
    english,
    import.meta.glob<CompiledMessage[]>(
      ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
      { import: "default", query: "?first" },
    ),
  ),
];
export const storageKey = "assay.take.language";

/** The language of the link and those chosen on this device, the latest first. */
export const chosenTags = (): string[] =>
  [inLink("lang"), ...(localStore.getItem(storageKey) ?? "").split(",")].filter(Boolean);

/** The chosen languages, then the browser's, then the language in which the server wrote the page. */
export const wantedTags = () => [...chosenTags(), ...navigator.languages, document.documentElement.lang];

/**
 * Loads a language's messages. Returns a function that switches to it, to be called immediately. Rejects if the
 * messages cannot be loaded.
 */
export async function wordsOf(language: Language): Promise<() => void> {
  const texts = await Promise.all(catalogs.map((load) => load(language)));
  if (texts.length < catalogs.length) return wordsOf(language);
  return () => setLanguage(language, Object.assign({}, ...texts));
}

/** Adds messages that are loaded later. Uses English if they cannot be loaded in the current language. */
export async function addCatalog(later: Catalog): Promise<void> {
  catalogs.push(later);
  let language: Language;
  let texts: Texts;
  do {
    language = spokenLanguage();
    texts = await later(language).catch(() => later("en"));
  } while (language !== spokenLanguage());
  addMessages(texts);
}

/** Falls back to English, because a taker must be able to answer even if the messages fail to load. */
export const speakWanted = () =>
  wordsOf(firstSpoken(wantedTags()) ?? "en").then(
    (speak) => speak(),
    () => setLanguage("en", english),
  );
