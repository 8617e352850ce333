import { isAscii, isUtf8 } from "node:buffer";
import { decodeBuffer } from "encoding-sniffer";

/** The text of a file: by its first bytes, unless they contradict it by the header, then by what the file says itself. */
export function decoded(bytes: Uint8Array, header: string | null): string {
  const isUnicode = isMostlyUtf8(bytes);
  const isHeaderWrong = header !== null && isUnicode !== null && /^utf-?8$/i.test(header) !== isUnicode;
  const label = isUnicode ? "utf-8" : isHeaderWrong ? null : header;
  return decodeBuffer(Buffer.from(bytes), {
    ...(label !== null && { transportLayerEncodingLabel: label }),
    defaultEncoding: isUnicode === false ? "windows-1252" : "utf-8",
  });
}

/** Broken characters for each good one, in a text that was cut or joined carelessly. */
const mostBroken = 0.05;

/** Whether the bytes are UTF-8, which other charsets hardly ever are by chance; null if they are ASCII only. */
function isMostlyUtf8(bytes: Uint8Array): boolean | null {
  if (isAscii(bytes)) return null;
  if (isUtf8(bytes)) return true;
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const good = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return broken < mostBroken * good;
}
