import { uploads } from "../../../../api/src/generation/generation.rules.ts";
import { accessToken, post, refreshSession } from "../../account/session/session.ts";

export const uploadFailed = "Upload failed: Failed to upload PDF. Please try again.";

/** What is wrong with a file before any of it is sent. */
export function refusalOf({ type, name, size }: File): string | null {
  // Not every system knows the type of a file; its name has to do then.
  if (type !== "application/pdf" && !(type === "" && /\.pdf$/i.test(name))) return uploads.notPdf;
  return size > uploads.maxBytes ? uploads.tooLarge : null;
}

/** An upload that did not succeed, in words for the person. */
export class UploadError extends Error {}

/** Sends a PDF; answers the path by which it can be used. */
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

/** With XMLHttpRequest, as fetch does not tell how much of a body is sent. */
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

/** The server's own words if they are a whole message with its title, else the usual ones. */
function read(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: string };
    return message?.includes(": ") ? message : `Upload failed: ${message}`;
  } catch {
    return null;
  }
}
