import type { Sentence } from "../../sentence.ts";
import { paragraphsOf, sentencesOf } from "../../sentences.ts";
import type { SourceText } from "../../source.ts";
import { isCapital, wordsOf } from "../../words.ts";
import type { PlainLanguage } from "./plain.ts";

export const sentencesIn = (source: SourceText, language: PlainLanguage): Sentence[] =>
  sentencesOf(paragraphsOf(source, language.code), language);

/** Short quoted names are part of a sentence. Other quotes are someone's speech. */
const quotedName = /[«„“"「『《]([^«»„“”"「」『』《》]{1,40})[»”“"」』》]/gu;
const strange = /[?!？！"“”„«»‹›「」『』|@#*=<>\\{}[\]…]|__|https?:|;|；/u;

/** Whether a sentence is complete and makes sense without its neighbours. */
export function isClear(
  sentence: Sentence,
  language: PlainLanguage,
  title: string | null,
  isTopical: (stem: string) => boolean = () => false,
): boolean {
  const { text } = sentence;
  const { least, most, leansBack, pointsOut, subject } = language;
  if (text.length < least || text.length > most || !/[.。।۔]$/u.test(text)) return false;
  if (/^\p{Ll}|^[^\p{L}\p{N}]/u.test(text) || strange.test(text.replace(quotedName, "$1"))) return false;
  if (leansBack.test(text) || pointsOut.test(text) || (subject && !subject.test(text))) return false;
  return (
    sentence.opens ||
    namesSomething(sentence) ||
    namesTitle(text, title) ||
    (language.definites !== null && isIntroduced(text, language.definites, isTopical))
  );
}

/** Whether a sentence starts with a thing in general, or with one that the whole text is about. */
function isIntroduced(text: string, definites: RegExp, isTopical: (stem: string) => boolean): boolean {
  const rest = text.replace(definites, "");
  return rest === text || isTopical(wordsOf(rest)[0]?.stem ?? "");
}

/** Whether a sentence contains a name, marked by a capital where there are capitals. */
const namesSomething = ({ words }: Sentence) => words.slice(1).some(({ text }) => isCapital(text) && text.length > 1);

/** Shorter words of a title may be anything. */
const leastWord = 4;

function namesTitle(text: string, title: string | null): boolean {
  const words = (title ?? "").toLowerCase().match(/\p{Script=Han}{2,}|[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => (word.length >= leastWord || /\p{Script=Han}/u.test(word)) && text.toLowerCase().includes(word),
  );
}
