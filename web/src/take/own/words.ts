import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?own";
import type { Translator } from "../../../../api/src/platform/shared/messages.shared.ts";
import type { Messages as Later } from "../language/deferred.ts";
import { part } from "../language/part.ts";

const own = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?own" },
  ),
);
export const ownWords = own.words;

/** Same as `t`, for the private link to the answers and its page. */
export const t = own.t as Translator<Later & typeof english>;
