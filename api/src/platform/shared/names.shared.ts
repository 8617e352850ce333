/** A character that leaves a mark on the page. U+2800 is a braille cell without dots. */
const mark = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to see in a text. Text of zero-width or filling characters alone looks like none. */
export const isVisible = (text: string) => mark.test(text);

/** Line breaks, control characters, and what turns the direction of the text around a name. No text may hold NUL. */
const layout = /(?!\0)[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Addresses that mail programs make into links. An e-mail address is none of them: people do give one for a name. */
const link =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript):|\.\p{L}{2,}\/|(?<![@\p{L}\d._-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|io|co|app|dev|xyz|top|site|online|shop|store|club|link|live|ru|cn)\b/iu;

/** A text as programs that make links read it: wide letters and dots are narrow ones, and what is invisible is not there. */
const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("。", ".");

/** Whether a text can stand for a name in a sentence: one line, in its own direction, that leads nowhere. */
export const isPlainName = (text: string) => !layout.test(text) && !link.test(asRead(text));
