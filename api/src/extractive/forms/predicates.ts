import { uncapitalized } from "../../platform/shared/words.shared.ts";
import { withoutCitations } from "../citations.ts";
import type { Language } from "../language/language.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention, Person } from "../person/persons.ts";
import type { Sentence } from "../sentence.ts";
import { isCapital, type Word, wordsOf } from "../words.ts";
import { nextClause, sizeOf } from "./plain.ts";

/** A statement about the person who is the subject of a sentence. */
export interface Predicate {
  sentence: Sentence;
  person: Person;
  /** Text that follows "who" in a question, including the time at the start of the sentence. */
  asked: string;
}

/** Number of words in a statement about a person. Fewer fit many people, more cannot be read at a glance. */
const words = { least: 5, most: 26 };

export function predicatesIn(lexicon: Lexicon): Predicate[] {
  lexicon.effort.examined += lexicon.sentences.length;
  const mentions = lexicon.persons.flatMap((person) => person.mentions.map((mention) => ({ person, mention })));
  return [...Map.groupBy(mentions, ({ mention }) => mention.sentence).values()].flatMap((inSentence) => {
    const [first] = inSentence.sort((a, b) => a.mention.from - b.mention.from);
    return first ? (predicateOf(first.person, first.mention, lexicon) ?? []) : [];
  });
}

function predicateOf(person: Person, mention: Mention, { language, plain, alone }: Lexicon): Predicate | null {
  const { sentence, from, to } = mention;
  if (!alone.has(sentence)) return null;
  const { forms } = language;
  // "Bacon’s followers"
  if (sentence.text.slice(sentence.words[from]?.start, sentence.words[to - 1]?.end) !== mention.text) return null;
  const parts = forms.verbSecond
    ? (afterVerb(mention, language) ?? beforeVerb(mention, language))
    : beforeVerb(mention, language);
  if (!parts) return null;
  const { time, verb } = parts;
  const rest = parts.rest.replace(nextClause, "$1");
  const text = `${verb} ${rest}`;
  const size = sizeOf(text);
  if (size < words.least || size > words.most || /[?!"“”„«»:;()[\]]/.test(text)) return null;
  if (forms.leans.test(text) || forms.loose.test(text) || plain.pointsOut.test(text)) return null;
  const asked = time === "" ? ` ${text}` : forms.verbSecond ? ` ${verb} ${time} ${rest}` : `, ${time}, ${text}`;
  return { sentence, person, asked };
}

interface Parts {
  time: string;
  verb: string;
  rest: string;
}

/** The person comes first, or follows a time or a role: "In 1894, the physician Alexandre Yersin". */
function beforeVerb(
  { sentence, from, to }: Mention,
  { forms, beforePerson, articles, functionWords, capitalNouns, trade: tradeEnding }: Language,
): Parts | null {
  const time = forms.time.exec(sentence.text)?.groups?.time ?? "";
  const before = sentence.words.slice(0, from).filter(({ start, kind }) => start >= time.length && kind === "word");
  const trade = before.at(-1)?.lower;
  // "The Egyptian president": capitals are allowed before a known trade.
  const mayBeCapital = capitalNouns || beforePerson.has(trade ?? "");
  const isTrade = before.every(({ text }, index) => index === 0 || mayBeCapital || !isCapital(text));
  if (before.length > mostBefore || !isTrade) return null;
  const isCalled = articles.has(before[0]?.lower ?? "") && before.length > 1 && !functionWords.has(trade ?? "");
  // "Das Werk Karl Kesslers": where nouns are capitalized, only a noun for a person may precede a name. In English,
  // "the reflex Pavlov studied" is another such case.
  const isPerson = tradeEnding.test(trade ?? "");
  if (trade && !(isCalled && isPerson) && !beforePerson.has(trade)) return null;
  if (time !== "" && forms.verbSecond) return null;
  const plain = withoutCitations(sentence.text.slice(sentence.words[to - 1]?.end ?? 0).replace(brackets, ""));
  const behind = plain.replace(apposition, "");
  const [first, second] = wordsOf(behind);
  const verb = first && forms.adverb.test(first.text) && !forms.verb.test(first.text) ? second : first;
  if (!verb || !forms.verb.test(verb.text) || !behind.endsWith(".")) return null;
  return { time: uncapitalized(time), verb: verb.text, rest: behind.slice(verb.end, -1).trim() };
}

/** The verb comes before its subject: "1894 entdeckte Alexandre Yersin den Erreger". */
function afterVerb({ sentence, from, to }: Mention, { forms, articles, beforePerson }: Language): Parts | null {
  const { text, words } = sentence;
  let at = from - 1;
  const describes = ({ lower = "" }: Partial<Word> = {}) => articles.has(lower) || beforePerson.has(lower);
  while (from - at <= mostBefore && describes(words[at])) at -= 1;
  const verb = words[at];
  const time = text.slice(0, verb?.start ?? 0).trimEnd();
  if (!verb || !forms.verb.test(verb.text) || forms.time.exec(`${time} `)?.groups?.time !== time) return null;
  const behind = withoutCitations(text.slice(words[to - 1]?.end ?? 0).replace(brackets, ""));
  if (!behind.endsWith(".") || !/^ \p{L}/u.test(behind) || /^ (?:und|en|sowie) /.test(behind)) return null;
  return { time: uncapitalized(time), verb: verb.text, rest: behind.slice(0, -1).trim() };
}

/** Maximum number of words before a name that describe the person: the German physicist. */
const mostBefore = 4;
const brackets = /^ \([^()]{1,80}\)/;
const apposition = /^,[^,;:]{3,80},(?= \p{Ll})/u;
