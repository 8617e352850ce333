import { capitalized } from "../platform/shared/words.shared.ts";

/** A sentence without its citations and references to figures: "(Young, 1999)", "[12]", "(see Figure 3)". */
export const withoutCitations = (text: string): string =>
  text.replace(brackets, (found) =>
    citations.some((citation) => citation.test(found.trimStart().slice(1, -1))) ? "" : found,
  );

/**
 * A sentence without its citations, its dateline ("LONDON —"), the label before it ("Background:"), the mark of its list
 * and a connector ("However,").
 */
export function readable(text: string, { connectors }: { connectors: RegExp | null }): string {
  const bare = withoutCitations(text).replace(lead, "");
  return connectors?.test(bare) ? capitalized(bare.replace(connectors, "")) : bare;
}

const lead =
  /^(?:\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2}(?:, \p{Lu}[\p{L}.]{1,20})?(?: \([^()]{2,30}\))?,? [—–]|\p{Lu}{3,20}(?: \p{Lu}{2,20}){0,2}(?: \([^()]{2,30}\))? ?[-:]|\p{Lu}[\p{L}-]{1,20}(?: \p{L}{2,15}){0,2} ?:|\(?\d{1,2}[.)]|[•*]) (?=\p{Lu})/u;

const brackets = / ?(?:\([^()[\]]{1,300}\)|\[[^()[\]]{1,60}\]|（[^（）]{1,300}）|［[^［］]{1,60}］)/g;

/** Tries only the first capital of each word. */
const leadingName = "(?<![\\p{L}\\p{M}'’.-])[\\p{Ll}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}'’.-]*\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const name = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const year = "(?:1[5-9]|20)\\d\\d[a-z]?";
const pointer =
  "figures?|fig|tables?|tab|plate|box|chapters?|ch|sections?|sec|equations?|eq|abbildung(?:en)?|abb|tabellen?|kapitel|kap|figuras?|tablas?|capítulos?|cap|figura|tableaux?|tabella|chapitres?|afbeelding|figuur|рис|табл|гл|图|圖|表|図";

const citations = [
  // "12", "3, 4" and "7–9" in square brackets are numbers of notes; a year in brackets is a source's year of
  // publication.
  /^\d{1,3}[a-z]?(?:\s?[,;–-]\s?\d{1,3}[a-z]?)*$/,
  new RegExp(`^(?:ca?\\.\\s)?${year}$`),
  new RegExp(
    `${leadingName}(?:,| et al\\.?,?| and ${name},?| & ${name},?)?\\s+(?:\\[?${year}\\]?|n\\.d\\.|in press|o\\. ?J\\.)(?=$|[,;:.\\s])`,
    "u",
  ),
  new RegExp(
    `^(?:see|cf\\.?|compare|siehe|s\\.|vgl\\.?|voir|cf|véase|ver|vedi|zie)?\\s*(?:also |auch )?(?:${pointer})\\.?(?:\\s*[\\d.–a-z-]+)?$`,
    "iu",
  ),
  /^(?:citation needed|note \d+|n \d+|nota \d+|anm\. ?\d+)$/i,
  /^(?:pp?|s|vol|bd)\.\s?\d+/i,
];
