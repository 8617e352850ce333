/**
 * What a link says after `?` or `#`, by names in small letters. Reads what people and programs write: `&amp;` for `&`,
 * letters encoded as Windows-1252, and the punctuation of a sentence behind a query. A full stop may end a name.
 */
export function parametersOf(part: string): URLSearchParams {
  const read = new URLSearchParams();
  const pairs = part.replace(/^[?#]/, "").replace(/&(?:amp(?:;|%3B))+/gi, "&");
  for (const pair of pairs.split("&").filter(Boolean)) {
    const [name = "", ...value] = pair.replaceAll("+", " ").split("=");
    read.append(decoded(name).toLowerCase(), decoded(value.join("=")));
  }
  const [last, value = ""] = [...read].at(-1) ?? [];
  if (last !== undefined && part.startsWith("?") && read.getAll(last).length === 1)
    read.set(last, value.replace(value.includes("(") ? /[\s>,;”»]+$/ : /[\s>,;”»)\]}]+$/, ""));
  return read;
}

const decoded = (text: string) => text.replace(/(?:%[\da-f]{2})+/gi, bytesAsText);

function bytesAsText(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    const bytes = encoded.split("%").slice(1);
    return new TextDecoder("windows-1252").decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
  }
}
