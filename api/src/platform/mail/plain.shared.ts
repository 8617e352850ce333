import { asRead, isPlainName } from "../shared/names.shared.ts";

/** Words with a dot that are not hosts: names of programs, files and degrees. */
const harmless =
  /^(?:[\p{L}\p{Nd}][\p{L}\p{Nd}_-]*\.(?:js|pdf|docx?|xlsx?|pptx?|odt|csv|txt|html?|css|json|png|jpe?g)|[bm]\.(?:sc|ed|eng))[.-]*$/iu;
/** Letters and pictures, or not the digits of an ordinal: `777.bet` and `24-7.bet` are hosts, `2.Klasse` is not. */
const namesHost = /[\p{L}\p{Extended_Pictographic}]|\p{Nd}{3}|\p{Nd}[-_]+\p{Nd}/u;
const beginsWithLetters = /^\p{L}[\p{L}\p{M}]/u;
const network = /\d\.\d{1,3}\.\d{1,3}\.\d/;
const address = /[^\s@]@[^\s@]/u;
const call = /\b(?:tel|sms|skype|whatsapp|facetime):\S/;

/**
 * Nine digits with little between them, or fewer after a plus. A date with its year and a range of years are not
 * telephone numbers.
 */
const telephone = /(?:\+[ (]{0,2}\p{Nd}(?:[ \-./()]{0,3}\p{Nd}){5}|\p{Nd}(?:[ \-./()]{0,3}\p{Nd}){8})/u;
const separators = /[\p{Pd}\t_'’~·•]/gu;
const day =
  /(?<!\p{Nd})(?:(?:19|20)\d\d[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d|(?:19|20)\d\d[-/](?:19|20)\d\d)(?!\p{Nd})/gu;

/** Start of a word in another encoding, which mail programs decode in a subject. */
const encodedWord = "=?";

/** Whether a dot is between the parts of a host, with at least two letters after it. */
const isHost = (word: string) =>
  word.split(".").some((part, place, parts) => namesHost.test(part) && beginsWithLetters.test(parts[place + 1] ?? ""));

/**
 * Whether mail programs find nothing to follow in a text: no link, address or telephone number, and no encoded words.
 * Stricter than for names elsewhere, because any ending may become a top-level domain.
 */
export function isPlainInMail(text: string): boolean {
  if (!text.split(/\r?\n/).every((line) => isPlainName(line.replaceAll("\t", " ")))) return false;
  const visible = asRead(text);
  const digits = visible.replace(separators, "-").replace(day, " , ");
  if (
    [address, call].some((pattern) => pattern.test(visible)) ||
    visible.includes(encodedWord) ||
    telephone.test(digits)
  )
    return false;
  const words = visible.split(/[^\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}._-]/u);
  return !network.test(visible) && !words.some((word) => isHost(word) && !harmless.test(word));
}

/** A subject without encoded words that mail programs would decode. */
export const withoutEncodedWords = (subject: string): string => subject.replaceAll(encodedWord, "= ?");
