import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/certified/en.certified.shared.ts";
import { part } from "./part.ts";

/** What is said of a certificate. */
export const { t, words: certifiedWords } = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    [
      "../../../../api/src/content/taking/messages/certified/??.certified.shared.ts",
      "!../../../../api/src/content/taking/messages/certified/en.certified.shared.ts",
    ],
    { import: "default" },
  ),
);
