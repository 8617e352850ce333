import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { columnsOf, type Run } from "./pdf.layout.ts";
import { paragraphsOf } from "./pdf.paragraphs.ts";
import { type Source, sourceOf } from "./source.ts";
import { unreadable } from "./unreadable.ts";

const limits = { pages: 50, characters: 200_000 };

/** The used part of pdf-parse's document, whose own text knows neither columns nor paragraphs. */
interface Document {
  numPages: number;
  getMetadata(): Promise<{ info: { Title?: unknown } }>;
  getPage(page: number): Promise<{ getTextContent(): Promise<{ items: Item[] }>; cleanup(): void }>;
}

interface Item {
  str: string;
  dir: string;
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
}

const require = createRequire(import.meta.url);
const pdfjs = dirname(createRequire(require.resolve("pdf-parse")).resolve("pdfjs-dist/package.json"));

export async function readFile({ bytes }: { bytes: Uint8Array }): Promise<Source> {
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
  for (
    let number = 1;
    number <= Math.min(document.numPages, limits.pages) && characters < limits.characters;
    number++
  ) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    characters += items.reduce((sum, { str }) => sum + str.length, 0);
    pages.push(columnsOf(runsOf(items)));
  }
  const { info } = await document.getMetadata();
  const paragraphs = paragraphsOf(pages);
  if (paragraphs.every(({ text }) => text.length < 3)) throw unreadable("pdf_unreadable", scanned);
  const passages = paragraphs.map(({ text, page }) => ({ text, anchor: { kind: "page" as const, page } }));
  return sourceOf({ sourceType: "pdf", title: titleOf(info.Title), url: null, passages }, tooLittle);
}

const scanned =
  "This PDF seems to be scanned: its pages are pictures without text. Please upload one whose text can be selected.";
const tooLittle =
  "There is too little text in this PDF to make questions from. If its pages are scanned, their text cannot be read.";

function runsOf(items: Item[]): Run[] {
  const upright = items.filter(({ str, transform: [a, b] }) => str.trim() !== "" && Math.abs(b) < Math.abs(a));
  const runs = (mirror: 1 | -1) =>
    upright.map(({ str, width, height, transform: [, , , , x, y] }) => ({
      text: str,
      left: mirror === 1 ? x : -x - width,
      right: mirror === 1 ? x + width : -x,
      y: -y,
      size: height,
    }));
  if (upright.filter(({ dir }) => dir === "rtl").length < upright.length / 2) return runs(1);
  // Right-to-left pages are laid out mirrored, so they are read as mirrored and their text is not.
  return runs(-1).toSorted((a, b) => a.y - b.y || a.left - b.left);
}

/** Many programs store a file name or their own name as the title. */
const titleOf = (title: unknown): string | null =>
  typeof title === "string" && !/^$|^untitled|microsoft|\.\w{2,5}$/i.test(title.trim()) ? title : null;
