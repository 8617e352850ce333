import { asRead, isPlainName } from "../shared/names.shared.ts";

/** Words with a dot that are no hosts: names of programs, files and degrees. */
const harmless =
  /^(?:\p{L}[\p{L}\d-]*\.(?:js|pdf|docx?|xlsx?|pptx?|odt|csv|txt|html?|css|json|png|jpe?g)|[bm]\.(?:sc|ed|eng))[.-]*$/iu;
const hasLetter = /\p{L}/u;
const beginsWithLetters = /^\p{L}[\p{L}\p{M}]/u;
const network = /\d\.\d{1,3}\.\d{1,3}\.\d/;
const address = /[^\s@]@[^\s@]/u;

/** Nine digits with little between them, or fewer after a plus. Days with their year are no numbers to call. */
const telephone = /(?:\+[ (]{0,2}\p{Nd}(?:[ \-./()]{0,2}\p{Nd}){5}|\p{Nd}(?:[ \-./()]{0,2}\p{Nd}){8})/u;
const day = /(?<!\p{Nd})(?:(?:19|20)\d\d[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d)(?!\p{Nd})/gu;

/** Begins a word of another encoding, which mail programs decode in a subject. */
const encodedWord = "=?";

/** Whether a dot stands between letters, at least two of them behind it. */
const isHost = (word: string) =>
  word.split(".").some((part, place, parts) => hasLetter.test(part) && beginsWithLetters.test(parts[place + 1] ?? ""));

/**
 * Whether mail programs make nothing of a text that can be followed: no link, address or telephone number, and nothing
 * that is read in another encoding. Stricter than names are elsewhere: any ending may become one of domains.
 */
export function isPlainInMail(text: string): boolean {
  if (!text.split(/\r?\n/).every((line) => isPlainName(line.replaceAll("\t", " ")))) return false;
  const read = asRead(text);
  if (read.includes(encodedWord) || address.test(read) || telephone.test(read.replace(day, " , "))) return false;
  const words = read.split(/[^\p{L}\p{M}\d.-]/u);
  return !network.test(read) && !words.some((word) => isHost(word) && !harmless.test(word));
}

/** A subject in which nothing is decoded. */
export const withoutEncodedWords = (subject: string): string => subject.replaceAll(encodedWord, "= ?");
