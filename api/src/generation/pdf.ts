import { unreadable } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Viewer } from "../platform/viewer.ts";
import { ChildError, readApart } from "./child.ts";
import type { Pdf } from "./pdf.child.ts";
import { type Source, sourceOf } from "./source.ts";
import { uploadedPdf } from "./upload.ts";

/** The text of an uploaded PDF, with the pages it stands on. */
export async function readPdf(
  platform: Platform,
  viewer: Viewer,
  pdfPath: string,
  signal?: AbortSignal,
): Promise<Source> {
  const bytes = await uploadedPdf(platform, viewer, pdfPath);
  const { title, paragraphs } = await parsePdf(platform, bytes, signal);
  if (paragraphs.every(({ text }) => text.length < 3)) throw unreadable("pdf_unreadable", scanned);
  const passages = paragraphs.map(({ text, page }) => ({ text, anchor: { kind: "page" as const, page } }));
  return sourceOf({ sourceType: "pdf", title, url: null, passages }, tooLittle);
}

async function parsePdf(platform: Platform, bytes: Buffer, signal?: AbortSignal): Promise<Pdf> {
  try {
    return await readApart<Pdf>(platform, "pdf.child.ts", { bytes }, signal);
  } catch (error) {
    if (!(error instanceof ChildError)) throw error;
    throw unreadable("pdf_unreadable", messages[error.reason] ?? broken);
  }
}

const broken = "This PDF is damaged and cannot be read. Please export or save it again and upload the new file.";
const messages: Record<string, string> = {
  PasswordException: "This PDF is protected by a password. Please upload a copy that opens without one.",
  Killed: "This PDF is too complex to read. Please upload a shorter or simpler one.",
};
const scanned =
  "This PDF seems to be scanned: its pages are pictures without text. Please upload one whose text can be selected.";
const tooLittle =
  "There is too little text in this PDF to make questions from. If its pages are scanned, their text cannot be read.";
