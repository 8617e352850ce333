import type { NumberGap } from "../gaps/gap.ts";
import type { Sentence } from "../sentence.ts";
import { isCapital, list, type Word } from "../words.ts";

/**
 * Whether only one number is right, and is worth knowing. Not "by 1900", where 1850 is as true, nor "3 million years".
 */
export function mayAskNumber({ kind, text, start }: NumberGap, { words, text: sentenceText }: Sentence): boolean {
  const index = words.findIndex((word) => word.start === start);
  const before = words[index - 1]?.lower ?? "";
  const after = words[index + 1];
  if (after && /^[-–—/]$/.test(after.text)) return false;
  // The years of a life are seldom the topic of a text, and 1600s may be ten years or a hundred.
  if (
    words.some(({ lower }) => /^(born|aged|birthday)$/.test(lower)) ||
    / years? old\b/.test(sentenceText) ||
    /00s$/.test(text)
  )
    return false;
  if (kind === "year") return isDated(words, index);
  if (kind === "decade" || kind === "century")
    return before === "the" && isOnlyOne(words, kind) && /^(in|of|during)$/.test(words[index - 2]?.lower ?? "");
  if (kind === "count") return false;
  const amount = Number(text.replace(/,/g, ""));
  const isShare = /^(%|percent)$/.test(after?.lower ?? "");
  const hasUnit =
    isShare || (after?.kind === "word" && !isCapital(after.text) && !vague.has(after.lower)) || /^[$€£]$/.test(before);
  const numbers = words.filter((word, place) => place !== index && isAmount(word, words[place - 1]));
  return (
    hasUnit &&
    numbers.length === 0 &&
    (amount > smallest || !Number.isInteger(amount)) &&
    !bounds.has(before) &&
    !/^(old|age|aged|ago)$/.test(words[index + 2]?.lower ?? "")
  );
}

/** Smaller whole numbers are easily guessed. */
const smallest = 12;

/** Words around an inexact number: if "more than 500" is true, so is "more than 400". */
const bounds = list("than over under least most to between and or until exceeding above below past age aged");
const vague = list("years year of and or in at to a by from on is was were are for with as but when who which that");

const isAmount = ({ kind, text }: Word, before: Word | undefined) =>
  kind === "number" &&
  !/^(1[0-9]|20)\d\d$/.test(text) &&
  !/^(january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
    before?.lower ?? "",
  );

/** Whether a year is exact: "in 1869" or "on 17 November 1869", but not "by 1869" or "in 1869 or 1870". */
function isDated(words: readonly Word[], index: number): boolean {
  let first = index - 1;
  while (
    first >= 0 &&
    (/^(early|late|mid|,|of)$/.test(words[first]?.lower ?? "") ||
      months.has(words[first]?.lower ?? "") ||
      (words[first]?.kind === "number" && months.has(words[first + 1]?.lower ?? "")) ||
      (words[first]?.kind === "number" && months.has(words[first - 1]?.lower ?? "")))
  )
    first -= 1;
  const [opening, after, next] = [words[first]?.lower ?? "", words[index + 1], words[index + 2]];
  if (!/^(in|on)$/.test(opening) || words[first - 1]?.lower === "as") return false;
  if (
    after &&
    (/^(or|to|until|through|–|-|—|as|census|election|edition)$/.test(after.lower) ||
      after.kind === "number" ||
      (after.lower === "and" && next?.kind === "number"))
  )
    return false;
  if (after?.kind === "word" && isCapital(after.text) && index > 1) return false;
  if (after?.text === "," && next?.kind === "number") return false;
  return words.filter(({ text }) => /^(1[0-9]|20)\d\d$/.test(text)).length < 3;
}
const months = list("january february march april may june july august september october november december");

const isOnlyOne = (words: readonly Word[], kind: "decade" | "century") =>
  words.filter(({ text, lower }) => (kind === "decade" ? /\d0s$/.test(text) : /^centur/.test(lower))).length === 1;
