/** Line breaks, control characters and direction overrides. NUL is excluded, because no text may contain it anyway. */
const layout = /(?!\0)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Patterns, apart from host names, that mail programs turn into links. */
const links = [/[a-z][\d+.-]*:\/\//, /\bwww\.|\b(?:mailto|javascript):/, /\.\p{L}{2,}\//u];

const topLevel = /^(?:com|net|org|info|biz|io|co|app|dev|xyz|top|site|online|shop|store|club|link|live|ru|cn)\b/;

/** Whether a word starts with a host name. Email addresses do not count, because people use them as names. */
function isHost(word: string): boolean {
  const labels = word.split(".");
  const odd = labels.findIndex((label) => !/^[\p{L}\d-]+$/u.test(label));
  return labels.slice(1, odd === -1 ? undefined : odd + 1).some((label) => topLevel.test(label));
}

/** A text as link-making programs read it: small narrow letters and dots, without invisible characters. */
export const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{DI}/gu, "")
    .replaceAll("。", ".");

const hasLink = (text: string) =>
  links.some((link) => link.test(text)) || (text.match(/[@\p{L}\d._-]+/gu) ?? []).some(isHost);

/** Whether a text can replace a name in a sentence: one line, no direction change, no link. */
export const isPlainName = (text: string) => !layout.test(text) && !hasLink(asRead(text));
