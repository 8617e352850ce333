import { deflateSync } from "node:zlib";
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts, setCharacterSpacing } from "pdf-lib";

interface Place {
  x: number;
  y: number;
  width: number;
  font: PDFFont;
  apart: number;
}

const size = 10;
const leading = 13;

const linesOf = (text: string, { width, font, apart }: Pick<Place, "width" | "font" | "apart">): string[] =>
  text.split("\n").flatMap((part) => {
    const lines = [""];
    for (const word of part.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (font.widthOfTextAtSize(longer, size) + apart * longer.length > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });

function set(paragraphs: string[], { x, y, ...rest }: Place) {
  let top = y;
  return paragraphs.flatMap((paragraph) => {
    const lines = linesOf(paragraph, rest).map((text, index) => ({ text, x, y: top - (index + 1) * leading }));
    top -= (lines.length + 1) * leading;
    return lines;
  });
}

const a4: [number, number] = [595, 842];

export interface Typesetting {
  title?: string;
  pages: string[][];
  columns?: 1 | 2;
  /** Line by line across both columns, the order that some programs write. */
  interleaved?: boolean;
  headers?: boolean;
  /** Points between letters. */
  apart?: number;
}

export async function aPdf({
  title,
  pages,
  columns = 1,
  interleaved = false,
  headers = false,
  apart = 0,
}: Typesetting) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  if (title) document.setTitle(title);
  pages.forEach((paragraphs, index) => {
    const page = document.addPage(a4);
    page.pushOperators(setCharacterSpacing(apart));
    const width = columns === 1 ? 475 : 225;
    const half = Math.ceil(paragraphs.length / columns);
    const left = set(paragraphs.slice(0, half), { x: 60, y: 780, width, font, apart });
    const right = set(paragraphs.slice(half), { x: 310, y: 775, width, font, apart });
    const lines = interleaved ? [...left, ...right].toSorted((a, b) => b.y - a.y) : [...left, ...right];
    for (const line of lines) write(page, font, line);
    if (!headers) return;
    write(page, font, { text: "Annals of Examples, volume 7", x: 230, y: 815 });
    write(page, font, { text: `Page ${index + 1} of ${pages.length}`, x: 270, y: 30 });
  });
  return Buffer.from(await document.save());
}

const write = (page: PDFPage, font: PDFFont, { text, x, y }: { text: string; x: number; y: number }) =>
  page.drawText(text, { x, y, size, font });

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export async function aScannedPdf() {
  const document = await PDFDocument.create();
  const image = await document.embedPng(Buffer.from(pixel, "base64"));
  for (let page = 0; page < 3; page++) document.addPage(a4).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return Buffer.from(await document.save());
}

function rawPdf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);

const catalogue = "<</Type/Catalog/Pages 2 0 R>>";
const onePage = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>";
const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

export const anEncryptedPdf = () =>
  rawPdf(
    [catalogue, onePage, page, stream("", Buffer.from("BT /F 12 Tf (secret) Tj ET")), font],
    `/ID[<${"00".repeat(16)}><${"00".repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${"11".repeat(32)}>/U<${"22".repeat(32)}>>>`,
  );

/** A PDF with text on a hundred of its pages. */
export function aLongPdf(count: number) {
  const said = Array.from({ length: 100 }, (_, i) => `This is what is said on page ${i + 1}.`);
  const first = 4 + said.length;
  const kids = Array.from({ length: count }, (_, i) => `${first + i} 0 R`).join(" ");
  return rawPdf([
    catalogue,
    `<</Type/Pages/Kids[${kids}]/Count ${count}/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>>>`,
    font,
    ...said.map((text) => stream("", Buffer.from(`BT /F 12 Tf 60 700 Td (${text}) Tj ET`))),
    ...Array.from({ length: count }, (_, i) => `<</Type/Page/Parent 2 0 R/Contents ${4 + (i % said.length)} 0 R>>`),
  ]);
}

export const bombs = {
  deflated: () => {
    const content = deflateSync(deflateSync(Buffer.alloc(400_000_000, " "), { level: 1 }));
    return rawPdf([catalogue, onePage, page, stream("/Filter[/FlateDecode/FlateDecode]", content), font]);
  },
  talkative: () => {
    const content = deflateSync(Buffer.from(`BT /F 12 Tf ${"1 0 0 1 9 9 Tm (ab) Tj ".repeat(4_500_000)}ET`), {
      level: 1,
    });
    return rawPdf([catalogue, onePage, page, stream("/Filter/FlateDecode", content), font]);
  },
  repetitive: () => {
    const content = deflateSync(Buffer.from(`BT /F 12 Tf ${"1 0 0 1 9 9 Tm (ab) Tj ".repeat(200_000)}ET`));
    const kids = Array.from({ length: 2000 }, (_, i) => `${i + 5} 0 R`).join(" ");
    return rawPdf([
      catalogue,
      `<</Type/Pages/Kids[${kids}]/Count 2000>>`,
      stream("/Filter/FlateDecode", content),
      font,
      ...Array.from(
        { length: 2000 },
        () => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>",
      ),
    ]);
  },
};

/** Files whose structure is false. */
export const liars = {
  pageTreeCycle: () => rawPdf([catalogue, "<</Type/Pages/Kids[2 0 R]/Count 3>>"]),
  countless: () => rawPdf([catalogue, "<</Type/Pages/Kids[]/Count 1000000000>>"]),
  empty: () => rawPdf([catalogue, "<</Type/Pages/Kids[]/Count 0>>"]),
  noCatalogue: () => rawPdf(["<<>>"]),
  noise: () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5000, "nonsense ")]),
};
