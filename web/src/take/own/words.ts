import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?own";
import type { Translator } from "../../../../api/src/platform/shared/messages.shared.ts";
import type { Messages as Later } from "../language/later.ts";
import { part } from "../language/part.ts";

const own = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?own" },
  ),
);
export const ownWords = own.words;

/** As `t`, for the link to one's own answers and the page that it leads to. */
export const t = own.t as Translator<Later & typeof english>;
