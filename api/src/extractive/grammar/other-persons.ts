import { distractors } from "../gaps/gap.ts";
import { distance, saysTheSame } from "../gaps/others.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention } from "../names/mentions.ts";
import type { Name } from "../names/names.ts";
import { isCapital, stemsOf } from "../words.ts";
import { type Bearer, type Role, roleOf } from "./bearers.ts";
import { firstNames } from "./first-names.ts";

/** A shared trade counts as much as this many sentences of distance. */
const sameTrade = 1000;

/** Plausible other persons; empty if the sentence or the name itself gives too much away. */
export function otherPersons(mention: Mention, name: Name, lexicon: Lexicon): string[] {
  const { sentence } = mention;
  const { language, bearers, effort } = lexicon;
  const person = bearers.get(name);
  if (!person || isInflected(name, lexicon) || isTopic(name, lexicon) || !standsFree(mention)) return [];
  const role = roleOf(mention, language);
  const couldBeRight = saysTheSame(sentence, name.text, lexicon);
  const around = sentence.text.toLowerCase();
  effort.examined += bearers.size;
  const fit = [...bearers.values()].filter(
    (other) =>
      other !== person &&
      other.gender === person.gender &&
      isAlike(name, other.name) &&
      fitsRole(other, role, lexicon) &&
      !isInflected(other.name, lexicon) &&
      !other.name.parts.some((part) => isCapital(part) && around.includes(part.toLowerCase())) &&
      !other.name.foundIn.some(couldBeRight),
  );
  const isOfTrade = ({ roles }: Bearer) => role.title !== null && roles.some(({ title }) => title === role.title);
  const ranked = fit
    .map((other) => ({ other, far: distance(other.name.foundIn, sentence) - (isOfTrade(other) ? sameTrade : 0) }))
    .sort((a, b) => a.far - b.far);
  const distinct: Name[] = [];
  for (const { other } of ranked) {
    if (distinct.length === distractors) break;
    if (!distinct.some(({ parts }) => sharesPart(parts, other.name.parts))) distinct.push(other.name);
  }
  return distinct.map(({ text }) => text);
}

const capitals = ({ parts }: Pick<Name, "parts">) => parts.filter(isCapital);
const isRegnal = ({ parts }: Pick<Name, "parts">) => /^[IVX]+\.?$/.test(parts.at(-1) ?? "");
const sharesPart = (some: readonly string[], others: readonly string[]) =>
  some.some((part) => isCapital(part) && others.includes(part));

/**
 * Whether two names have as many parts, and both or neither have a number: "Louis XI" stands out from "Louise Labé".
 */
const isAlike = (name: Name, other: Name) =>
  capitals(name).length === capitals(other).length &&
  isRegnal(name) === isRegnal(other) &&
  !sharesPart(name.parts, other.parts);

/** A person in this share of the sentences is the topic of the text. */
const mainPerson = { share: 0.12, least: 3 };

function isTopic({ parts, foundIn }: Name, { names, sentences, topic }: Lexicon): boolean {
  const surname = parts.findLast(isCapital) ?? "";
  const times = Math.max(foundIn.length, names.get(surname)?.foundIn.length ?? 0);
  const isMain = times >= mainPerson.least && times > mainPerson.share * sentences.length;
  return isMain || [...stemsOf(surname)].some((stem) => topic.has(stem));
}

/** "Luthers" is a form of "Luther". */
const isInflected = ({ text }: Name, { names, language }: Lexicon) =>
  /[^s]s$/.test(text) && (names.has(text.slice(0, -1)) || (language.capitalNouns && !/[aiou]s$/.test(text)));

/** Whether a name is not part of a longer one, nor before a full stop that belongs to it: Wilhelm IV. */
function standsFree({ sentence: { words }, from, to }: Mention): boolean {
  const [before, after] = [words[from - 1], words[to]];
  if (before && (/^[-–/(&]$/.test(before.text) || /^\p{Lu}$/u.test(before.text))) return false;
  // "Auguste et Louis Lumière"
  if (from > 1 && /^(und|et|y|e|en)$/.test(before?.lower ?? "") && firstNames.has(words[from - 2]?.text ?? ""))
    return false;
  const isCut = after?.text === "." && to < words.length - 1;
  return !isCut && !/^([-–/(&’']|aus)$/.test(after?.text ?? "");
}

/** A chemist is not a plausible alternative to the pope, nor an Italian name to "the German chemist". */
function fitsRole({ roles }: Bearer, { title, nationality }: Role, { language }: Lexicon): boolean {
  const start = nationality?.slice(0, 4);
  if (start && !roles.some((role) => role.nationality?.startsWith(start))) return false;
  const { rulers } = language.names;
  return !title || !rulers?.test(title) || roles.some((role) => role.title !== null && rulers.test(role.title));
}
