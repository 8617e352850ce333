import { uploads } from "../../../../api/src/generation/generation.rules.ts";
import { accessToken, post, refreshSession } from "../../account/session/session.ts";
import { sendFile } from "../../ui/sendFile.ts";

export const uploadFailed = "Upload failed: Failed to upload PDF. Please try again.";

export function refusalOf({ type, name, size }: File): string | null {
  // Some systems do not know a file's type. Its name decides then.
  if (type !== "application/pdf" && !(type === "" && /\.pdf$/i.test(name))) return uploads.notPdf;
  return size > uploads.maxBytes ? uploads.tooLarge : null;
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
  const headers = { "content-type": "application/pdf" };
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
