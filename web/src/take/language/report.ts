import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?report";
import type { Translator } from "../../../../api/src/platform/shared/messages.shared.ts";
import type { Messages as Later } from "./deferred.ts";
import { part } from "./part.ts";

const report = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?report" },
  ),
);
export const reportWords = report.words;

/** Same as `t`, for the report of the page. */
export const t = report.t as Translator<Later & typeof english>;
