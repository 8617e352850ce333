import type { CompiledMessage } from "icu-minify/format";
import english from "../../../../api/src/content/taking/messages/en.json?formula";
import { spokenOf } from "../../ui/text/spoken.ts";
import { part } from "./part.ts";
import { spokenLanguage } from "./t.ts";

const { t, words } = part(
  english,
  import.meta.glob<CompiledMessage[]>(
    ["../../../../api/src/content/taking/messages/??.json", "!../../../../api/src/content/taking/messages/en.json"],
    { import: "default", query: "?formula" },
  ),
);

/** The language of each formula's name. */
const names = new WeakMap<Element, string>();

/** Names the formulas on the page in words. Otherwise screen readers would read their TeX. */
export async function nameFormulas() {
  await words;
  for (const formula of document.querySelectorAll("math")) {
    if (names.get(formula) === spokenLanguage()) continue;
    names.set(formula, spokenLanguage());
    formula.setAttribute("aria-label", spokenOf(formula, t));
  }
}
