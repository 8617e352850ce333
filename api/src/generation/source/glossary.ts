import type { Passage } from "./source.ts";

/** A term with what a glossary says it means. */
interface Entry {
  term: string;
  meaning: string;
}

/** An entry is a term in bold type, or in a list of definitions, with a phrase behind it. */
const limits = { term: { words: 5, characters: 60 }, meaning: { least: 4, most: 45 }, entries: 2, share: 0.8 };

/**
 * Takes the glossaries out of a page. What reads the page for its article leaves them out or takes them for prose, while
 * their entries are what a text itself says that its terms mean.
 */
export function takeGlossaries(page: Document): Entry[] {
  const entries: Entry[] = [];
  for (const list of page.querySelectorAll("dl, div, section, ul")) {
    if (entries.length > 0 && !page.contains(list)) continue;
    const rows = list.tagName === "DL" ? pairsOf(list) : rowsOf(list);
    const found = rows.flatMap((row) => row ?? []);
    if (found.length < limits.entries || found.length < limits.share * rows.length) continue;
    entries.push(...found);
    list.remove();
  }
  return entries;
}

/** As the page has them, one after the other, so that a quote is one of the page. */
export const glossaryPassages = (entries: readonly Entry[], before: number): Passage[] =>
  entries.map(({ term, meaning }, index) => ({
    text: `${term} ${meaning}`,
    anchor: { kind: "paragraph", paragraph: before + index + 1 },
    section: null,
    term,
  }));

const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
const wordsIn = (text: string) => text.split(" ").filter((word) => /\p{L}/u.test(word)).length;

function entryOf(term: string, meaning: string): Entry | null {
  const { words, characters } = limits.term;
  const size = wordsIn(meaning);
  const isTerm = /^\p{L}[^.:;?!]*$/u.test(term) && term.length <= characters && wordsIn(term) <= words;
  const isPhrase = size >= limits.meaning.least && size <= limits.meaning.most && !/[?!]|\.\s+\p{Lu}/u.test(meaning);
  return isTerm && isPhrase ? { term, meaning } : null;
}

/** The children of a list that are entries; null for those that are none. */
const rowsOf = (list: Element): (Entry | null)[] => [...list.children].map(rowOf);

/** A term in bold type with a block behind it: in running text, what follows bold type is a sentence. */
function rowOf(row: Element): Entry | null {
  const [name, body, more] = row.children;
  if (!name || !body || more || !/^(B|STRONG|DFN)$/.test(name.tagName) || !/^(DIV|P|DD)$/.test(body.tagName))
    return null;
  if (plain(row.textContent).length > plain(name.textContent).length + plain(body.textContent).length + 1) return null;
  return entryOf(plain(name.textContent), plain(body.textContent));
}

function pairsOf(list: Element): (Entry | null)[] {
  const parts = [...list.querySelectorAll("dt, dd")];
  return parts.flatMap((part, index) => {
    if (part.tagName !== "DT") return [];
    const next = parts[index + 1];
    return [next?.tagName === "DD" ? entryOf(plain(part.textContent), plain(next.textContent)) : null];
  });
}
