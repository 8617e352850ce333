import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?written";
import { part } from "./part.ts";

/** Messages about answers that are typed or earn partial credit. */
export const { t, words: writtenWords } = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?written" },
  ),
);
