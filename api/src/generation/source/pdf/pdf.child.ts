import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PageRange } from "../../pages.shared.ts";
import { leastCharacters, mostCharacters, type Source, sourceOf } from "../source.ts";
import { passagesIn } from "../structure/passages.ts";
import { tooComplex, unreadable } from "../unreadable.ts";
import { areLettersApart, asDrawn, type Drawing, type Item, mayLackHyphens } from "./pdf.drawn.ts";
import { columnsOf, type Run } from "./pdf.layout.ts";
import { monospace } from "./pdf.lines.ts";
import { withoutLineNumbers } from "./pdf.margin.ts";
import { paragraphsOf } from "./pdf.paragraphs.ts";

const limits = { pages: 2000, characters: mostCharacters };

interface Input {
  bytes: Uint8Array;
  /** The link of the file. */
  link?: string | null;
  pages?: PageRange | null;
  /** Milliseconds on the clock after which no further page is read. */
  millis?: number;
}

/** The used part of pdf-parse's document. Its own text ignores columns and paragraphs. */
interface Document {
  numPages: number;
  getMetadata(): Promise<{ info: { Title?: unknown } }>;
  getPage(page: number): Promise<Page>;
}

interface Page {
  getTextContent(): Promise<Content>;
  getOperatorList(): Promise<Drawing>;
  cleanup(): void;
}

interface Content {
  items: readonly Item[];
  styles: Record<string, { fontFamily: string }>;
}

const require = createRequire(import.meta.url);
const pdfjs = dirname(createRequire(require.resolve("pdf-parse")).resolve("pdfjs-dist/package.json"));

/**
 * Reads pages until the limits or the end are reached. Sets `read` if it was the limits. Throws SOURCE_UNREADABLE if
 * there is too little text, or was within the time.
 */
export async function readFile({ bytes, link = null, pages: wanted = null, millis = 6000 }: Input): Promise<Source> {
  const isOver = deadlineAfter(millis);
  // Used by pdf.js while loading, for drawing. The real class is native code, which a child may not load.
  Object.assign(globalThis, { DOMMatrix: class {} });
  const { PDFParse } = await import("pdf-parse");
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    // Text in East Asian fonts is lost without these.
    cMapUrl: `${join(pdfjs, "cmaps")}/`,
    standardFontDataUrl: `${join(pdfjs, "standard_fonts")}/`,
    isEvalSupported: false,
    verbosity: 0,
  });
  // biome-ignore lint/complexity/useLiteralKeys: TypeScript opens what is private to brackets only
  const document: Document = await parser["load"]();
  const pages: Run[][][] = [];
  let characters = 0;
  const [first, last] = [wanted?.from ?? 1, Math.min(document.numPages, wanted?.to ?? document.numPages)];
  if (first > document.numPages && wanted) throw unreadable("pdf_unreadable", fewerPages(document.numPages), link);
  const end = Math.min(last, first + limits.pages - 1);
  let isLate = false;
  let spaced = 0;
  // A document stores its hyphens in one way, and drawing a page takes about as long as reading it.
  let looksLeft = 3;
  for (let number = first; number <= end; number++) {
    isLate = number > first && isOver() !== null;
    if (characters >= limits.characters || isLate) break;
    const page = await document.getPage(number);
    const { items: plain, styles } = await page.getTextContent();
    const isApart = areLettersApart(plain);
    const isDrawn = isApart || (looksLeft > 0 && mayLackHyphens(plain));
    const items = isDrawn ? await drawnItems(page, plain) : plain;
    page.cleanup();
    if (isDrawn && items === plain) looksLeft--;
    if (isApart && areLettersApart(items)) spaced++;
    characters += items.reduce((sum, { str }) => sum + str.length, 0);
    pages.push(columnsOf(withoutLineNumbers(runsOf({ items, styles }))));
  }
  if (isLate && characters < leastCharacters) {
    if (isOver() === "clock") throw Object.assign(new Error("Others had the processor"), { name: "Starved" });
    throw unreadable("pdf_unreadable", tooComplex, link);
  }
  if (spaced > pages.length / 2) throw unreadable("pdf_unreadable", lettersApart, link);
  const { info } = await document.getMetadata();
  const paragraphs = paragraphsOf(pages, first).map((paragraph) => ({ ...paragraph, text: facing(paragraph.text) }));
  if (paragraphs.every(({ text }) => text.length < 3)) throw unreadable("pdf_unreadable", scanned, link);
  const title = titleOf(info.Title);
  const passages = passagesIn(paragraphs, title);
  const to = first + pages.length - 1;
  const pageRange = to < last ? { unit: "page" as const, from: first, to, of: document.numPages } : null;
  return sourceOf({ sourceType: "pdf", title, url: link, language: null, passages, read: pageRange }, tooLittle);
}

