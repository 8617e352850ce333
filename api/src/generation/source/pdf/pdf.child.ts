import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PageRange } from "../../pages.shared.ts";
import { leastCharacters, mostCharacters, type Source, sourceOf } from "../source.ts";
import { passagesIn } from "../structure/passages.ts";
import { tooComplex, unreadable } from "../unreadable.ts";
import { columnsOf, type Run } from "./pdf.layout.ts";
import { monospace } from "./pdf.lines.ts";
import { paragraphsOf } from "./pdf.paragraphs.ts";

const limits = { pages: 2000, characters: mostCharacters };

interface Input {
  bytes: Uint8Array;
  /** The link it was read from. */
  link?: string | null;
  pages?: PageRange | null;
  /** Milliseconds after which no further page is read. */
  millis?: number;
}

/** The used part of pdf-parse's document, whose own text knows neither columns nor paragraphs. */
interface Document {
  numPages: number;
  getMetadata(): Promise<{ info: { Title?: unknown } }>;
  getPage(page: number): Promise<{ getTextContent(): Promise<Content>; cleanup(): void }>;
}

interface Content {
  items: Item[];
  styles: Record<string, { fontFamily: string }>;
}

interface Item {
  fontName: string;
  str: string;
  dir: string;
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
}

const require = createRequire(import.meta.url);
const pdfjs = dirname(createRequire(require.resolve("pdf-parse")).resolve("pdfjs-dist/package.json"));

/**
 * Reads pages until the limits or the end are reached, and says in `read` if it was the limits. SOURCE_UNREADABLE if
 * there is too little text, or was within the time.
 */
export async function readFile({ bytes, link = null, pages: wanted = null, millis = 6000 }: Input): Promise<Source> {
  const deadline = performance.now() + millis;
  // pdf.js needs it when loaded, for drawing. The real one is native code, which a child may not load.
  Object.assign(globalThis, { DOMMatrix: class {} });
  const { PDFParse } = await import("pdf-parse");
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    // Without these, text in East Asian fonts is lost.
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
  for (let number = first; number <= end; number++) {
    isLate = number > first && performance.now() > deadline;
    if (characters >= limits.characters || isLate) break;
    const page = await document.getPage(number);
    const { items, styles } = await page.getTextContent();
    page.cleanup();
    characters += items.reduce((sum, { str }) => sum + str.length, 0);
    pages.push(columnsOf(runsOf({ items, styles })));
  }
  if (isLate && characters < leastCharacters) throw unreadable("pdf_unreadable", tooComplex, link);
  const { info } = await document.getMetadata();
  const paragraphs = paragraphsOf(pages, first);
  if (paragraphs.every(({ text }) => text.length < 3)) throw unreadable("pdf_unreadable", scanned, link);
  const title = titleOf(info.Title);
  const passages = passagesIn(paragraphs, title);
  const to = first + pages.length - 1;
  const read = to < last ? { unit: "page" as const, from: first, to, of: document.numPages } : null;
  return sourceOf({ sourceType: "pdf", title, url: link, language: null, passages, read }, tooLittle);
}

const fewerPages = (count: number) => `This PDF has only ${count} pages. Please name pages that it has.`;
const scanned =
  "This PDF seems to be scanned: its pages are pictures without text. Please upload one whose text can be selected.";
const tooLittle =
  "There is too little text in this PDF to make questions from. If its pages are scanned, their text cannot be read.";

/** Letters instead of the forms that Arabic is drawn in, and without the places where words may be divided. */
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
