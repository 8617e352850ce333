import { isUtf8 } from "node:buffer";

/**
 * The query of a link in the form that pages read, or null if it already has that form. Accepts what people and
 * programs write: `&amp;` for `&`, letters encoded as Windows-1252, names in capitals, a plus in an email address that
 * was not encoded, and the punctuation of a sentence at the end. A full stop may end a name.
 */
export function cleanQuery(query: string): string | null {
  const parameters = parametersOf(query);
  const literal = new URLSearchParams(query);
  return JSON.stringify([...parameters]) === JSON.stringify([...literal]) ? null : `?${parameters}`.replace(/^\?$/, "");
}

export function parametersOf(query: string): URLSearchParams {
  const pairs = query
    .replace(/^\?+/, "")
    .replace(/&(?:amp(?:;|%3B))+/gi, "&")
    .split("&")
    .filter(Boolean);
  const entries = pairs.map((pair): [string, string] => {
    const [name = "", ...value] = pair.replaceAll("+", " ").split("=");
    return [decoded(name).toLowerCase(), decoded(value.join("="))];
  });
  const last = entries.at(-1);
  if (last)
    last[1] = last[1].replace(
      last[1].includes("(") ? /(?<![\s>,;”»])[\s>,;”»]+$/ : /(?<![\s>,;”»)\]}])[\s>,;”»)\]}]+$/,
      "",
    );
  // Email addresses don't contain spaces.
  for (const pair of entries) if (pair[0] === "email") pair[1] = pair[1].trim().replaceAll(" ", "+");
  return new URLSearchParams(entries);
}

const decoded = (text: string) => text.replace(/(?:%[\da-f]{2})+/gi, bytesAsText);

const windows = new TextDecoder("windows-1252");

function bytesAsText(encoded: string): string {
  const bytes = Buffer.from(encoded.replaceAll("%", ""), "hex");
  return isUtf8(bytes) ? bytes.toString() : windows.decode(bytes);
}
