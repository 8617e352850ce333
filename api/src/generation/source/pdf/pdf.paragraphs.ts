import { type Path, under } from "../structure/headings.ts";
import type { Block } from "../structure/passages.ts";
import { edgeLines } from "./pdf.edges.ts";
import type { Run } from "./pdf.layout.ts";
import { bulleted, fontOf, kindOf, levelOf, monospace, usualStyle, withoutNotes } from "./pdf.lines.ts";

interface Paragraph {
  text: string;
  page: number;
  path: Path;
  isItem: boolean;
  /** The last line, while its sentence is unfinished. */
  open: Ending | null;
}

interface Ending {
  line: Run;
  isFull: boolean;
}

/** The paragraphs of pages, which are columns of lines. The first page has the number `firstPage`. */
export function paragraphsOf(pages: Run[][][], firstPage = 1): Block[] {
  const style = usualStyle(pages.flat(2));
  const edges = edgeLines(pages);
  const words = wordsIn(pages.flat(2));
  const paragraphs: Paragraph[] = [];
  let path: Path = [];
  /** The paragraph that continues after a page, a column, an image or a note. */
  let openParagraph: Paragraph | null = null;
  let current: Paragraph | null = null;
  let heading: { line: Run; text: string } | null = null;

  function readColumn(lines: Run[], page: number) {
    const right = Math.max(...lines.map((line) => line.right));
    const leading = usualLeading(lines);
    lines.forEach((line, at) => {
      const [above, below] = [lines[at - 1], lines[at + 1]];
      const isAlone =
        (!above || line.y - above.y > sameText.leading * leading) &&
        (!below || below.y - line.y > sameText.leading * leading);
      const kind = kindOf(line, style, isAlone);
      const continued = openParagraph && resumes(line, openParagraph.open) ? openParagraph : null;
      const isInside = above && current?.open?.line === above && !begins(line, above, leading, right);
      if (kind === "heading" && !(isInside && isAlike(line, above) && fontOf(line) === fontOf(above))) {
        readHeading(line, above, leading);
        return;
      }
      heading = null;
      // A line inside a sentence may be a name in a code font.
      if (kind === "contents" || (kind === "code" && (!isInside || endsSentence.test(above.text)))) {
        current = openParagraph = null;
        return;
      }
      const last = isInside ? current : above && isAlike(line, above) ? null : continued;
      current = last ?? newParagraph(line, page);
      if (last) last.text = joined(last.text, line.text, words);
      current.open = { line, isFull: lines.length > 2 && isFull(line, right) };
      if (kind !== "small") openParagraph = endsSentence.test(line.text) ? null : current;
    });
  }

  function newParagraph({ text }: Run, page: number): Paragraph {
    const isItem = bulleted.test(text);
    const paragraph = { text: isItem ? text.replace(bulleted, "") : text, page, path, isItem, open: null };
    paragraphs.push(paragraph);
    return paragraph;
  }

  function readHeading(line: Run, above: Run | undefined, leading: number) {
    const goesOn =
      heading &&
      heading.line === above &&
      isAlike(line, above) &&
      line.y - above.y < headingLeading * Math.max(leading, line.size);
    const text = goesOn && heading ? joined(heading.text, line.text, words) : line.text;
    heading = { line, text };
    path = under(path, levelOf(line, style), text);
    current = openParagraph = null;
  }

  pages.forEach((columns, index) => {
    const edge = edges(index);
    for (const column of columns) {
      const lines = withoutNotes(
        column.filter((line) => !edge.has(line)),
        style,
      );
      heading = null;
      readColumn(lines, firstPage + index);
    }
  });
  return paragraphs.map(({ text, page, path, isItem }) => ({ text, anchor: { kind: "page", page }, path, isItem }));
}

