/** Line breaks, control characters and direction overrides. No text may hold NUL anyway. */
const layout = /(?!\0)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** What mail programs turn into links. E-mail addresses are allowed, because people use them as names. */
const link =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript):|\.\p{L}{2,}\/|(?<![@\p{L}\d._-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|io|co|app|dev|xyz|top|site|online|shop|store|club|link|live|ru|cn)\b/iu;

/** A text as programs that make links read it: narrow letters and dots, nothing invisible. */
const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{DI}/gu, "")
    .replaceAll("。", ".");

/** Whether a text can stand for a name in a sentence: one line, no direction change, no link. */
export const isPlainName = (text: string) => !layout.test(text) && !link.test(asRead(text));
