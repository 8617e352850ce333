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
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isGuessed: false };
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return null;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder(narrowEncoding(bytes)).decode(bytes), isGuessed: true };
  }
}

/** UTF-16, recognised by its byte order mark or by the zero bytes of ASCII letters. Null for anything else. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0] as [number, number];
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[(place % 2) as 0 | 1]++;
  const [even, odd] = zeros;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < sample.length / 4) return null;
  return odd > 0 ? "utf-16le" : "utf-16be";
}

/**
 * Letters in the old Mac encoding that appear as capitals and signs in Windows-1252, where a capital never follows a
 * small letter.
 */
const ofMac = /[A-Za-z][ŠŽŸ\u008d\u008f\u0090‡ˆ‰˜™›][a-z]|[a-z][ŠŽŸ\u008d\u008f\u0090]/g;

/**
 * The encoding that spreadsheets use by default: the Windows code page for a country's letters, or the old Mac
 * encoding.
 */
function narrowEncoding(bytes: Uint8Array): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  // Whole words of such letters are Cyrillic, because Latin text rarely has several in a row.
  if (count(/[À-ÿ]{4}/g) > 0) return "windows-1251";
  // Polish ą, ł and ż.
  if (count(/[a-z][¹³¿]|[£¯][a-z]/gi) > 0) return "windows-1250";
  return count(ofMac) > count(/[À-ÿ]/g) ? "macintosh" : "windows-1252";
}
