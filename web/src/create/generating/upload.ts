import { documentTypes, uploads } from "../../../../api/src/generation/generation.rules.ts";
import { accessToken, post, refreshSession } from "../../account/session/session.ts";
import { sendFile } from "../../ui/sendFile.ts";

export const uploadFailed = "Upload failed: Failed to upload PDF. Please try again.";

const pdfType = "application/pdf";

/** Files that the system offers to choose from. */
export const accepted = [pdfType, ".pdf", ...Object.keys(documentTypes).map((extension) => `.${extension}`)].join(",");

export const nounOf = (fileName: string) => (/\.pdf$/i.test(fileName) ? "PDF" : "File");

/** The type of a file. Some systems know no types, and few know those of documents: its name decides then. */
function typeOf({ type, name }: File): string | null {
  const extension = /\.(\w{1,10})$/.exec(name.slice(-20))?.[1]?.toLowerCase() ?? "";
  if (type === pdfType || (type === "" && extension === "pdf")) return pdfType;
  return Object.entries(documentTypes).find(([own]) => own === extension)?.[1][0] ?? null;
}

export function refusalOf(file: File): string | null {
  if (!typeOf(file)) return uploads.notPdf;
  return file.size > uploads.maxBytes ? uploads.tooLarge : null;
}

export class UploadError extends Error {}

export async function uploadPdf(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const { pathname, search } = await uploadTarget();
  signal.throwIfAborted();
  await sendPdf(`${pathname}${search}`, file, onProgress, signal);
  return pathname;
}

async function uploadTarget(): Promise<URL> {
  const token = accessToken();
  const ask = (token: string | null) => post("/api/pdfs/upload", undefined, token);
  let response = await ask(token);
  if (response.status === 401 && (await refreshSession(token))) response = await ask(accessToken());
  if (!response.ok) throw new UploadError(await messageOf(response));
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  return new URL(uploadURL, location.origin);
}

async function sendPdf(path: string, file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const headers = { "content-type": typeOf(file) ?? pdfType };
  const { status, body } = await sendFile(file, { method: "PUT", path, headers, onProgress, signal }).catch((error) => {
    throw signal.aborted ? error : new UploadError(uploadFailed);
  });
  if (status >= 400) throw new UploadError(messageIn(body) || uploadFailed);
}

const messageOf = async (response: Response) => messageIn(await response.text()) || uploadFailed;

/** The server's message, with a title before it if it has none. Null if the body has no message. */
function messageIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: string };
    if (!message) return null;
    return message.includes(": ") ? message : `Upload failed: ${message}`;
  } catch {
    return null;
  }
}
