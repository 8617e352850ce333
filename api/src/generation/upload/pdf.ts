import { invalid } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PageRange } from "../pages.shared.ts";
import { ChildError } from "../reader/child.messages.ts";
import { type Reading, readApart } from "../reader/child.ts";
import { damagedFile, tooComplexFile } from "../source/document/trouble.ts";
import type { Source } from "../source/source.ts";
import { tooComplex, unreadable } from "../source/unreadable.ts";
import { isPdf, uploadedPdf } from "./upload.ts";

/** Share of a source's reading time that its pages may take. The rest is for later steps. */
const shareOfPages = 0.6;

/** Reads an uploaded file: a PDF, or another document. */
export async function readUpload(
  platform: Platform,
  viewer: Viewer,
  pdfPath: string,
  reading?: Reading,
  pages?: PageRange | null,
): Promise<Source> {
  const bytes = await uploadedPdf(platform, viewer, pdfPath);
  if (isPdf(bytes)) return readPdfBytes(platform, viewer, { bytes, pages }, reading);
  if (pages) throw invalid("pages", "Only a PDF has pages to choose from");
  try {
    const { kindOf } = await import("../source/document/kind.ts");
    return await readApart(platform, viewer, "document", { bytes, kind: kindOf(bytes) ?? "text" }, reading);
  } catch (error) {
    if (!(error instanceof ChildError)) throw error;
    throw unreadable("content_unavailable", error.reason === "Killed" ? tooComplexFile : damagedFile);
  }
}

/** Reads a PDF that was uploaded or fetched from a link. */
export async function readPdfBytes(
  platform: Platform,
  viewer: Viewer,
  {
    bytes,
    link = null,
    pages = null,
  }: { bytes: Uint8Array; link?: string | null; pages?: PageRange | null | undefined },
  reading?: Reading,
): Promise<Source> {
  const millis = shareOfPages * platform.settings.readMillis;
  try {
    return await readApart(platform, viewer, "pdf", { bytes, link, pages, millis }, reading);
  } catch (error) {
    if (!(error instanceof ChildError)) throw error;
    throw unreadable("pdf_unreadable", messages[error.reason] ?? broken, link);
  }
}

const broken = "This PDF is damaged and cannot be read. Please export or save it again and upload the new file.";
const messages: Record<string, string> = {
  PasswordException: "This PDF is protected by a password. Please upload a copy that opens without one.",
  Killed: tooComplex,
};
