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

/** Those, else the browser's, else the one the server wrote the page in. */
export const wantedTags = () => [...chosenTags(), ...navigator.languages, document.documentElement.lang];

/** Gives what begins to speak it, to be called at once. Rejects if the messages cannot be loaded. */
export async function wordsOf(language: Language): Promise<() => void> {
  const texts = await Promise.all(catalogs.map((load) => load(language)));
  if (texts.length < catalogs.length) return wordsOf(language);
  return () => setLanguage(language, Object.assign({}, ...texts));
}

/** What comes `later` is English if it cannot be loaded in the language that is spoken. */
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

/** A taker must be able to answer even if the messages do not come. */
export const speakWanted = () =>
  wordsOf(firstSpoken(wantedTags()) ?? "en").then(
    (speak) => speak(),
    () => setLanguage("en", english),
  );
