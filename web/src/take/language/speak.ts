import english from "../../../../api/src/content/taking/messages/en.shared.ts";
import type { Compiled } from "../../../../api/src/platform/shared/messages.shared.ts";
import { firstSpoken, type Language } from "../../../../api/src/platform/shared/taker-language.shared.ts";
import { deviceStore } from "../../ui/storage.ts";
import { type Messages, setLanguage } from "./t.ts";

const folder = "../../../../api/src/content/taking/messages";
/** Lists in the order of the English keys (`web/messages.plugin.ts`). */
const catalogs = import.meta.glob<Compiled<Messages>[keyof Messages][]>(
  [
    "../../../../api/src/content/taking/messages/*.shared.ts",
    "!../../../../api/src/content/taking/messages/en.shared.ts",
  ],
  { import: "default" },
);
const storageKey = "assay.take.language";

/** The language of the link, else the chosen one, else the browser's, else the one the server wrote the page in. */
const wanted = (): Language =>
  firstSpoken([
    new URLSearchParams(location.search).get("lang"),
    deviceStore.getItem(storageKey),
    ...navigator.languages,
    document.documentElement.lang,
  ]) ?? "en";

/** Rejects if the messages cannot be loaded. */
async function speak(language: Language): Promise<void> {
  if (language === "en") return setLanguage("en", english);
  const load = catalogs[`${folder}/${language}.shared.ts`];
  const list = await load?.();
  if (!list) return;
  const entries = Object.keys(english).map((key, place) => [key, list[place]]);
  setLanguage(language, Object.fromEntries(entries));
}

/** A taker must be able to answer even if the messages do not come. */
export const speakWanted = () => speak(wanted()).catch(() => setLanguage("en", english));

/** The link's language gives way to the chosen one. */
export async function choose(language: Language) {
  await speak(language);
  deviceStore.setItem(storageKey, language);
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", language);
  history.replaceState(history.state, "", address);
}
