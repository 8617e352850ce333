import { strToU8, type Zippable, zipSync } from "fflate";

type Parts = Record<string, string | Uint8Array>;

const zip = (parts: Parts, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
      ) as Zippable,
      { level },
    ),
  );

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A paragraph of Word. `properties` and `after` are XML. */
export const wordParagraph = (text: string, { style = "", properties = "", after = "" } = {}) =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${properties}</w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>${after}</w:p>`;

const wordNames = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const types = { "[Content_Types].xml": "<Types/>" };

/** Styles as a German Word stores them: ids in German, names in English. */
const styles = `<w:styles ${wordNames}>
  <w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style>
</w:styles>`;

export const aWordDocument = (...paragraphs: string[]) =>
  zip({
    ...types,
    "word/document.xml": `<w:document ${wordNames}><w:body>${paragraphs.join("")}<w:sectPr/></w:body></w:document>`,
    "word/styles.xml": styles,
  });

interface Slide {
  title?: string;
  texts: string[];
  notes?: string;
  isHidden?: boolean;
}

const presentationNames =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relations = (entries: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${entries.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const shape = (type: string, texts: readonly string[]) =>
  `<p:sp><p:nvPr><p:ph type="${type}"/></p:nvPr><p:txBody>${texts.map((text) => `<a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p>`).join("")}</p:txBody></p:sp>`;

/** A presentation whose files are numbered against its order, as after slides were moved. */
export function aPresentation(slides: Slide[]) {
  const fileOf = (index: number) => `slide${slides.length - index}.xml`;
  const ids = slides.map((_, index) => `<p:sldId id="${index + 256}" r:id="rId${index + 1}"/>`).join("");
  const parts: Parts = {
    ...types,
    "ppt/presentation.xml": `<p:presentation ${presentationNames}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(slides.map((_, index) => ["slide", `slides/${fileOf(index)}`])),
  };
  for (const [index, { title, texts, notes, isHidden }] of slides.entries()) {
    const shapes = [shape("body", texts), title ? shape("title", [title]) : "", shape("sldNum", [`Slide ${index}`])];
    parts[`ppt/slides/${fileOf(index)}`] =
      `<p:sld ${presentationNames}${isHidden ? ' show="0"' : ""}><p:spTree>${shapes.join("")}</p:spTree></p:sld>`;
    if (!notes) continue;
    parts[`ppt/slides/_rels/${fileOf(index)}.rels`] = relations([["notesSlide", `../notesSlides/${fileOf(index)}`]]);
    parts[`ppt/notesSlides/${fileOf(index)}`] =
      `<p:notes ${presentationNames}>${shape("sldImg", ["A picture"])}${shape("body", [notes])}</p:notes>`;
  }
  return zip(parts);
}

interface Book {
  title: string;
  /** The XHTML inside the body of each chapter, in the order of reading. */
  chapters: string[];
  encryption?: string;
}

export function aBook({ title, chapters, encryption }: Book) {
  const fileOf = (index: number) => `text/chapter ${chapters.length - index}.xhtml`;
  const items = chapters.map(
    (_, index) => `<item id="c${index}" href="${encodeURI(fileOf(index))}" media-type="application/xhtml+xml"/>`,
  );
  const parts: Parts = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    "OEBPS/book.opf": `<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata>
      <manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.reverse().join("")}</manifest>
      <spine><itemref idref="nav"/>${chapters.map((_, index) => `<itemref idref="c${index}"/>`).join("")}</spine></package>`,
    "OEBPS/nav.xhtml": "<html><body><nav><ol><li>Chapter</li></ol></nav></body></html>",
  };
  if (encryption) parts["META-INF/encryption.xml"] = encryption;
  for (const [index, chapter] of chapters.entries())
    parts[`OEBPS/${fileOf(index)}`] =
      `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><a id="start"/>${chapter}</body></html>`;
  return zip(parts);
}

/** A file of Word with a password: a compound file with an encrypted stream. */
export const anEncryptedDocument = () =>
  Buffer.concat([
    Buffer.from("D0CF11E0A1B11AE1", "hex"),
    Buffer.alloc(1016),
    Buffer.from("EncryptedPackage", "utf16le"),
    Buffer.alloc(2000),
  ]);

/** An archive whose entries need a password, by their flags. */
export function withPassword(file: Buffer): Buffer {
  const locked = Buffer.from(file);
  for (const [signature, flags] of [
    ["PK\x03\x04", 6],
    ["PK\x01\x02", 8],
  ] as const)
    for (let at = locked.indexOf(signature); at !== -1; at = locked.indexOf(signature, at + 4)) locked[at + flags] = 1;
  return locked;
}

const paragraph = wordParagraph("The canal joins two seas.");
const body = (xml: string) => `<w:document ${wordNames}><w:body>${xml}</w:body></w:document>`;
const aDocumentOf = (xml: string | Uint8Array) => zip({ ...types, "word/document.xml": xml });

/** Declares another unpacked size of the first entry, in both of its headers. */
function withSize(file: Buffer, name: string, size: number) {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(name); at >= 0; at = copy.indexOf(name, at + 1)) {
    if (copy.readUInt32LE(at - 30) === 0x04034b50) copy.writeUInt32LE(size, at - 8);
    else if (copy.readUInt32LE(at - 46) === 0x02014b50) copy.writeUInt32LE(size, at - 22);
  }
  return copy;
}

/** Spaces after a document. */
const blank = (size = 70_000_000) =>
  Buffer.from(
    zipSync(
      { "word/document.xml": Buffer.concat([Buffer.from(body(paragraph)), Buffer.alloc(size, " ")]) },
      { level: 1 },
    ),
  );

/** Files that ask for more memory or time than their size. */
export const zipBombs = {
  blank: () => blank(),
  lying: () => withSize(blank(5_000_000), "word/document.xml", 1000),
  nested: () => aDocumentOf(`<a>${"<b>".repeat(2_000_000)}`),
  numerous: () =>
    zip(
      {
        ...Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`word/${index}.xml`, ""])),
        "word/document.xml": body(paragraph),
      },
      0,
    ),
  laughs: () =>
    aDocumentOf(
      `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${body(wordParagraph("X").replace("X", "&b;".repeat(100)))}`,
    ),
  external: () =>
    aDocumentOf(`<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>${body(paragraph.replace("canal", "&a;"))}`),
};

/** Files that are not what their structure says. */
export const zipLiars = {
  empty: () => aDocumentOf(""),
  unfinished: () => aDocumentOf(body(paragraph).slice(0, -20)),
  short: () => withSize(aWordDocument(paragraph.repeat(100)), "word/document.xml", 300),
  truncated: () => aWordDocument(paragraph.repeat(100)).subarray(0, 300),
  bookWithoutChapter: () => {
    const file = aBook({ title: "Canals", chapters: ["<p>One</p>"] });
    return Buffer.from(file.toString("latin1").replaceAll("chapter 1.xhtml", "chapter 2.xhtml"), "latin1");
  },
};
