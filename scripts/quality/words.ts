/** Returns a text in lower case without accents, punctuation and double spaces, so that only its words count. */
export const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,%]+/gu, " ")
    .trim();
