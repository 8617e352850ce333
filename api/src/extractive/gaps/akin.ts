import type { Lexicon } from "../lexicon.ts";
import type { Name } from "../names/names.ts";
import type { Term } from "../terms.ts";

/** Confidence that two words name things of the same kind. 0 means none; from `sameKind` on, they may be options. */
export const sameKind = 2;

/** Endings that show what a word names: a doctrine, a field of study, a person, an inflammation. */
const tellingEndings =
  /(isms?|ists?|ologys?|ologies|ologists?|itis|ocracy|ometers?|osis|onomy|graphy|ectomy|icide|phobia)$/;

const hasTellingEnding = (word: string) => tellingEndings.test(word);

export function termsAkin(term: Term, other: Term, lexicon: Lexicon): number {
  const { relations, language } = lexicon;
  const kinds = [kindsOf(term.text, lexicon), kindsOf(other.text, lexicon)] as const;
  const [own, its] = kinds;
  if (own.length > 0 && its.length > 0) return own.some((kind) => its.includes(kind)) ? 4 : 0;
  const isOddOne = lexicon.knowledge !== null && own.length + its.length > 0;
  if (relations.areListed(term.text, other.text)) return isOddOne ? 0 : 3;
  if (isPair(term) && isPair(other) && term.head === other.head) return 3;
  const ending = tellingEndings.exec(term.head)?.[0];
  if (ending && other.head.endsWith(ending)) return 3;
  const areDefined = relations.defined.has(term.text) && relations.defined.has(other.text);
  // A word of a known kind, or with a telling ending, stands out among others.
  if (lexicon.knowledge && (own.length > 0 || its.length > 0 || ending || hasTellingEnding(other.head))) return 0;
  if (areDefined && isPair(term) === isPair(other)) return sameKind;
  // The ending is the best hint available without word lists.
  if (!lexicon.knowledge && term.head.slice(-4) === other.head.slice(-4)) return 2;
  return language.capitalNouns && term.head.slice(-3) === other.head.slice(-3) ? 2 : 0;
}

export function namesAkin(name: Name, other: Name, lexicon: Lexicon): number {
  const own = kindsOf(name.text, lexicon);
  if (own.length === 0 && name.kind === "person") return other.kind === "person" && !isPeople(other, lexicon) ? 3 : 0;
  const its = kindsOf(other.text, lexicon);
  if (own.length > 0 && its.length > 0) return own.some((kind) => its.includes(kind)) ? 4 : 0;
  if (name.kind !== other.kind) return 0;
  const sameHead = name.parts.length > 1 && name.parts.at(-1) === other.parts.at(-1);
  if (sameHead || lexicon.relations.areListed(name.text, other.text)) return 3;
  if (!lexicon.knowledge) return name.kind === "other" ? 1 : sameKind;
  // "Stamp Act" and "Tea Act" are alike; a war and a prize are not.
  if (name.kind === "event" || name.kind === "group") return 0;
  if (name.kind === "other" || own.length !== its.length) return 0;
  if (name.kind === "place" && !(name.isPlace && other.isPlace && name.parts.length === other.parts.length)) return 0;
  return sameKind;
}

/** "Puritans" or "English Puritans", which a text can treat like a person. */
export const isPeople = ({ parts }: Name, lexicon: Pick<Lexicon, "knowledge">): boolean =>
  kindsOf(parts.at(-1) ?? "", lexicon).length > 0;

const isPair = ({ text }: Term) => text.includes(" ");

export const kindsOf = (text: string, { knowledge }: Pick<Lexicon, "knowledge">): readonly string[] => {
  if (!knowledge) return [];
  const directMatches = knowledge.kinds.of(text);
  return directMatches.length > 0 ? directMatches : knowledge.kinds.of(knowledge.singular(text));
};

/** Things of the same kind as a word, in the same number. The text need not contain them. */
export function lent(text: string, isPlural: boolean, { knowledge }: Lexicon): string[] {
  if (!knowledge) return [];
  const { kinds, singular, plural } = knowledge;
  const direct = kinds.beside(text);
  if (direct.length > 0 || !isPlural) return direct;
  return kinds.beside(singular(text)).map(plural);
}
