import type { Run } from "./pdf.layout.ts";

/** Number of lines from which a page may have a header and a footer. */
const fullPage = 8;
/** A line on this share of the pages is a header or footer. Left and right pages may have different ones. */
const repeatedShare = 0.3;
/** Maximum distance between pages with the same header: pages of a chapter are neighbours, left or right. */
const near = 2;
/** Number of pages that have to agree on the number printed on them. */
const agreeing = 3;

/** Finds the lines of a page (by index) that are its header, its footer or its number. */
export function edgeLines(pages: Run[][][]): (page: number) => Set<Run> {
  const edges = pages.map(edgesOf);
  const places = new Map<string, number[]>();
  edges.forEach((lines, page) => {
    for (const key of new Set(lines.map(pattern))) places.set(key, [...(places.get(key) ?? []), page]);
  });
  const enough = Math.max(2, pages.length * repeatedShare);
  const offset = numbering(edges);
  const isRepeated = (line: Run, page: number) => {
    const occurrences = places.get(pattern(line)) ?? [];
    return (
      occurrences.length >= enough || occurrences.some((other) => other !== page && Math.abs(other - page) <= near)
    );
  };
  return (page) =>
    new Set(
      edges[page]?.filter(
        (line) =>
          isPageNumber(line) ||
          isRepeated(line, page) ||
          (offset !== null && numbersAround(line).includes(page + offset)),
      ),
    );
}

/** The lines that may contain the page number and the running title. */
function edgesOf(columns: Run[][]): Run[] {
  const lines = columns.flat().toSorted((a, b) => a.y - b.y);
  return lines.length < fullPage ? [] : [...lines.slice(0, 2), ...lines.slice(-2)];
}

/** "12", "xii", "Page 3 of 20" and the like in other languages. */
const isPageNumber = ({ text }: Run) =>
  /^(?:[ivxlc]{1,6}|(?:\p{L}+ )?\d{1,4}(?: (?:\p{L}+ )?\d{1,4})?)$/u.test(text.replace(/[^\p{L}\d]+/gu, " ").trim());

const pattern = ({ text }: Run) => text.replace(/\d+/g, "#");

/** The numbers at the beginning and at the end of a line. */
const numbersAround = ({ text }: Run) =>
  [/^\d{1,4}(?=\s)/.exec(text), /(?<=\s)\d{1,4}$/.exec(text)].flatMap((found) => (found ? [Number(found[0])] : []));

/**
 * Difference between the printed page numbers and the page indexes; null if no numbers are printed next to other words.
 */
function numbering(edges: Run[][]): number | null {
  const votes = new Map<number, number>();
  edges.forEach((lines, page) => {
    for (const offset of new Set(lines.flatMap(numbersAround).map((number) => number - page)))
      votes.set(offset, (votes.get(offset) ?? 0) + 1);
  });
  const [offset, count] = [...votes].reduce((most, vote) => (vote[1] > most[1] ? vote : most), [0, 0]);
  return count >= Math.max(agreeing, edges.length / 4) ? offset : null;
}
