import type { Sentence } from "../../sentence.ts";
import { paragraphsOf, sentencesOf } from "../../sentences.ts";
import type { SourceText } from "../../source.ts";
import { isCapital, wordsOf } from "../../words.ts";
import type { PlainLanguage } from "./plain.ts";

export const sentencesIn = (source: SourceText, language: PlainLanguage): Sentence[] =>
  sentencesOf(paragraphsOf(source, language.code), language);

/** Short quoted names are part of a sentence. Other quotes are someone's speech. */
const quotedName = /[«„“"「『《]([^«»„“”"「」『』《》]{1,40})[»”“"」』》]/gu;
const strange = /[?!？！"“”„«»‹›「」『』|@#*=<>\\{}[\]…]|__|--|\. \.|https?:|\.[^\s.]*\.\w{2}|;|；/u;

/** Whether a noun needs no introduction, because the whole text is about it. */
export type IsTopic = (stem: string, sentence: Sentence) => boolean;

/** Whether a sentence is complete and makes sense without its neighbours. */
export function isClear(
  sentence: Sentence,
  language: PlainLanguage,
  title: string | null,
  isTopic: IsTopic = () => false,
): boolean {
  const { text } = sentence;
  if (!isWhole(sentence, language, text) || language.leansBack.test(text)) return false;
  if (language.definites !== null) return isIntroduced(sentence, language, isTopic);
  return sentence.opens || namesSomething(sentence) || namesTitle(text, title);
}

/** Whether a sentence is complete, apart from its subject. `rest` is the text without a pronoun for that. */
export function isWhole(sentence: Sentence, language: PlainLanguage, rest: string, least = language.least): boolean {
  const { text } = sentence;
  const { most, pointsOut, subject, dotsOrdinals } = language;
  if (text.length < least || text.length > most || !/[.。।۔]$/u.test(text)) return false;
  if (/^\p{Ll}|^[^\p{L}\p{N}]|,\./u.test(text) || strange.test(text.replace(quotedName, "$1"))) return false;
  // "aus dem 4.", cut off before "Jahrhundert"
  if (dotsOrdinals && /\s\p{Nd}{1,2}\.$/u.test(text)) return false;
  return !pointsOut.test(rest) && (subject === null || subject.test(text)) && !isTable(sentence);
}

/** Groups of figures in a line, and words for each, from which it is a row of a table rather than a sentence. */
const table = { figures: 3, words: 4 };

function isTable({ words }: Sentence): boolean {
  const plain = words.filter(({ kind, text }) => kind !== "mark" && !/^(?:and|und|et|y|e|en|o|ou|or|à)$/u.test(text));
  const figures = plain.filter(({ kind }, index) => kind === "number" && plain[index - 1]?.kind !== "number").length;
  return figures >= table.figures && plain.length - figures < table.words * figures;
}

/** Words after an article: up to two adjectives, a noun, and the word that explains it. */
const phrase = 4;

/** Whether a sentence starts with a thing in general, with one that the text is about, or with one that it explains. */
function isIntroduced(sentence: Sentence, language: PlainLanguage, isTopic: IsTopic): boolean {
  const { definites, complements, capitalNouns } = language;
  const { text } = sentence;
  const rest = definites === null ? text : text.replace(definites, "");
  if (rest === text) return true;
  const words = wordsOf(rest).slice(0, phrase);
  // Where nouns have no capitals, only a noun without adjectives is certain to end before the next word.
  const noun = capitalNouns ? words.findIndex(({ text }) => isCapital(text)) : 0;
  const [next, three] = [
    words[noun + 1],
    words
      .slice(0, 3)
      .map(({ text }) => text)
      .join(" "),
  ];
  if (words.slice(0, Math.max(1, noun) + 1).some(({ stem }) => isTopic(stem, sentence))) return true;
  if (!capitalNouns && isCapital(words[0]?.text ?? "")) return true;
  if (complements?.test(three) || complements?.test(next?.text ?? "")) return true;
  return next !== undefined && (isCapital(next.text) || next.kind === "number");
}

/** Whether a sentence contains a name, marked by a capital where there are capitals. */
export const namesSomething = ({ words }: Sentence) =>
  words.slice(1).some(({ text }) => isCapital(text) && text.length > 1);

/** Shorter words of a title may be anything. */
const leastWord = 4;

function namesTitle(text: string, title: string | null): boolean {
  const words = (title ?? "").toLowerCase().match(/\p{Script=Han}{2,}|[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => (word.length >= leastWord || /\p{Script=Han}/u.test(word)) && text.toLowerCase().includes(word),
  );
}
