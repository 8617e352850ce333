import type { CheerioAPI } from "cheerio";
import type { Passage } from "../../extractive/source.ts";

/** A term and its meaning in a glossary. */
interface Entry {
  term: string;
  meaning: string;
}

type Nodes = ReturnType<CheerioAPI>;

/** An entry is a term in bold type or in a definition list, with a phrase after it. */
const limits = { term: { words: 5, characters: 60 }, meaning: { least: 4, most: 45 }, entries: 2, share: 0.8 };

/**
 * Takes the glossaries out of a page. The article reader leaves them out or takes them for prose, although their
 * entries show the meaning of terms in the text.
 */
export function takeGlossaries($: CheerioAPI): Entry[] {
  const entries: Entry[] = [];
  for (const element of $("dl, div, section, ul")) {
    const list = $(element);
    if (entries.length > 0 && list.closest("html").length === 0) continue;
    const rows = list.is("dl") ? pairsOf($, list) : rowsOf($, list);
    const termEntries = rows.flatMap((row) => row ?? []);
    if (termEntries.length < limits.entries || termEntries.length < limits.share * rows.length) continue;
    entries.push(...termEntries);
    list.remove();
  }
  return entries;
}

/** Keeps the term and meaning of the page in sequence, so that a quote matches the page. */
export const glossaryPassages = (entries: readonly Entry[], before: number): Passage[] =>
  entries.map(({ term, meaning }, index) => ({
    text: `${term} ${meaning}`,
    anchor: { kind: "paragraph", paragraph: before + index + 1 },
    section: null,
    term,
  }));

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const wordsIn = (text: string) => text.split(" ").filter((word) => /\p{L}/u.test(word)).length;

function entryOf(term: string, meaning: string): Entry | null {
  const { words, characters } = limits.term;
  const size = wordsIn(meaning);
  const isTerm = /^\p{L}[^.:;?!]*$/u.test(term) && term.length <= characters && wordsIn(term) <= words;
  const isPhrase = size >= limits.meaning.least && size <= limits.meaning.most && !/[?!]|\.\s+\p{Lu}/u.test(meaning);
  return isTerm && isPhrase ? { term, meaning } : null;
}

/** The children of a list as entries; null for other children. */
const rowsOf = ($: CheerioAPI, list: Nodes) =>
  list
    .children()
    .toArray()
    .map((row) => rowOf($(row)));

/** A term in bold type with a block after it. In running text, a sentence follows bold type. */
function rowOf(row: Nodes): Entry | null {
  const [name, body] = [row.children().eq(0), row.children().eq(1)];
  if (row.children().length !== 2 || !name.is("b, strong, dfn") || !body.is("div, p, dd")) return null;
  const [term, meaning] = [plain(name.text()), plain(body.text())];
  return plain(row.text()).length > term.length + meaning.length + 1 ? null : entryOf(term, meaning);
}

function pairsOf($: CheerioAPI, list: Nodes): (Entry | null)[] {
  const parts = list
    .find("dt, dd")
    .toArray()
    .map((part) => $(part));
  return parts.flatMap((part, index) => {
    if (!part.is("dt")) return [];
    const next = parts[index + 1];
    return [next?.is("dd") ? entryOf(plain(part.text()), plain(next.text())) : null];
  });
}
