import { Readable } from "node:stream";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { cases } from "../../../test/cases/cases.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aLongPdf, anEncryptedPdf, aPdf, aScannedPdf, bombs, liars } from "../../../test/pdfs.ts";
import { servedUntil } from "../../../test/served.ts";
import { readFile } from "../source/pdf/pdf.child.ts";
import { partNotice, type Source } from "../source/source.ts";
import { readUpload } from "./pdf.ts";
import { discardUpload, pdfFile, uploadPdf } from "./upload.ts";

const { platform } = await testApp({ readMillis: 10_000 });
const viewer = viewerFor(await aUser(platform));

const upload = (bytes: Buffer) => uploadPdf(platform, viewer, pdfFile, Readable.from(bytes));
const read = async (bytes: Buffer) => readUpload(platform, viewer, await upload(bytes));

const texts = ({ passages }: Source) => passages.map(({ text }) => text);
const pages = ({ passages }: Source) => passages.map(({ anchor }) => anchor.kind === "page" && anchor.page);

const { title, paragraphs } = anArticle("suez");

describe("the text of a PDF", () => {
  it("is read in paragraphs, each with its page", async () => {
    const source = await read(await aPdf({ title, pages: [paragraphs.slice(0, 6), paragraphs.slice(6)] }));
    expect(source).toMatchObject({ sourceType: "pdf", title, url: null });
    expect(texts(source)).toEqual(paragraphs);
    expect(pages(source)).toEqual(paragraphs.map((_, i) => (i < 6 ? 1 : 2)));
  });

  it.each([
    ["column after column", false],
    ["line by line over both columns", true],
  ])("is read down its columns when they are written %s", async (_name, interleaved) => {
    expect(texts(await read(await aPdf({ pages: [paragraphs], columns: 2, interleaved })))).toEqual(paragraphs);
  });

  it("continues from column to column and from page to page, past repeated headers", async () => {
    const [first = "", second = "", third = ""] = paragraphs;
    const cut = second.indexOf(" ordered a survey");
    const source = await read(
      await aPdf({
        pages: [
          [first, second.slice(0, cut)],
          [second.slice(cut + 1), third],
        ],
        headers: true,
      }),
    );
    expect(texts(source)).toEqual([first, second, third]);
    expect(pages(source)).toEqual([1, 1, 2]);
  });

  it("joins divided words, and keeps their own hyphens", async () => {
    const padding = `${paragraphs[0]} ${paragraphs[1]}`;
    const lines = "Con-\ntainer ships are high-\nenergy users, as a container of high energy drinks is.";
    const source = await read(await aPdf({ pages: [[padding, lines]] }));
    expect(texts(source)[1]).toBe("Container ships are high-energy users, as a container of high energy drinks is.");
  });

  it("joins words whose letters are spaced", async () => {
    const source = await read(await aPdf({ title, pages: [paragraphs.slice(0, 3)], apart: 2 }));
    expect(texts(source).join(" ")).toBe(paragraphs.slice(0, 3).join(" "));
  });

  it("is read to its last page, or on the requested pages", async () => {
    const path = await upload(aLongPdf(100));
    const whole = await readUpload(platform, viewer, path);
    expect(pages(whole)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    const part = await readUpload(platform, viewer, path, {}, { from: 12, to: 40 });
    expect(pages(part)).toEqual(Array.from({ length: 29 }, (_, i) => i + 12));
    expect([partNotice(whole), partNotice(part)]).toEqual([null, null]);
    await expect(readUpload(platform, viewer, path, {}, { from: 101, to: 110 })).rejects.toMatchObject(
      unreadable(/has only 100 pages/),
    );
  });

  it("needs no title, and ignores one that a program made up", { tags: ["slow"] }, async () => {
    for (const made of [undefined, "Untitled", "Microsoft Word - essay.docx", "essay_final.doc"]) {
      expect((await read(await aPdf({ title: made, pages: [paragraphs] }))).title).toBeNull();
    }
  });
});

const unreadable = (message: RegExp) => ({
  code: "SOURCE_UNREADABLE",
  errorType: "pdf_unreadable",
  url: null,
  message: expect.stringMatching(message),
});

describe("a PDF that cannot be read", () => {
  const kinds = [
    ["scanned", aScannedPdf, /seems to be scanned/],
    ["protected", anEncryptedPdf, /protected by a password/],
    ["cut short", async () => (await aPdf({ pages: [paragraphs] })).subarray(0, 3000), /damaged/],
    ["noise", liars.noise, /damaged/],
    ["without a catalogue", liars.noCatalogue, /damaged/],
    ["a circle of pages", liars.pageTreeCycle, /damaged/],
    ["of a billion pages that are not there", liars.countless, /seems to be scanned/],
    ["without pages", liars.empty, /seems to be scanned/],
  ] as const;

  it.each(kinds.slice(0, cases(3, kinds.length)))("is reported with its reason: %s", async (_name, make, message) => {
    await expect(read(await make())).rejects.toMatchObject(unreadable(message));
  });

  it("has too little text", { tags: ["slow"] }, async () => {
    await expect(read(await aPdf({ pages: [["A few words only."]] }))).rejects.toMatchObject({
      code: "SOURCE_UNREADABLE",
      errorType: "not_enough_text",
      message: expect.stringMatching(/too little text in this PDF/),
    });
  });
});

describe("a malicious PDF", () => {
  it("is killed, while others are read and served", { tags: ["slow"], timeout: 120_000 }, async () => {
    const ordinary = await upload(await aPdf({ pages: [paragraphs] }));
    const paths: string[] = [];
    for (const make of [bombs.deflated, bombs.talkative]) paths.push(await upload(make()));
    const readings = [...paths, ordinary].map((path) => readUpload(platform, viewer, path).catch((error) => error));
    const served = await servedUntil(platform, Promise.all(readings));
    const results = await Promise.all(readings);
    expect(texts(results.pop())).toEqual(paragraphs);
    // A child that had little of the processor, on a busy machine, does not call its PDF too complex.
    for (const { code } of results) expect(["SOURCE_UNREADABLE", "UNAVAILABLE"]).toContain(code);
    expect(served).toBeGreaterThan(10);
  });

  it.each([
    ["50,000 pages", () => aLongPdf(50_000)],
    ["2,000 pages with a megabyte of text on each", bombs.repetitive],
  ])("is read up to a limit: %s", { tags: ["slow"], timeout: 40_000 }, async (_name, make) => {
    const result = await read(make()).catch((error) => error);
    if (result instanceof Error) expect(result).toMatchObject(unreadable(/too complex/));
    else {
      expect(texts(result).join("").length).toBeLessThan(400_001);
      expect(partNotice(result)).toMatch(/^Pages 1 to [\d,]+ of (?:2,000|50,000) were read: /);
    }
  });

  it("is not reported as short of text if only the time was short", { tags: ["slow"] }, async () => {
    await expect(readFile({ bytes: aLongPdf(50), millis: 0 })).rejects.toMatchObject(unreadable(/too complex/));
  });

  it("is not reported as complex if other work had the processor", async () => {
    vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(readFile({ bytes: aLongPdf(50), millis: 1 })).rejects.toThrow(
      expect.objectContaining({ name: "Starved" }),
    );
  });

  it("is abandoned when its reader leaves", { tags: ["slow"] }, async () => {
    const leaving = new AbortController();
    const reading = readUpload(platform, viewer, await upload(bombs.deflated()), { signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error("gone")), 300);
    await expect(reading).rejects.toThrow("gone");
  });
});

describe("an upload", () => {
  it("is read by its owner only, until it is discarded", async () => {
    const path = await upload(await aPdf({ pages: [paragraphs] }));
    const stranger = viewerFor(await aUser(platform));
    const missing = { code: "NOT_FOUND", message: "Uploaded PDF not found" };
    await expect(readUpload(platform, stranger, path)).rejects.toMatchObject(missing);
    await discardUpload(platform.db, stranger, path);
    expect(texts(await readUpload(platform, viewer, path))).toEqual(paragraphs);
    await discardUpload(platform.db, viewer, path);
    await expect(readUpload(platform, viewer, path)).rejects.toMatchObject(missing);
  });

  it.each([
    "",
    "/etc/passwd",
    "/api/pdfs/objects/../../etc/passwd",
    "/api/pdfs/objects/",
    "a\0b",
    "\uD800",
  ])("is not found by another path: %j", async (path) => {
    await expect(readUpload(platform, viewer, path)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
