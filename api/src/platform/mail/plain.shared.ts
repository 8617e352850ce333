import { asRead, isPlainName } from "../shared/names.shared.ts";

/** Words with a dot that are not hosts: names of programs, files and degrees. */
const harmless =
  /^(?:\p{L}[\p{L}\d-]*\.(?:js|pdf|docx?|xlsx?|pptx?|odt|csv|txt|html?|css|json|png|jpe?g)|[bm]\.(?:sc|ed|eng))[.-]*$/iu;
const hasLetter = /\p{L}/u;
const beginsWithLetters = /^\p{L}[\p{L}\p{M}]/u;
const network = /\d\.\d{1,3}\.\d{1,3}\.\d/;
const address = /[^\s@]@[^\s@]/u;

/** Nine digits with little between them, or fewer after a plus. A date with its year is not a telephone number. */
const telephone = /(?:\+[ (]{0,2}\p{Nd}(?:[ \-./()]{0,2}\p{Nd}){5}|\p{Nd}(?:[ \-./()]{0,2}\p{Nd}){8})/u;
const day = /(?<!\p{Nd})(?:(?:19|20)\d\d[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d)(?!\p{Nd})/gu;

/** Start of a word in another encoding, which mail programs decode in a subject. */
const encodedWord = "=?";

/** Whether a dot is between letters, with at least two letters after it. */
const isHost = (word: string) =>
  word.split(".").some((part, place, parts) => hasLetter.test(part) && beginsWithLetters.test(parts[place + 1] ?? ""));

/**
 * Whether mail programs find nothing to follow in a text: no link, address or telephone number, and no encoded words.
 * Stricter than for names elsewhere, because any ending may become a top-level domain.
 */
export function isPlainInMail(text: string): boolean {
  if (!text.split(/\r?\n/).every((line) => isPlainName(line.replaceAll("\t", " ")))) return false;
  const read = asRead(text);
  if (read.includes(encodedWord) || address.test(read) || telephone.test(read.replace(day, " , "))) return false;
  const words = read.split(/[^\p{L}\p{M}\d.-]/u);
  return !network.test(read) && !words.some((word) => isHost(word) && !harmless.test(word));
}

/** A subject without encoded words that mail programs would decode. */
export const withoutEncodedWords = (subject: string): string => subject.replaceAll(encodedWord, "= ?");
