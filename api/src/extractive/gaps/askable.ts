import { fitsFact } from "../english/places.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention } from "../names/mentions.ts";
import type { Name } from "../names/names.ts";
import { isDefined } from "../relations.ts";
import type { Occurrence } from "../terms.ts";
import { isCapital, type Word } from "../words.ts";
import { kindsOf } from "./akin.ts";

/** Kinds of names that the rest of a sentence mostly gives away, or that similar names could replace truthfully. */
const tooLoose =
  /people|Englishmen|faith|believers|language|continent|side|month|region|old world|direction|season|sense organ|body part|emotion|compound|religion/;
/** Kinds of terms that appear in a sentence because of an author's judgement, not because of a fact. */
const judged = /^\+?(ideology|form of rule|branch of rule|ruler)$/;
const placeKinds = /country|city|town|state|province|river|mountains|sea\b|ocean/;

/** Whether a name is worth asking for, as far as word lists can tell. */
export function mayAskName(mention: Mention, name: Name, lexicon: Lexicon): boolean {
  const kinds = kindsOf(name.text, lexicon);
  if (!saysEnough(mention, lexicon)) return false;
  if (hasRelative(mention.sentence.words, name.text, mention)) return false;
  if (lexicon.persons.has(name.text)) return !isOfMany(mention);
  if (kinds.some((kind) => /^(war|age)$/.test(kind)) && isTime(mention)) return false;
  if (kinds.some((kind) => tooLoose.test(kind)) || ["people", "person", "letters"].includes(name.kind)) return false;
  if (kinds.some((kind) => placeKinds.test(kind)) || name.kind === "country" || name.kind === "place")
    return kinds.length > 0 && fitsFact(mention, lexicon);
  return true;
}

/** Whether a term is worth asking for here: the sentence defines it, or would not be true of similar terms. */
export function mayAskTerm(occurrence: Occurrence, lexicon: Lexicon): boolean {
  const { term, sentence, from, to } = occurrence;
  const { words } = sentence;
  if (hasRelative(words, term.text, occurrence) || isJoined(occurrence)) return false;
  if (isDefined(occurrence, lexicon.language)) return true;
  // "Osmosis is the diffusion of water": asking for any word except osmosis would be odd.
  if ((lexicon.occurrences.get(sentence) ?? []).some((other) => isDefined(other, lexicon.language))) return false;
  const kinds = kindsOf(term.text, lexicon);
  if (kinds.length === 0 || kinds.some((kind) => tooLoose.test(kind) || judged.test(kind))) return false;
  if (isListed(words, from, to)) return false;
  const before = words[from - 1];
  const isModified = before?.kind === "word" && !lexicon.language.functionWords.has(before.lower);
  return !isModified && term.count > 1 && saysEnough(occurrence, lexicon);
}

/** Number of meaningful words that a sentence needs outside the gap. With fewer, it is true of too many things. */
const leastSaid = 5;

const saysEnough = (
  { sentence, from, to }: Pick<Occurrence, "sentence" | "from" | "to">,
  { language, topic }: Lexicon,
) =>
  new Set(
    sentence.words.flatMap(({ kind, lower, stem }, index) =>
      kind === "mark" ||
      (index >= from && index < to) ||
      language.functionWords.has(lower) ||
      topic.has(stem) ||
      language.plainNouns.has(lower)
        ? []
        : stem,
    ),
  ).size >= leastSaid;

/** Whether a name is one of three or more in a row. */
const isOfMany = ({ sentence: { words }, from, to }: Mention) =>
  [words[from - 1], words[to]].every((word) => word?.text === ",") ||
  (words[to]?.text === "," && isCapital(words[to + 1]?.text ?? ""));

/** Whether a name dates an event, for which many other times are right as well. */
const isTime = ({ sentence: { words }, from, withArticle }: Mention) =>
  /^(after|before|during|until|since|by|to)$/.test(words[from - (withArticle ? 2 : 1)]?.lower ?? "");

/** Whether a term is one of several things with the same role, so that any other would fit. */
const isListed = (words: readonly Word[], from: number, to: number) =>
  /^(and|or|nor)$/.test(words[to]?.lower ?? "") ||
  /^(and|or|nor)$/.test(words[from - 1]?.lower ?? "") ||
  (words[from - 1]?.text === "," && words[to]?.text === ",");

/** Whether a hyphen, a dash or a slash precedes the words, or a hyphen or a slash follows them. */
const isJoined = ({ sentence: { text, words }, from, to }: Pick<Occurrence, "sentence" | "from" | "to">) =>
  /[-–—/]\s?$/.test(text.slice(0, words[from]?.start)) || /^\s?[-/]/.test(text.slice(words[to - 1]?.end));

/** Number of initial letters that words of one family share. */
const family = 5;

/** Whether another word of the sentence gives the answer away: functionalists for functionalism, Marxist for Marx. */
function hasRelative(words: readonly Word[], answer: string, { from, to }: { from: number; to: number }): boolean {
  const starts = answer
    .toLowerCase()
    .split(/[\s-]/)
    .flatMap((part) => (part.length >= 4 ? part.slice(0, Math.max(4, Math.min(family, part.length))) : []));
  return words.some(
    ({ lower }, index) => (index < from || index >= to) && starts.some((start) => lower.startsWith(start)),
  );
}
