import type { Introduced } from "../kinds.ts";
import type { Sentence } from "../sentence.ts";
import type { Tag } from "../tags.ts";
import { isCapital, list, type Word } from "../words.ts";

/** Whether a sentence depends on others, because it refers to them or contrasts with them. */
export const leansOnOthers = (sentence: Sentence, about: Introduced): boolean =>
  leans.test(sentence.text) ||
  opposes.test(sentence.text) ||
  lacksPerson(sentence, about) ||
  hasLoosePronoun(sentence, about) ||
  hasLooseArticle(sentence, about);

const leans =
  /\b(too|instead|again|as well(?! as)|thus|hence|likewise|similarly|accordingly|consequently|otherwise|a (second|third|fourth|fifth)|another|(an|the|any|many|most|some) others?|others|(we|us|our|i) (will|have|discuss|see|saw|now|just|can|shall|turn|look)|let[’']s|(described|discussed|mentioned|noted|seen|shown|explained|listed|introduced|outlined) (above|below|earlier|previously|before|here)|previously|as (discussed|mentioned|noted|seen|described)|at (the|that) time|the (two|three|four|five|six|both)|(?<!not )even|would|might|imagine|suppose|perhaps|maybe|probably|(an|another|good|one|famous|classic) example|examples|ago|recently|today|nowadays|currently|so far|as of|to date|(it|there) (should be|is) (noted|no|easy|clear|worth|hard|obvious)|(one|you) (must|should|can)|needless to say|(has|had|have) just|arguably|obviously|clearly|ironically|distorts?|is (wrong|right)|fails? to)\b/i;

const opposes =
  /^(we|our|while|whereas|though|although|despite|unlike|unfortunately|surprisingly|interestingly|yet|still|rather|however|nevertheless|nonetheless|meanwhile|therefore|conversely|by contrast|on the other hand|beginning with|in response|as a result|at first|initially|originally|subsequently|in (summary|conclusion|particular|reality|practice)|for (many|most|some)|of (course|all)|firstly|secondly|thirdly|finally|indeed|simply|ultimately|little wonder|no wonder|just)\b/i;

const things = list("it its itself");
const many = list("they them their theirs themselves");
/** As an object, a pronoun stands for something outside its clause: "A group led by Ada King stabbed him." */
const objects = list("it him them");

/** Whether "he", "her" or a similar word has no earlier person that it could mean. */
function lacksPerson({ words }: Sentence, { persons }: Introduced): boolean {
  const index = words.findIndex(({ lower }) => /^(he|she|his|her|hers|him|himself|herself)$/.test(lower));
  return index >= 0 && !persons.some((place) => place < index);
}

/** Whether a pronoun has no noun before it that it may mean. */
function hasLoosePronoun({ words }: Sentence, { tags, persons }: Introduced): boolean {
  const opens = (index: number) => opensClause(words, index, tags);
  return words.some(({ lower }, index) => {
    if (lower !== "him" && !things.has(lower) && !many.has(lower)) return false;
    const isObject = objects.has(lower) && index > 0 && !opens(index - 1);
    const end = isObject ? words.findLastIndex((_, place) => place < index && opens(place)) : index;
    if (lower === "him") return !persons.some((place) => place < end);
    return !words
      .slice(0, Math.max(0, end))
      .some((word, place) => !persons.includes(place) && couldMean(word, tags?.[place], many.has(lower), place));
  });
}

/** Whether a new clause may start after a word. A pronoun there can mean something named in the clause before. */
function opensClause(words: readonly Word[], index: number, tags: readonly Tag[] | undefined): boolean {
  const { lower, kind } = words[index] as Word;
  if (kind === "mark") return /^[,;:–—]$/.test(lower) && words[index + 1]?.kind !== "number";
  if (/^(and|but|or)$/.test(lower)) return [1, 2].some((step) => tags?.[index + step]?.part === "verb");
  return /^(because|when|that|who|which|while|if|as|so|to|before|after|until|since|where|than)$/.test(lower);
}

/** Whether a word can be the noun behind "it" (singular) or "they" (plural). */
const couldMean = ({ text }: Word, tag: Tag | undefined, plural: boolean, place: number): boolean =>
  !isCapital(text) || place === 0 ? !tag || (tag.part === "noun" && tag.isPlural === plural) : true;

/**
 * Whether "the" needs an explanation from other sentences: "The colony adopted …". In the present tense it is mostly
 * generic: "The cell divides".
 */
function hasLooseArticle({ words }: Sentence, { tags, isKnown }: Introduced): boolean {
  const isPast = isNarrated(words, tags);
  return words.some(({ lower }, index) => {
    if (lower !== "the") return false;
    const end = phraseEnd(words, tags, index + 1);
    const phrase = words.slice(index + 1, end);
    const head = phrase.at(-1);
    // "Timbuktu, the capital,"
    if (words[index - 1]?.text === "," && isCapital(words[index - 2]?.text ?? "")) return false;
    if (!head || phrase.some(({ text }) => isCapital(text)) || isUnique(phrase)) return false;
    if (isKnown(head.stem) || words.slice(0, index).some(({ stem }) => stem === head.stem)) return false;
    if (isExplained(words, end)) return false;
    return isPast || pointing.has(head.lower) || pointing.has(head.lower.replace(/s$/, ""));
  });
}

/** Whether a sentence describes one occasion. "The rules that are used differ" does not mean the past. */
function isNarrated(words: readonly Word[], tags: readonly Tag[] | undefined): boolean {
  if (!tags || words.some(({ lower }) => pastForms.has(lower))) return true;
  const isPresent = (word: Word, index: number) =>
    presentForms.has(word.lower) || (tags[index]?.isFinite && tags[index]?.tense === "present");
  return tags.some(({ tense }) => tense === "past") && !words.some(isPresent);
}
const pastForms = list("was were had did");
const presentForms = list("is are has have do does");

/** The end of a noun phrase, after its article. */
function phraseEnd(words: readonly Word[], tags: readonly Tag[] | undefined, from: number): number {
  let end = from;
  while (end < words.length && end < from + longestPhrase) {
    const { kind, lower } = words[end] as Word;
    if (kind === "mark" || stops.has(lower)) break;
    const tag = tags?.[end];
    if (end > from && (tag?.part === "verb" || tag?.isFinite)) break;
    end += 1;
  }
  return end;
}
const longestPhrase = 5;

/**
 * Whether the next words identify the noun: "the set of rules", "the king who", "the study in Ohio", but not "the study
 * in 1950".
 */
function isExplained(words: readonly Word[], end: number): boolean {
  const [next, after] = words.slice(end, end + 2);
  if (!next) return false;
  if (next.text === ",") return after !== undefined && /^(which|who|where|when|whose|a|an)$/.test(after.lower);
  if (!explains.has(next.lower)) return false;
  return (
    after !== undefined &&
    (after.kind !== "number" || next.lower === "of") &&
    !/^(this|these|those|that|it|them|early|late|\w+ing)$/.test(after.lower)
  );
}

const explains = list(
  "of that who whom which whose where when for to between among in from on with against by called named known used",
);

const stops = new Set([
  ...explains,
  ...list(`and or but nor at as than is are was were be been being has have had do does did can could may must will shall should not
    into onto through across under over after before during within around along outside behind beyond near per via toward towards upon
    like about without while because since until if so`),
]);

const isUnique = (phrase: readonly Word[]) =>
  phrase.some(({ lower }) => /.est$/.test(lower) || singled.has(lower)) ||
  unique.has(phrase.at(-1)?.lower ?? "") ||
  phrase.at(-1)?.kind === "number" ||
  /^\d/.test(phrase.at(-1)?.text ?? "");

const singled = list(
  "first last only most least main chief early late mid entire whole best worst so-called nineteenth eighteenth twentieth seventeenth sixteenth fifteenth",
);

/** Nouns with a single meaning for everyone. */
const unique =
  list(`world earth sun moon sky sea ocean universe environment past future present public poor rich wealthy elderly young unemployed
  economy internet web body brain mind heart atmosphere ground air weather climate soil market press media century north south east west
  northeast northwest southeast southwest equator law truth time day night year right left middle beginning end dead living disabled sick
  bible church state government military nation country population people family home self individual human`);

/** Nouns that mostly refer to something mentioned before, even in the present tense. */
const pointing =
  list(`study experiment survey researcher participant author writer scholar team group city town village colony rebellion attack war
  battle treaty king queen man woman boy girl men women person couple city team company firm book article text passage paragraph list table figure
  example case question problem answer result finding concept term idea theory approach method argument claim debate issue event incident story
  movement period era age phase conflict crisis decision proposal plan project program programme site place area region island country
  term word phrase sentence equation formula graph model diagram image picture map command option package file program former latter thing
  difference distinction rest remainder procedure scenario situation condition technique`);
