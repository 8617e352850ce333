import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../test/article.ts";
import {
  aBook,
  anEncryptedDocument,
  aPresentation,
  aWordDocument,
  withPassword,
  wordParagraph,
  zipBombs,
  zipLiars,
} from "../../../test/documents.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { servedUntil } from "../../../test/served.ts";
import { documentTypes, uploads } from "../generation.rules.ts";
import { readDocument } from "../source/document/document.child.ts";
import { damagedFile } from "../source/document/trouble.ts";
import { partNotice, type Source } from "../source/source.ts";
import { readUpload } from "./pdf.ts";
import { uploadPdf } from "./upload.ts";

const { platform } = await testApp({ readMillis: 10_000 });
const viewer = viewerFor(await aUser(platform));
const { paragraphs } = anArticle("suez");
const [first = "", second = "", third = "", fourth = ""] = paragraphs;

const upload = (file: string | Buffer, type: string, name: string | null = null) =>
  uploadPdf(platform, viewer, { name, type }, Readable.from([Buffer.from(file as string)]));
const read = async (file: string | Buffer, type: string) => readUpload(platform, viewer, await upload(file, type));
const sectioned = ({ passages }: Source) => passages.map(({ text, section }) => [text, section]);

const [word, slides, book] = [documentTypes.docx[0], documentTypes.pptx[0], documentTypes.epub[0]];

describe("a Word document", () => {
  it("is read in paragraphs under its headings, named in any language", async () => {
    const file = aWordDocument(
      wordParagraph("The Suez Canal", { style: "Titel" }),
      wordParagraph("Early plans 3", { style: "Verzeichnis1" }),
      wordParagraph(first),
      wordParagraph("Early plans", { style: "berschrift1" }),
      wordParagraph(second),
      wordParagraph("Construction", { style: "Kapitel" }),
      wordParagraph(third),
      wordParagraph("Today", { properties: '<w:outlineLvl w:val="0"/>' }),
      wordParagraph(fourth),
    );
    const source = await read(file, word);
    expect(source).toMatchObject({ sourceType: "text", title: "The Suez Canal", url: null });
    expect(sectioned(source)).toEqual([
      [first, null],
      [second, "Early plans"],
      [third, "Construction"],
      [fourth, "Today"],
    ]);
    expect(source.passages[1]?.anchor).toEqual({ kind: "paragraph", paragraph: 5 });
  });

  it("is read without deleted text, notes, tables of figures and copies for old programs", async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const cell = `<w:tc>${wordParagraph("1869")}</w:tc>`;
    const file = aWordDocument(
      wordParagraph(first, { after: `<w:moveFrom>${run("moved")}</w:moveFrom><w:r><w:delText>gone</w:delText></w:r>` }),
      `<w:tbl><w:tr>${cell.repeat(4)}</w:tr></w:tbl>`,
      wordParagraph(second, { after: `<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>` }),
      wordParagraph("About 10", {
        after: `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>5</w:t></w:r><w:r><w:t> ships a year pass through the canal on their way.</w:t></w:r>`,
      }),
      wordParagraph(third, { after: `<AlternateContent><Fallback>${run("again")}</Fallback></AlternateContent>` }),
    );
    expect(sectioned(await read(file, word)).map(([text]) => text)).toEqual([
      first,
      second,
      "About 10⁵ ships a year pass through the canal on their way.",
      third,
    ]);
  });

  it("is read as a transcript if Teams saved it", async () => {
    const saved = (time: string, text: string) =>
      `<w:p><w:r><w:t>0:0:${time} --&gt; 0:0:59.0</w:t><w:br/><w:t>Ada Lovelace</w:t><w:br/><w:t>${text}</w:t></w:r></w:p>`;
    const { passages } = await read(
      aWordDocument(saved("0.5", first), saved("31.0", second), saved("40.2", third)),
      word,
    );
    expect(passages).toMatchObject([
      { text: `Ada Lovelace: ${first}`, anchor: { kind: "second", second: 0 } },
      { text: `${second} ${third}`, anchor: { kind: "second", second: 31 } },
    ]);
  });
});

