import { narrowEncoding } from "./alphabet.shared.ts";

/** A workbook is a ZIP archive. */
export const isWorkbook = ([first, second, third = 0]: Uint8Array) => first === 0x50 && second === 0x4b && third < 9;

/**
 * The text of a file. `isGuessed` is true if a different encoding might fit as well, so that people check the names.
 */
export interface DecodedText {
  text: string;
  isGuessed: boolean;
}

/** Returns null unless the bytes are text. */
export function decodedText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncoding(bytes);
  if (wide) return asText(new TextDecoder(wide).decode(bytes), false);
  try {
    return asText(new TextDecoder("utf-8", { fatal: true }).decode(bytes), false);
  } catch {
    return asText(new TextDecoder(narrowEncoding(bytes)).decode(bytes), true);
  }
}

const asText = (text: string, isGuessed: boolean): DecodedText | null =>
  /[^\P{Cc}\t-\r\x80-\x9F]/u.test(text) ? null : { text, isGuessed };

/** UTF-16, recognised by its byte order mark or by the zero bytes of ASCII characters. Null for anything else. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0] as [number, number];
  for (const [place, byte] of bytes.subarray(0, 1000).entries()) if (byte === 0) zeros[(place % 2) as 0 | 1]++;
  const [even, odd] = zeros;
  if (even > 0 === odd > 0) return null;
  return odd > 0 ? "utf-16le" : "utf-16be";
}
