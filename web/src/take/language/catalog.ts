import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "../../../../api/src/platform/shared/taker-language.shared.ts";

export type Texts = Record<string, CompiledMessage>;
/** The message files of a part, by path. Each is a list in the order of its English keys (`web/messages.plugin.ts`). */
export type Files = Record<string, () => Promise<CompiledMessage[]>>;
/** Rejects if the messages cannot be loaded. */
export type Catalog = (language: Language) => Promise<Texts>;

export function catalog(english: Texts, files: Files): Catalog {
  const load = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/(\w+)[^/]*$/.exec(path)?.[1] ?? "", file]),
  );
  return async (language) => {
    const list = await load[language]?.();
    return list ? Object.fromEntries(Object.keys(english).map((key, place) => [key, list[place] ?? ""])) : english;
  };
}
