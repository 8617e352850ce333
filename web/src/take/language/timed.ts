import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?timed";
import { part } from "./part.ts";

/** Messages about a time limit. */
export const { t, words: timedWords } = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?timed" },
  ),
);
