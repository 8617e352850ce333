import { uploads } from "../../../../api/src/generation/generation.rules.ts";
import { accessToken, post, refreshSession } from "../../account/session/session.ts";

export const uploadFailed = "Upload failed: Failed to upload PDF. Please try again.";

export function refusalOf({ type, name, size }: File): string | null {
  // Some systems do not know a file's type; then its name decides.
  if (type !== "application/pdf" && !(type === "" && /\.pdf$/i.test(name))) return uploads.notPdf;
  return size > uploads.maxBytes ? uploads.tooLarge : null;
}

export class UploadError extends Error {}

export async function uploadPdf(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const { pathname, search } = await uploadTarget();
  signal.throwIfAborted();
  await put(`${pathname}${search}`, file, onProgress, signal);
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

/** XMLHttpRequest, because fetch reports no upload progress. */
function put(path: string, file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", path);
    request.setRequestHeader("content-type", "application/pdf");
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () =>
      request.status < 400 ? resolve() : reject(new UploadError(read(request.responseText) || uploadFailed));
    request.onerror = () => reject(new UploadError(uploadFailed));
    signal.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(file);
  });
}

const messageOf = async (response: Response) => read(await response.text()) || uploadFailed;

/** The message of the server, with a title; null when there is none. */
function read(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: string };
    return message?.includes(": ") ? message : `Upload failed: ${message}`;
  } catch {
    return null;
  }
}
