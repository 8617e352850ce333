import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?deferred";
import atFirst from "../../../../api/src/content/taking/messages/en.json?first";
import type { Translator } from "../../../../api/src/platform/shared/messages.shared.ts";
import { catalog } from "./catalog.ts";
import { addCatalog } from "./speak.ts";
import { type Messages as First, t as first, type PlainOf, spokenLanguage } from "./t.ts";

export type Messages = First & typeof english;
export type Plain = PlainOf<Messages>;

/** Same as `t`, for parts loaded after the questions, which may use all messages. */
export const t = first as Translator<Messages>;

const files = import.meta.glob<CompiledMessage[]>(
  ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
  { import: "default", query: "?deferred" },
);
/** Resolves once `t` can use the later messages. */
export const deferredWords = addCatalog(catalog(english, files));

/** Translates a message of the server, which is in English. All of them are among the first and later messages. */
export function serverMessage(message: string): string {
  const entry = Object.entries({ ...atFirst, ...english }).find(([, text]) => text === message);
  if (entry) return t(entry[0] as Plain);
  return spokenLanguage() === "en" ? message : t("unexpected");
}
