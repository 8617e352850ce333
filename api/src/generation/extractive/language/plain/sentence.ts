import type { Source } from "../../../source/source.ts";
import { paragraphsOf, type Sentence, sentencesOf } from "../../sentences.ts";
import { isCapital } from "../../words.ts";
import type { PlainLanguage } from "./plain.ts";

export const sentencesIn = (source: Source, language: PlainLanguage): Sentence[] =>
  sentencesOf(paragraphsOf(source, language.code), language);

/** Short quoted names are a part of a sentence; what else is quoted is somebody's speech. */
const quotedName = /[«„“"「『《]([^«»„“”"「」『』《》]{1,40})[»”“"」』》]/gu;
const strange = /[?!？！"“”„«»‹›「」『』|@#*=<>\\{}[\]…]|__|https?:|;|；/u;

/** Whether a sentence is whole and understood without the ones around it. */
export function isClear(sentence: Sentence, language: PlainLanguage, title: string | null): boolean {
  const { text } = sentence;
  const { least, most, leansBack, pointsOut, subject } = language;
  if (text.length < least || text.length > most || !/[.。।۔]$/u.test(text)) return false;
  if (/^\p{Ll}|^[^\p{L}\p{N}]/u.test(text) || strange.test(text.replace(quotedName, "$1"))) return false;
  if (leansBack.test(text) || pointsOut.test(text) || (subject && !subject.test(text))) return false;
  return sentence.opens || namesSomething(sentence) || namesTitle(text, title);
}

/** A capital inside the sentence is a name, where there are capitals. */
const namesSomething = ({ words }: Sentence) => words.slice(1).some(({ text }) => isCapital(text) && text.length > 1);

/** Shorter words of a title may be anything. */
const leastWord = 4;

function namesTitle(text: string, title: string | null): boolean {
  const words = (title ?? "").toLowerCase().match(/\p{Script=Han}{2,}|[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => (word.length >= leastWord || /\p{Script=Han}/u.test(word)) && text.toLowerCase().includes(word),
  );
}
