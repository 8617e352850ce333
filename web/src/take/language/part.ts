import type { Translator } from "../../../../api/src/platform/shared/messages.shared.ts";
import { catalog, type Files, type Texts } from "./catalog.ts";
import { addCatalog } from "./speak.ts";
import { type Messages as First, t as first } from "./t.ts";

/** `t` for a part of the messages with its own file in each language. Wait for `words` before using them. */
export const part = <Messages extends Texts>(english: Messages, files: Files) => ({
  t: first as unknown as Translator<First & Messages>,
  words: addCatalog(catalog(english, files)),
});
