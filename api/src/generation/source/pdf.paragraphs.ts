import type { Run } from "./pdf.layout.ts";

export interface PagedText {
  page: number;
  text: string;
}

export function paragraphsOf(pages: Run[][][]): PagedText[] {
  const repeated = repeatedLines(pages);
  const words = new Set(pages.flat(2).flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  const paragraphs: PagedText[] = [];
  let open: Ending | null = null;
  pages.forEach((columns, index) => {
    const edges = edgesOf(columns);
    for (const column of columns) {
      const lines = column.filter((line) => !edges.has(line) || !(repeated.has(pattern(line)) || isPageNumber(line)));
      const right = Math.max(...lines.map((line) => line.right));
      const leading = usualLeading(lines);
      lines.forEach((line, at) => {
        const above = lines[at - 1];
        const last = paragraphs.at(-1);
        // At the top of a column, a paragraph continues if it was left in mid-sentence.
        const goesOn = above ? !begins(line, above, leading, right) : open !== null && resumes(line, open);
        if (last && goesOn) last.text = joined(last.text, line.text, words);
        else paragraphs.push({ page: index + 1, text: line.text });
        open = endsSentence.test(line.text) ? null : { line, isFull: lines.length > 2 && isFull(line, right) };
      });
    }
  });
  return paragraphs;
}

const endsSentence = /[.!?:…]["'”’»)\]]*$/;
const bullet = /^(?:[•◦▪‣*–-]|\(?(?:\d{1,2}|[a-z])[.)])\s/;

/** Of lines in one paragraph: differences in font size, and distances as a share of the usual ones. */
const sameText = { size: 0.08, leading: 1.3 };
/** In font sizes: the indent of a first line, what a full line may lack, and the distance of lines if unknown. */
const spacing = { indent: 0.8, missing: 4, leading: 1.4 };

const isAlike = (a: Run, b: Run) => Math.abs(a.size - b.size) < sameText.size * a.size;
const isFull = (line: Run, right: number) => right - line.right < spacing.missing * line.size;

interface Ending {
  line: Run;
  isFull: boolean;
}

const resumes = (line: Run, { line: last, isFull }: Ending) =>
  isAlike(line, last) && (isFull || /^\p{Ll}/u.test(line.text));

function begins(line: Run, above: Run, leading: number, right: number): boolean {
  if (line.y - above.y > sameText.leading * leading || !isAlike(line, above)) return true;
  if (bullet.test(line.text)) return true;
  if (!endsSentence.test(above.text)) return false;
  return line.left - above.left > spacing.indent * line.size || !isFull(above, right);
}

function usualLeading(lines: Run[]): number {
  const steps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y));
  const single = spacing.leading * (lines[0]?.size ?? 0);
  return steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? single;
}

const longestWord = 50;

/** Rejoins words divided at the end of a line; Chinese and Japanese have no spaces. */
function joined(text: string, next: string, words: Set<string>): string {
  const [head, tail] = [/(\p{L}+)[-\u00AD]$/u.exec(text.slice(-longestWord))?.[1], /^\p{Ll}+/u.exec(next)?.[0]];
  if (head && tail) {
    const isWhole = words.has((head + tail).toLowerCase()) || !words.has(head.toLowerCase()) || !words.has(tail);
    return (isWhole ? text.slice(0, -1) : text) + next;
  }
  const isDense = dense.test(text.slice(-1)) && dense.test(next.slice(0, 1));
  return isDense ? text + next : `${text} ${next}`;
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Lines from which a page may have a header and a footer. */
const fullPage = 8;
/** A line on this share of the pages is a header or footer. Left and right pages may have different ones. */
const repeatedShare = 0.3;

/** The lines that may hold page number and running title. */
function edgesOf(columns: Run[][]): Set<Run> {
  const lines = columns.flat().toSorted((a, b) => a.y - b.y);
  return new Set(lines.length < fullPage ? [] : [...lines.slice(0, 2), ...lines.slice(-2)]);
}

/** "12", "Page 3 of 20" and the like in other languages. */
const isPageNumber = ({ text }: Run) =>
  /^(?:\p{L}+ )?\d{1,4}(?: (?:\p{L}+ )?\d{1,4})?$/u.test(text.replace(/[^\p{L}\d]+/gu, " ").trim());
const pattern = ({ text }: Run) => text.replace(/\d+/g, "#");

function repeatedLines(pages: Run[][][]): Set<string> {
  const counts = new Map<string, number>();
  for (const columns of pages) {
    for (const key of new Set([...edgesOf(columns)].map(pattern))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, pages.length * repeatedShare);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key));
}