const endsSentence = /[.!?:…]["'”’»)\]]*$/;

/** Limits for lines in one paragraph: differences in font size, and distances as a share of the usual ones. */
const sameText = { size: 0.08, leading: 1.3 };
/** Distance of lines in one heading, as a share of its size. */
const headingLeading = 1.6;
/**
 * Font sizes: the indent of a first line, the space that a full line may lack, and the distance of lines if unknown.
 */
const spacing = { indent: 0.8, missing: 4, leading: 1.4 };

/** Names in a code font are often a little smaller than the text around them. */
const isAlike = (a: Run, b: Run) =>
  Math.abs(a.size - b.size) < (a.fonts.has(monospace) || b.fonts.has(monospace) ? 2 : 1) * sameText.size * a.size;
const isFull = (line: Run, right: number) => right - line.right < spacing.missing * line.size;

const resumes = (line: Run, open: Ending | null) =>
  open !== null && isAlike(line, open.line) && (open.isFull || /^\p{Ll}/u.test(line.text));

function begins(line: Run, above: Run, leading: number, right: number): boolean {
  if (line.y - above.y > sameText.leading * leading || !isAlike(line, above)) return true;
  if (bulleted.test(line.text)) return true;
  if (!endsSentence.test(above.text)) return false;
  return line.left - above.left > spacing.indent * line.size || !isFull(above, right);
}
function usualLeading(lines: Run[]): number {
  const steps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y));
  const single = spacing.leading * (lines[0]?.size ?? 0);
  return steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? single;
}

/** The words of a document. */
interface Words {
  all: Set<string>;
  /** Words and compounds inside lines. A word at the end of a line may be part of a divided word. */
  inside: Set<string>;
}

function wordsIn(lines: Run[]): Words {
  const texts = lines.map(({ text }) => text.toLowerCase());
  const matchesIn = (pattern: RegExp, texts: string[]) => texts.flatMap((text) => text.match(pattern) ?? []);
  const inner = texts.map((text) =>
    text.replace(/^\p{L}+/u, "").replace(/(?<!\p{L})\p{L}+[-\u00AD\u2010\u2011]?$/u, ""),
  );
  return {
    all: new Set(matchesIn(/\p{L}+/gu, texts)),
    inside: new Set([
      ...matchesIn(/\p{L}+/gu, inner),
      ...matchesIn(/(?<!\p{L})\p{L}+(?:[-\u2010\u2011]\p{L}+)+/gu, inner),
    ]),
  };
}

/** Beginnings of English compounds that always have a hyphen. */
const compounding = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|well|self|ex|non|half)$/;

const longestWord = 50;
/** The hyphen is optional, because pdf.js leaves some hyphens out of its text. */
const divided = /(?<!\p{L})(?<head>\p{L}+)(?<hyphen>[-\u00AD\u2010\u2011]?)$/u;
/** Words after a hyphen that replaces the end of a word: "pre- and postwar", "Haupt- und Nebenfächer". */
const suspending = /^(?:and|und|oder|bzw|sowie|och|eller|og|oraz|lub)$/;
/** A compound with a name: "E-Mail", "Jean-Paul". A word is not divided before a capital. */
const startsWithCapital = /^\p{Lu}/u;

/** Rejoins words divided at the end of a line; Chinese and Japanese have no spaces. */
function joined(text: string, next: string, { all, inside }: Words): string {
  const { head = "", hyphen = "" } = divided.exec(text.slice(-longestWord))?.groups ?? {};
  if (head && hyphen && hyphen !== "\u00AD" && startsWithCapital.test(next)) return text + next;
  const tail = /^\p{Ll}+/u.exec(next.slice(0, longestWord))?.[0] ?? "";
  if (head && tail && !(hyphen && suspending.test(tail))) {
    const [first, whole] = [head.toLowerCase(), (head + tail).toLowerCase()];
    const isKnown = all.has(whole);
    const isCompound =
      inside.has(`${first}-${tail}`) ||
      (!isKnown && (compounding.test(first) || (inside.has(first) && inside.has(tail))));
    if (hyphen === "" ? isKnown && !inside.has(first) : hyphen === "\u00AD" || !isCompound)
      return text.slice(0, text.length - hyphen.length) + next;
    if (hyphen !== "") return text + next;
  }
  const isDense = dense.test(text.slice(-1)) && dense.test(next.slice(0, 1));
  return isDense ? text + next : `${text} ${next}`;
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
