export interface Meant {
  /** Lower case. */
  name: string;
  /** A query or fragment that ended up in the link's path because its `?`, `&` or `#` was encoded. */
  rest: string;
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const endOfSentence = /(?<![\s.,;:!?'"’”»…>\]}])[\s.,;:!?'"’”»…>\]}]+$/u;

/** Characters. Anything longer is not a link to this site. */
const longest = 1000;

function idMatching(text: string, form: RegExp): Meant | null {
  const visible = text.slice(0, longest).replace(invisible, "");
  const match = form.exec(visible);
  if (!match) return null;
  const [all, name = ""] = match;
  const after = visible.slice(match.index + all.length);
  return {
    name: name.toLowerCase().replace(/\p{Pd}/gu, "-"),
    rest: /^[?&#]/.test(after) ? after.replace(endOfSentence, "") : "",
  };
}

/**
 * The id in a part of a link, without any characters that a sentence or a program put around it. Null if there is no
 * id.
 */
export const idIn = (part: string): Meant | null =>
  idMatching(part, /([\da-f]{8}(?:\p{Pd}[\da-f]{4}){3}\p{Pd}[\da-f]{12})/iu);

/**
 * The same for an item's address or a short code. Never matches part of a longer word, which may be another item's
 * address.
 */
export const nameIn = (part: string): Meant | null =>
  idMatching(part, /^[^\p{L}\p{N}]*([a-z\d]+(?:-[a-z\d]+)*)(?!-*[\p{L}\p{N}])/iu);
