import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { ChildError } from "../reader/child.messages.ts";
import { type Reading, readApart } from "../reader/child.ts";
import type { Source } from "../source/source.ts";
import { unreadable } from "../source/unreadable.ts";
import { uploadedPdf } from "./upload.ts";

export async function readPdf(platform: Platform, viewer: Viewer, pdfPath: string, reading?: Reading): Promise<Source> {
  const bytes = await uploadedPdf(platform, viewer, pdfPath);
  try {
    return await readApart(platform, viewer, "pdf", { bytes }, reading);
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
