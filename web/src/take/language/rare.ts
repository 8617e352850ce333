import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/rare/en.rare.shared.ts";
import { part } from "./part.ts";

/** What few items and attempts need. */
export const { t, words: rareWords } = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    [
      "../../../../api/src/content/taking/messages/rare/??.rare.shared.ts",
      "!../../../../api/src/content/taking/messages/rare/en.rare.shared.ts",
    ],
    { import: "default" },
  ),
);