describe("a presentation", () => {
  it("is read slide by slide in its order, with its notes, without hidden slides", async () => {
    const file = aPresentation([
      { title: "The Suez Canal", texts: [first] },
      { title: "Secret", texts: ["Nobody should read this sentence in the text."], isHidden: true },
      { title: "Plans", texts: ["Surveys of the isthmus began in 1799."], notes: second },
    ]);
    const source = await read(file, slides);
    expect(source).toMatchObject({ sourceType: "text", title: "The Suez Canal" });
    expect(sectioned(source)).toEqual([
      [first, null],
      ["Surveys of the isthmus began in 1799.", "Plans"],
      [second, "Plans"],
    ]);
    expect(source.passages.map(({ anchor }) => anchor)).toEqual([1, 3, 3].map((slide) => ({ kind: "slide", slide })));
  });
});

describe("a book", () => {
  it("is read in the order of its spine", async () => {
    const file = aBook({
      title: "Canals",
      chapters: [`<h1>Plans</h1><p>${first}</p>`, `<h1>Building</h1><p>${second}</p><h2>Notes</h2><p>${third}</p>`],
    });
    const source = await read(file, book);
    expect(source).toMatchObject({ sourceType: "text", title: "Canals", language: "en" });
    expect(sectioned(source)).toEqual([
      [first, "Plans"],
      [second, "Building"],
    ]);
  });

  it("is read up to a limit", { tags: ["slow"] }, async () => {
    const chapter = (index: number) => paragraphs.map((text, place) => `<p>${index}.${place} ${text}</p>`).join("");
    const chapters = Array.from({ length: 200 }, (_, index) => chapter(index));
    expect(partNotice(await read(aBook({ title: "Canals", chapters }), book))).toMatch(
      /^The first \d+ of 200 chapters were read/,
    );
  });

  it("with disguised fonts is read, but not with protected text", async () => {
    const using = (algorithm: string) => `<encryption><EncryptionMethod Algorithm="${algorithm}"/></encryption>`;
    const bookWith = (algorithm: string) =>
      aBook({ title: "Canals", chapters: [`<p>${first}</p>`], encryption: using(algorithm) });
    expect(sectioned(await read(bookWith("http://www.idpf.org/2008/embedding"), book))).toEqual([[first, null]]);
    await expect(read(bookWith("http://www.w3.org/2001/04/xmlenc#aes128-cbc"), book)).rejects.toMatchObject(
      unreadable(/protected against copying/),
    );
  });
});

describe("a text file", () => {
  const caption = (time: string, text: string) => `${time} --> 00:10:00.000\n<v Ada>${text}</v>\n`;

  it("with captions is read with its times and speakers", async () => {
    const lines = [caption("00:00:01.000", first), caption("00:01:02.500", second)].join("\n");
    const expected = [
      { text: `Ada: ${first}`, anchor: { kind: "second", second: 1 } },
      { text: second, anchor: { kind: "second", second: 62 } },
    ];
    expect((await read(`WEBVTT\n\n${lines}`, documentTypes.vtt[0])).passages).toMatchObject(expected);
    const numbered = `1\n${lines.replaceAll(".", ",").replace("\n\n", "\n\n2\n")}`;
    expect((await read(numbered, documentTypes.srt[0])).passages).toHaveLength(2);
  });

  it("in Markdown is read under its headings", async () => {
    const source = await read(`# Plans\n\n${first}\n\n## Building\n\n**${second}**`, documentTypes.md[0]);
    expect(sectioned(source)).toEqual([
      [first, "Plans"],
      [second, "Building"],
    ]);
    expect(source).toMatchObject({ sourceType: "text", title: "Plans" });
  });
});

const unreadable = (message: RegExp) => ({
  code: "SOURCE_UNREADABLE",
  message: expect.stringMatching(message),
});

