import type { PlainLanguage } from "./plain.ts";

/** A number with only one fitting value: the characters `start` to (excluding) `end` of its sentence. */
export interface Figure {
  kind: "year" | "percent" | "amount";
  text: string;
  start: number;
  end: number;
  value: number;
  form: Form;
  /** The unit that follows, as written; null for none. */
  unit: string | null;
  /** Whether it is an estimate, for which near values are right as well. */
  isEstimate: boolean;
  /** Whether it is asked for without options only: too small, a word, or a limit. */
  isSmall: boolean;
}

/** Notation of a number. */
interface Form {
  /** Thousands separator; null for none. */
  grouping: string | null;
  decimal: string | null;
  decimals: number;
  zero: string;
}

const number = /(?<!\p{Nd})\p{Nd}+(?:[.,٫٬'’\u00a0\u202f ]\p{Nd}+)*/gu;

/**
 * Smaller amounts are counts, which their nouns often give away, unless a unit follows or the language has number words.
 * Those below the last bounds are only asked for without options; the higher one is for languages whose nouns show how
 * many there are.
 */
const leastAmount = { counted: 2, ofUnit: 5, typed: 13, chosen: 13, chosenByNoun: 1000 };
const years = { first: 1000, last: 2029 };

export function figuresIn(sentence: string, language: PlainLanguage): Figure[] {
  const plain = inDigits(sentence, language.zero);
  const { numerals } = language;
  const found = [...plain.matchAll(number), ...plain.matchAll(word)];
  const numbers = found.map(({ 0: text, index }) => ({ text, start: index, worded: numerals.get(text.toLowerCase()) }));
  return numbers.flatMap(({ text, start, worded }) => {
    if (worded === undefined && /^\p{L}/u.test(text)) return [];
    const end = start + text.length;
    const [before, after] = [plain.slice(0, start), plain.slice(end)];
    const form = worded === undefined ? formOf(text, language, sentence[start] ?? "") : wordForm;
    if (!form || isInBrackets(before) || plain.split(text).length > 2) return [];
    const value = worded ?? amountOf(text, form);
    const isCounted = value < leastAmount.typed && form.decimal === null;
    if (isCounted && isCount({ value, form, before, after }, worded !== undefined, language)) return [];
    const around = { value, form, before, after };
    const kind = kindOf(around, language);
    if (!kind) return [];
    const chosen = showsNumber(language.code) ? leastAmount.chosenByNoun : leastAmount.chosen;
    const isSmall =
      worded !== undefined || limit.test(before) || (kind === "amount" && value < chosen && form.decimal === null);
    const unit = kind === "year" ? null : (language.units.exec(sentence.slice(end))?.[0].trim() ?? null);
    const isAbout = language.aboutBefore?.test(before) || /[~≈]\s?$/.test(before);
    if (isAbout && kind === "year") return [];
    const isEstimate =
      isAbout || (kind === "amount" && text.replace(/\D/g, "").replace(/(?<!0)0+$/, "").length >= exact);
    return [{ kind, text: sentence.slice(start, end), start, end, value, form, unit, isEstimate, isSmall }];
  });
}

const word = /(?<![\p{L}\p{M}\p{Nd}'’-])\p{L}+(?![\p{L}\p{M}\p{Nd}'’-])/gu;

const wordForm: Form = { grouping: null, decimal: null, decimals: 0, zero: "0" };

/** Digits of an amount that nobody remembers in full, so that near values are right: 34,185. */
const exact = 4;

/** Whether a small number cannot be asked for: next to another number or to the list of its things, or the mark of a list. */
function isCount(
  { before, after }: Around,
  isWord: boolean,
  { numerals, millions, functionWords, listBefore, listAfter }: PlainLanguage,
) {
  const last = before.toLowerCase().trimEnd().split(/\s/).at(-1) ?? "";
  const [next = ""] = /(?<=^\s)[\p{L}’'-]+/u.exec(after.toLowerCase()) ?? [];
  if (numerals.has(last) || numerals.has(next) || functionWords.has(next) || (isWord && millions?.test(after)))
    return true;
  if (!isWord && !/[\s$€£¥]$/.test(before)) return true;
  // "A, B and C were three psychologists", "work and play, two values", "two mills, the Old Mill and the New Mill"
  return listBefore.test(before) || listAfter.test(after);
}

/** Both years of a span are certain: from 1870 to 1939. */
const spanBefore = /(?<!\p{L})(?:from|von|desde|de|dal|van)\s$/iu;
const spanAfter = /^\s(?:to|until|bis|à|hasta|a|al|até|tot)\s(?:1\d|20)\d\d(?!\d)/u;

/** A limit that the sentence sets is certain if it is typed: at least 10 metres. */
const limit =
  /(?<!\p{L})(?:at least|at most|up to|no more than|mindestens|höchstens|maximal|bis zu|au moins|au plus|jusqu['’]à|al menos|como máximo|hasta|almeno|al massimo|fino a|pelo menos|no máximo|até|minstens|hoogstens|maximaal)\s$/iu;

/** Words of a change, which needs a time or a comparison, in the seven languages. */
const change =
  /(?<!\p{L})(?:ris(?:e|en|es|ing)|rose|increas|decreas|declin|gr[eo]w|growth|fell|fallen|drop|fewer|less|more|higher|lower|reduc|stieg|gestiegen|gesunken|sank|zugenommen|abgenommen|mehr|weniger|höher|niedriger|geringer|anstieg|rückgang|zuwachs|gewachsen|augment|baiss|hausse|diminu|recul|progress|moins|crois|aument|subi[óe]|baj[óa]|creci|menos|calo|calat|cresc|ridott|meno|caiu|reduz|gestegen|steeg|gedaald|daalde|toegenomen|afgenomen|groei|hoger|lager|minder)/iu;
const compared =
  /(?<!\p{L})(?:1[5-9]\d\d|20\d\d|than \p{L}+|compared|per year|a year|annually|als (?:im|in|vor|bei|die|der|das)|gegenüber|verglichen|im vergleich|pro jahr|jährlich|par an|par rapport|rispetto|all['’]anno|por año|al año|ao ano|comparad\p{L}|respecto|vergeleken|ten opzichte|per jaar)(?!\p{L})/iu;

/** Whether nouns have other forms after small numbers. Slavic and Semitic nouns show how many there are. */
export const showsNumber = (code: string) =>
  new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes("few");

/** Converts digits to 0 to 9. Offsets stay the same, because each digit takes one character. */
export const inDigits = (text: string, zero: string | null): string =>
  zero === null
    ? text
    : text.replace(/\p{Nd}/gu, (digit) => {
        const value = digit.charCodeAt(0) - zero.charCodeAt(0);
        return value >= 0 && value < 10 ? String(value) : digit;
      });

/** Null for an ambiguous number (1.234 where points mark decimals), a date or a version. */
function formOf(text: string, { grouping, zero }: PlainLanguage, first: string): Form | null {
  if (!/^\d/.test(text) || !/^[\d.,٫٬'’\u00a0\u202f ]+$/.test(text)) return null;
  const marks = text.match(/\D/g) ?? [];
  const form = { grouping: null, decimal: null, decimals: 0, zero: /\d/.test(first) ? "0" : (zero ?? "0") };
  if (marks.length === 0) return text.length > 1 && text.startsWith("0") ? null : form;
  const [, whole = "", decimal = null, fraction = ""] = /^(.*?)(?:([.,٫])(\d{1,2}|\d{4,}))?$/.exec(text) ?? [];
  const groups = /^[1-9]\d{0,2}(?:(\D)\d{3})(?:\1\d{3})*$/.exec(whole);
  const mark = groups?.[1] ?? null;
  if (!groups && !/^\d+$/.test(whole)) return null;
  if (mark !== null && (mark === decimal || mark === "٫")) return null;
  // One point or comma before three digits is only certain to separate thousands where the language does so.
  if ((mark === "." || mark === ",") && mark !== grouping && whole.split(mark).length < 3) return null;
  return { ...form, grouping: mark, decimal, decimals: fraction.length };
}

const amountOf = (text: string, { decimal }: Form): number => {
  const [whole = "", fraction = ""] =
    decimal === null ? [text] : [text.slice(0, text.lastIndexOf(decimal)), text.slice(text.lastIndexOf(decimal) + 1)];
  return Number(`${whole.replace(/\D/g, "")}.${fraction || 0}`);
};

interface Around {
  value: number;
  form: Form;
  before: string;
  after: string;
}

const isInBrackets = (before: string) =>
  Math.max(before.lastIndexOf("("), before.lastIndexOf("（")) >
  Math.max(before.lastIndexOf(")"), before.lastIndexOf("）"));

/** Whether a number is an end of a range, which gives the other one away. */
const isRange = ({ before, after }: Around) =>
  /\p{Nd}\s*[-–—~～〜/]\s*$/u.test(before) || /^\s*[-–—~～〜/]\s*\p{Nd}/u.test(after);

/** Whether another year is so close that they belong together: between 1905 and 1910. */
const isPair = ({ before, after }: Around) =>
  /(?<!\d)(?:1\d|20)\d\d(?!\d)\D{1,14}$/.test(before) || /^\D{1,14}(?:1\d|20)\d\d(?!\d)/.test(after);

function kindOf(around: Around, language: PlainLanguage): Figure["kind"] | null {
  const { value, form, before, after } = around;
  const { yearBefore, yearAfter, wideBefore, wideAfter, openBefore, openAfter } = language;
  if (isRange(around)) return null;
  if (form.grouping === null && form.decimal === null && value >= years.first && value <= years.last) {
    if (spanBefore.test(before) && spanAfter.test(after)) return "year";
    const isYear =
      yearAfter?.test(after) || (yearBefore?.test(before) && !isUnit(after) && !isJoined(around, language));
    const isWide = wideBefore?.test(before) || wideAfter?.test(after);
    return isYear && !isWide && !isPair(around) && !percentAfter.test(after) && !isTied(before, language)
      ? "year"
      : null;
  }
  const isOpen = openBefore?.test(before) && !language.aboutBefore?.test(before) && !limit.test(before);
  if (isOpen || openAfter?.test(after) || wideAfter?.test(after)) return null;
  const isShare = percentAfter.test(after) || percentBefore.test(before) || percentWord.test(after);
  if (isShare && change.test(before + after) && !compared.test(before + after)) return null;
  const isPercent = percentAfter.test(after) || percentBefore.test(before);
  if (isPercent) {
    const bare = { ...around, before: before.replace(percentBefore, ""), after: after.replace(percentAfter, "") };
    return value > 0 && value < 100 && !isJoined(bare, language) ? "percent" : null;
  }
  if (isJoined(around, language) || isPartOfName(before, language)) return null;
  if (isDay(around, language)) return null;
  const usual = language.units.test(after) ? leastAmount.ofUnit : leastAmount.typed;
  const least = language.numerals.size > 0 ? leastAmount.counted : usual;
  const isLarge = value >= least || form.decimal !== null || language.millions?.test(after);
  // The noun that is counted has to follow, or a currency comes first.
  return isLarge && (/^\s?\p{L}/u.test(after) || currency.test(before)) ? "amount" : null;
}

const currency = /[$€£¥]\s?$/u;

const isDay = ({ value, before, after }: Around, { dayBefore, dayAfter }: PlainLanguage) =>
  value <= 31 && (dayBefore.test(before) || dayAfter.test(after));

const percentAfter = /^\s?[%٪％]/u;
const percentWord = /^\s?(?:per ?cent|prozent|pour ?cent|por ciento|per cento|por cento|procent)/iu;
const percentBefore = /[%٪％]$/u;

/** Whether attached letters or signs change with the number, or make it a name. */
const isJoined = ({ before, after }: Around, language: PlainLanguage) =>
  isTied(before, language) ||
  (/^[\p{L}\p{M}'’°:/_+*-]/u.test(after) && !language.joined?.test(after)) ||
  /^[.,]\p{Nd}/u.test(after) ||
  (language.dotsOrdinals && /^\.\s*\S/.test(after));

/** Han, kana, and the prefixes of Hebrew and Arabic have the same form before all numbers. */
const freeBefore =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<![\p{L}\p{M}])(?:[בלוה][-־]|[وبلف]))$/u;

const isTied = (before: string, { code }: PlainLanguage) =>
  /[\p{L}\p{M}\p{Nd}.:/°№#_+*'’־-]$|['’]\s$/u.test(before) &&
  !freeBefore.test(before) &&
  !(code === "ko" && /\s$/.test(before));

/**
 * Whether a number follows a name or a "No.": Windows 2000, Astra 1.5. The first word of a sentence does not count as a
 * name.
 */
function isPartOfName(before: string, { isLatin, labels, capitalNouns }: PlainLanguage): boolean {
  const words = before.trim();
  if (labels?.test(before)) return true;
  if (capitalNouns) return /(?:^|\s)(?:№|#|nr)\.?$/iu.test(words);
  const last = /(?<!\S)\S+$/u.exec(words)?.[0] ?? "";
  if (/^(?:№|#|no|nr|n°|str|pp?|vol|ver|v)\.?$/iu.test(last)) return true;
  return (last !== words && /^\p{Lu}/u.test(last)) || (!isLatin && /[A-Za-z]$/.test(last));
}

const isUnit = (after: string) =>
  /^\s?(?:m|km|cm|mm|kg|g|t|l|ha|met\p{L}+|м|км|кг|т|га|kr|€|\$|£|°)(?!\p{L})/iu.test(after);
