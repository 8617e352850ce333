import { isUtf8 } from "node:buffer";
import { namesIn } from "./zip.ts";

/** Kinds of uploaded files besides PDF. `locked` is one of the others with a password. */
export type DocumentKind = "docx" | "pptx" | "epub" | "text" | "locked";

export const mainEntry = {
  docx: /^word\/document\d*\.xml$/,
  pptx: /^ppt\/presentation\.xml$/,
  epub: /^META-INF\/container\.xml$/,
};

const magic = { zip: "PK\x03\x04", compound: "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" };
/** Name of the stream that holds the document. */
const encrypted = Buffer.from("EncryptedPackage", "utf16le");

/** The text files that are recognized by their first line: WebVTT, and SubRip, whose captions are numbered. */
const captions = /^(?:\xEF\xBB\xBF)?(?:WEBVTT(?:\s|$)|\s{0,20}\d{1,6}\s{1,4}\d{1,3}:\d{2}:\d{2}[.,]\d{1,3}\s*-->)/;

/** The kind of a file by its bytes; null if they do not show that it can be read. */
export function kindOf(bytes: Buffer): DocumentKind | null {
  const start = bytes.subarray(0, 100).toString("latin1");
  if (start.startsWith(magic.compound)) return bytes.includes(encrypted) ? "locked" : null;
  if (!start.startsWith(magic.zip)) return captions.test(start) ? "text" : null;
  const names = [...namesIn(bytes)];
  const kinds = ["docx", "pptx", "epub"] as const;
  const kind = kinds.find((kind) => names.some((name) => mainEntry[kind].test(name))) ?? null;
  return kind && isLocked(bytes) ? "locked" : kind;
}

/** Whether the first entry of an archive needs a password. */
const isLocked = (bytes: Buffer) => ((bytes[6] ?? 0) & 1) === 1;

/** True for an archive, such as that of a document, whose list of files is missing or broken. */
export const isBrokenArchive = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString("latin1") === magic.zip && namesIn(bytes).size === 0;

/** Text has no mark of its kind, so that its sender has to declare it. Other bytes are not text, whatever is declared. */
export const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);
