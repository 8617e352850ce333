import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/timed/en.timed.shared.ts";
import { part } from "./part.ts";

/** What is said of a time limit. */
export const { t, words: timedWords } = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    [
      "../../../../api/src/content/taking/messages/timed/??.timed.shared.ts",
      "!../../../../api/src/content/taking/messages/timed/en.timed.shared.ts",
    ],
    { import: "default" },
  ),
);