/**
 * The limit that was reached: "processor" if at least half the time was processor time, otherwise "clock", because
 * others had it. Null before that.
 */
function deadlineAfter(millis: number): () => "processor" | "clock" | null {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    if (performance.now() - began <= millis) return null;
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1000 >= millis / 2 ? "processor" : "clock";
  };
}

/** Drawing may fail where reading does not. */
const drawnItems = async (page: Page, items: readonly Item[]) =>
  asDrawn(items, await page.getOperatorList().catch(() => ({ fnArray: [], argsArray: [] })));

const lettersApart =
  "The letters of this PDF are spaced out, so its words cannot be recognized. Please copy its text and paste it instead.";
const fewerPages = (count: number) => `This PDF has only ${count} pages. Please name pages that it has.`;
const scanned =
  "This PDF seems to be scanned: its pages are pictures without text. Please upload one whose text can be selected.";
const tooLittle =
  "There is too little text in this PDF to make questions from. If its pages are scanned, their text cannot be read.";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const mirrors: Record<string, string> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/**
 * Some programs store the brackets of right-to-left text as they look, so that each pair starts with the closing one.
 */
export function facing(text: string): string {
  if (!rightToLeft.test(text)) return text;
  const brackets = text.match(/[()[\]«»]/g) ?? [];
  const closing = brackets.filter((bracket) => ")]»".includes(bracket));
  const isMirrored = brackets[0] !== undefined && brackets[0] === closing[0] && 2 * closing.length === brackets.length;
  return isMirrored ? text.replace(/[()[\]«»]/g, (bracket) => mirrors[bracket] ?? bracket) : text;
}

/** Restores letters from the drawn forms of Arabic, and removes the places where words may be divided. */
const asTyped = (text: string) =>
  text.replace(/[\uFB50-\uFDFF\uFE70-\uFEFC]+/g, (forms) => forms.normalize("NFKC")).replace(/\u00AD(?=.)/g, "");

function runsOf({ items, styles }: Content): Run[] {
  const upright = items.filter(({ str, transform: [a, b] }) => str.trim() !== "" && Math.abs(b) < Math.abs(a));
  const runs = (mirror: 1 | -1) =>
    upright.map(({ str, width, height, fontName, transform: [, , , , x, y] }) => ({
      text: asTyped(str),
      left: mirror === 1 ? x : -x - width,
      right: mirror === 1 ? x + width : -x,
      y: -y,
      size: height,
      fonts: new Map([[styles[fontName]?.fontFamily === monospace ? monospace : fontName, str.length]]),
    }));
  if (upright.filter(({ dir }) => dir === "rtl").length < upright.length / 2) return runs(1);
  // Right-to-left pages are laid out mirrored, so they are read as mirrored and their text is not.
  return runs(-1).toSorted((a, b) => a.y - b.y || a.left - b.left);
}

/** Many programs store a file name or their own name as the title. */
const titleOf = (title: unknown): string | null =>
  typeof title === "string" && !/^$|^untitled|microsoft|\.\w{2,5}$/i.test(title.trim()) ? title : null;
