export interface Meant {
  /** In small letters. */
  name: string;
  /** A query or fragment that the link has in its path, because its sign was encoded. */
  rest: string;
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const endOfSentence = /(?<![\s.,;:!?'"’”»…>\]}])[\s.,;:!?'"’”»…>\]}]+$/u;

/** Longer ones are no links to here. */
const longest = 1000;

function meant(text: string, form: RegExp): Meant | null {
  const visible = text.slice(0, longest).replace(invisible, "");
  const found = form.exec(visible);
  if (!found) return null;
  const [all, name = ""] = found;
  const after = visible.slice(found.index + all.length);
  return {
    name: name.toLowerCase().replace(/\p{Pd}/gu, "-"),
    rest: /^[?&#]/.test(after) ? after.replace(endOfSentence, "") : "",
  };
}

/** The id in a part of a link, with whatever a sentence or a program has put around it; null without one. */
export const idIn = (part: string): Meant | null =>
  meant(part, /([\da-f]{8}(?:\p{Pd}[\da-f]{4}){3}\p{Pd}[\da-f]{12})/iu);

/** The same for an own address or a short code. Never a part of a longer word, which may be somebody else's address. */
export const nameIn = (part: string): Meant | null =>
  meant(part, /^[^\p{L}\p{N}]*([a-z\d]+(?:-[a-z\d]+)*)(?!-*[\p{L}\p{N}])/iu);
