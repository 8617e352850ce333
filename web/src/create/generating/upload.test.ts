import { expect, it } from "vitest";
import { uploads } from "../../../../api/src/generation/generation.rules.ts";
import { accepted, nounOf, refusalOf } from "./upload.ts";

it.each([
  ["a.pdf", "application/pdf", null],
  ["a.PDF", "", null],
  ["a", "application/pdf", null],
  ["a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", null],
  ["My slides.PPTX", "", null],
  ["a.epub", "application/epub+zip", null],
  ["a.md", "", null],
  ["a.vtt", "text/vtt", null],
  ["a.srt", "application/x-subrip", null],
  ["a.txt", "text/plain", uploads.notPdf],
  ["a.pdf", "text/html", uploads.notPdf],
  ["a.doc", "application/msword", uploads.notPdf],
  ["docx", "", uploads.notPdf],
  ["a.toString", "", uploads.notPdf],
])("takes %s of type %j, or refuses it", (name, type, refusal) => {
  expect(refusalOf(new File(["x"], name, { type }))).toBe(refusal);
});

it("offers these files to choose from", () => {
  expect(accepted).toBe("application/pdf,.pdf,.docx,.pptx,.epub,.md,.vtt,.srt");
});

it("calls only a PDF a PDF", () => {
  expect(["a.pdf", "A.PDF", "talk.vtt", "a.pdf.docx"].map(nounOf)).toEqual(["PDF", "PDF", "File", "File"]);
});
