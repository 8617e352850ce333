import type { NumberGap } from "../gaps/gap.ts";
import type { Sentence } from "../sentence.ts";
import { isCapital } from "../words.ts";
import type { Figures, Language } from "./language.ts";

/** Smaller numbers are easily guessed, or mean "several". */
const leastQuantity = 3;
/** Up to this number the options differ by one, which is too close for millions. */
const fewMillions = 12;
/** Words between the two ends of a range, including the unit: from 90 km to 45 km. */
const rangeWords = 3;

/** The time of an event is worth more than an amount, and most if the sentence names someone. */
const worth = { time: 1.15, amount: 0.7, unnamed: 0.75 };

export const factWorth = ({ kind }: NumberGap, isNamed: boolean, { figures }: Language): number =>
  figures ? (kind === "quantity" ? worth.amount : worth.time) * (isNamed ? 1 : worth.unnamed) : 1;

/** A sentence with more numbers than this is a table in words. The limit for amounts is one lower. */
const mostNumbers = 3;

/** Whether a number is a fact that the sentence states, and only this number is right. */
export function isFact(number: NumberGap, { text, words }: Sentence, language: Language): boolean {
  const { figures } = language;
  if (!figures) return true;
  const [before, after] = [text.slice(0, number.start), text.slice(number.end).trimStart()];
  if (figures.bounds.test(before) || figures.incidental.test(before) || isOpen.test(after) || ofLaw.test(before))
    return false;
  // "Fe(OH)3"
  if (/[^\s(]$/.test(before)) return false;
  const at = words.findIndex(({ start }) => start === number.start);
  const next = words.slice(at + 1, at + 2 + rangeWords);
  const last = words.slice(Math.max(0, at - 1 - rangeWords), at).reverse();
  // "1 853": the halves of one number.
  if (next[0]?.kind === "number" || last[0]?.kind === "number" || /['’]$/.test(last[0]?.text ?? "")) return false;
  if (number.kind === "century") return !centuryBefore.test(before);
  if (isLinked(next, -1, figures, language.articles) || isLinked(last, 0, figures, language.articles)) return false;
  const numbers = words.filter(({ kind }) => kind === "number").length;
  if (number.kind === "year")
    return (
      numbers <= mostNumbers &&
      !isStatistic(words, figures) &&
      !isNumbered(words, at, language) &&
      !isRound(number.text, words[at - 1]?.lower ?? "", language)
    );
  if (isVague(number.text) && approximate.test(before)) return false;
  return number.kind === "quantity"
    ? isMeasure(number, at, words, after, figures) && numbers < mostNumbers && !figures.asOf.test(text)
    : number.kind !== "count";
}

/** "1000 companies": a year at a full century needs a word that marks it as a year. */
const isRound = (year: string, before: string, { months, yearPrepositions }: Language) =>
  year.endsWith("00") && !months.has(before) && !yearPrepositions.has(before);

/** Options for a small number differ by one, so "about 8" is true of them as well. */
const isVague = (text: string) => Number.parseFloat(text.replace(",", ".")) <= fewMillions;
const approximate =
  /(?<!\p{L})(etwa|rund|ca\.|circa|ungefähr|environ|unos|unas|alrededor de|aproximadamente|cerca de|ongeveer|zo['’]n) $/iu;

/** The year of a law is its name. */
const ofLaw = /(?<!\p{L})(lois?|ley(es)?|leggi?e?|leis?|wet|gesetz|décret|decreto|articles?|art\.?|§) ?$/iu;

/** Before Christ, or "and more". */
const isOpen =
  /^(\S{1,12} )?(([vn]\. ?Chr|a\. ?C|d\. ?C|av\. ?J|avant J|apr\. ?J|avant notre|antes de Cristo|avanti Cristo|voor Chr)|(und|oder) (mehr|darunter|darüber|weniger|älter|jünger)|(et|ou) (plus|moins)|[oy] más|[oe] più|e oltre|ou mais|en meer|of meer|of minder|o antes|ou antes|ou avant|o prima|oder früher|of eerder)/;

/** "du XVIe au XVIIIe siècle" */
const centuryBefore = /(^|\s)([IVX]+e?|\d{1,2}(\.|e|de|ste)) \p{L}{1,5}( \p{L}{1,5})?\s$/u;

/** "Expo 1900": the year is part of a name. */
function isNumbered(
  words: Sentence["words"],
  at: number,
  { capitalNouns, months, yearPrepositions }: Language,
): boolean {
  const before = words[at - 1];
  if (before?.kind !== "word" || at < 2 || months.has(before.lower) || yearPrepositions.has(before.lower)) return false;
  // Where nouns are capitalized, "when Peru in 1946" is possible, too.
  return isCapital(before.text) && (!capitalNouns || words[at + 1]?.kind === "mark" || words[at + 1] === undefined);
}

/** Facts that need no source: 100 % of something, and powers of two. */
const goesWithout = /^(100 ?%|\d+ (bits?|bytes?|octets?)\b)/i;

/** An amount that is counted every year may be right for several years. */
const isStatistic = (words: Sentence["words"], { million }: Figures) =>
  words.some(
    ({ kind }, index) =>
      kind === "number" && (words[index + 1]?.text === "%" || million.test(words[index + 1]?.text ?? "")),
  );

function isMeasure(
  { text }: NumberGap,
  at: number,
  words: Sentence["words"],
  after: string,
  figures: Figures,
): boolean {
  const amount = Number.parseFloat(text.replace(",", "."));
  if (amount < leastQuantity || figures.relative.test(after) || goesWithout.test(`${text} ${after}`)) return false;
  if (amount <= fewMillions && figures.million.test(after)) return false;
  const unit = words[at + 1];
  if (!unit || (unit.kind !== "word" && !/^[%€°$£]$/.test(unit.text))) return false;
  // Numbers with the same unit are plausible for each other.
  return !words.some(({ kind }, index) => kind === "number" && index !== at && words[index + 1]?.lower === unit.lower);
}

/**
 * Whether the next number is the other end of a range. `words` start next to this number, and `joint` is the index of
 * the word next to the later number.
 */
function isLinked(
  words: Sentence["words"],
  joint: 0 | -1,
  { joints }: Figures,
  articles: ReadonlySet<string>,
): boolean {
  const between = words.slice(
    0,
    Math.max(
      0,
      words.findIndex(({ kind }) => kind === "number"),
    ),
  );
  const word = between.filter(({ lower }) => joints.has(lower) || !articles.has(lower)).at(joint);
  return word !== undefined && (joints.has(word.lower) || (word.kind === "mark" && /[-–—/]/.test(word.text)));
}