describe("a file that cannot be read", () => {
  it.each([
    ["with a password", anEncryptedDocument, /protected by a password/],
    [
      "packed with a password",
      () => withPassword(aBook({ title: "Canals", chapters: [`<p>${first}</p>`] })),
      /protected by a password/,
    ],
    ["that breaks off inside", zipLiars.unfinished, /damaged/],
    ["that unpacks to 70 MB", zipBombs.blank, /too complex/],
    ["with too little text", () => aWordDocument(wordParagraph("A few words only.")), /too little text in this file/],
  ] as const)("is reported with its reason: %s", async (_name, make, message) => {
    await expect(read(make(), word)).rejects.toMatchObject(unreadable(message));
  });

  it.each([
    ["empty inside", zipLiars.empty, "docx"],
    ["that declares too small a size", zipLiars.short, "docx"],
    ["with declared entities", zipBombs.laughs, "docx"],
    ["with an entity from outside", zipBombs.external, "docx"],
    ["nested without end", zipBombs.nested, "docx"],
    ["that unpacks to 5 MB and declares 1 kB", zipBombs.lying, "docx"],
    ["of 10,001 entries", zipBombs.numerous, "docx"],
    ["cut short", zipLiars.truncated, "docx"],
    ["without its slides", zipLiars.unfinished, "pptx"],
    ["without a chapter that it names", zipLiars.bookWithoutChapter, "epub"],
  ] as const)("ends its reading: %s", async (_name, make, kind) => {
    await expect(readDocument({ bytes: make(), kind })).rejects.toThrow();
  });

  it("has no pages to choose from unless it is a PDF", async () => {
    const path = await upload(aWordDocument(wordParagraph(first)), word);
    await expect(readUpload(platform, viewer, path, {}, { from: 1, to: 2 })).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      field: "pages",
    });
  });

  it("does not stop the service from serving", { tags: ["slow"] }, async () => {
    const reading = Promise.all([zipBombs.blank, zipBombs.lying].map((make) => read(make(), word).catch(() => {})));
    expect(await servedUntil(platform, reading)).toBeGreaterThan(3);
  });
});

describe("an upload", () => {
  const refused = { code: "UNSUPPORTED_MEDIA_TYPE", message: uploads.notPdf };
  const docx = aWordDocument(wordParagraph(first));
  const pdf = Buffer.from("%PDF-1.7");

  it.each([
    ["a document declared as a PDF", docx, "application/pdf", "a.docx"],
    ["a text", first, "text/plain", "a.txt"],
    ["a text with the type of a document", first, word, "a.docx"],
    ["JSON", "{}", "application/json", "a.json"],
    ["an image under the name of a text", Buffer.from("89504e470d0a1a0a0000000d", "hex"), "image/png", "a.md"],
    ["a zip file of something else", zipBombs.numerous(), "application/zip", "a.zip"],
    ["a file of an older Word", Buffer.from("D0CF11E0A1B11AE100", "hex"), "application/msword", "a.doc"],
  ])("is refused: %s", async (_name, file, type, name) => {
    await expect(upload(file, type, name)).rejects.toMatchObject(refused);
  });

  it("is called damaged if its archive is cut short", async () => {
    await expect(upload(zipLiars.truncated(), word, "a.docx")).rejects.toMatchObject({
      ...refused,
      message: `Damaged file: ${damagedFile}`,
    });
    await expect(upload(zipLiars.truncated(), "application/pdf", "a.pdf")).rejects.toMatchObject(refused);
  });

  it.each([
    ["a document of a type that its sender does not know", docx, "application/octet-stream", "a"],
    ["a PDF under another name", pdf, word, "a.docx"],
    ["captions by their first line", "WEBVTT\n\n", "application/octet-stream", "a"],
    ["Markdown by its name", first, "application/octet-stream", "a.md"],
  ])("is accepted: %s", async (_name, file, type, name) => {
    expect(await upload(file, type, name)).toMatch(/^\/api\/pdfs\/objects\//);
  });
});
