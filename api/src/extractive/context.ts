import type { Language } from "./language/language.ts";
import type { PlainLanguage } from "./language/plain/plain.ts";
import { isWhole } from "./language/plain/sentence.ts";
import type { Person } from "./person/persons.ts";
import type { Sentence } from "./sentence.ts";
import { asRead } from "./sentences.ts";
import { isCapital, wordsOf } from "./words.ts";

interface Text {
  title: string | null;
  sentences: readonly Sentence[];
  persons: readonly Person[];
  language: Language;
  plain: PlainLanguage;
  isAlone(sentence: Sentence): boolean;
}

/** Characters of a context, and words of a subject, that can be read at a glance. */
const most = { characters: 80, words: 6 };

/** The context of each clear sentence: empty if it stands alone, otherwise the name of its subject. */
export function contextsOf(text: Text): ReadonlyMap<Sentence, string> {
  const contexts = new Map<Sentence, string>();
  for (const sentence of text.sentences) {
    const context = text.isAlone(sentence) ? "" : contextOf(sentence, contexts, text);
    if (context !== null) contexts.set(sentence, context);
  }
  return contexts;
}

function contextOf(sentence: Sentence, contexts: ReadonlyMap<Sentence, string>, text: Text): string | null {
  const { plain, title, language } = text;
  const read = asRead(sentence, plain);
  const time = language.forms.time.exec(read.text)?.[0] ?? "";
  const rest = read.text.slice(time.length).replace(/^, /, "");
  const [pronoun = ""] = plain.pronouns?.exec(rest) ?? [];
  if (!isWhole(read, plain, rest.slice(pronoun.length), least)) return null;
  if (pronoun !== "" && !sentence.opens && time === "") {
    const subject = subjectFor(pronoun, sentence, contexts, text);
    if (subject !== null) return subject;
  }
  if (pronoun === "" && plain.leansBack.test(read.text)) return null;
  const he = pronoun || (sentence.words.find(({ lower }) => language.persons.has(lower))?.text ?? "");
  if (he !== "") return personFor(he, sentence, text);
  // "The four states" were named before.
  const [noun] = wordsOf(read.text.replace(plain.definites ?? "", ""));
  if (!noun || noun.kind === "number" || plain.numerals.has(noun.lower)) return null;
  const isShort = read.text.length < plain.least && !indefinite.test(read.words[0]?.lower ?? "");
  if (plain.definites?.test(read.text) ? isKnown(read, text) : !isShort) return null;
  const parts = new Set([title?.split(/ [|–—-] /, 1)[0]?.trim(), sentence.section].filter(Boolean));
  const context = [...parts].join(" – ").replaceAll(": ", " – ");
  return context === "" || context.length > most.characters ? null : context;
}

/** Characters. With its context, a shorter sentence says enough. */
const least = 22;

/** The last person before a sentence that its pronoun can refer to, nearby or as the subject of the whole text. */
function personFor(pronoun: string, sentence: Sentence, { persons, sentences, title, language }: Text): string | null {
  const isEnglish = language.code === "en";
  const isHer = /^(?:she|her)/i.test(pronoun);
  if (isEnglish && /^it/i.test(pronoun)) return null;
  const fit = persons.filter(({ isFemale }) => !isEnglish || isHer === isFemale);
  const mentions = fit.flatMap((person) =>
    person.mentions.map(({ sentence: { index } }) => ({ person, index })).filter(({ index }) => index < sentence.index),
  );
  const last = mentions.reduce((last, { index }) => Math.max(last, index), -1);
  const [person, other] = new Set(mentions.flatMap(({ person, index }) => (index === last ? person : [])));
  if (!person || other) return null;
  const isSubject =
    `${title}\n${sentence.section}`.includes(person.surname) || mentions.every((one) => one.person === person);
  const isNear = isEnglish && !sentences.slice(last + 1, sentence.index + 1).some(({ opens }) => opens);
  return isSubject || isNear ? person.text : null;
}

/** Whether the thing at the start of a sentence was introduced before ("a mill … The mill"), so that no title names it. */
function isKnown({ text, index }: Sentence, { plain, sentences, language: { capitalNouns } }: Text): boolean {
  const words = wordsOf(text.replace(plain.definites ?? "", "")).slice(0, 3);
  const nouns = capitalNouns ? words.filter(({ text }) => isCapital(text)).slice(0, 1) : words.slice(0, 2);
  return sentences
    .slice(0, index)
    .some(({ words }) =>
      words.some(
        ({ lower }, at) =>
          indefinite.test(lower) &&
          words.slice(at + 1, at + 4).some((word) => nouns.some((noun) => noun.lower === word.lower)),
      ),
    );
}

const indefinite = /^(?:an?|another|ein(?:e[nmr]?)?|une?|una?|uno|um|uma|een)$/;

/** The subject of the sentence before, if the pronoun can only mean that. */
function subjectFor(
  pronoun: string,
  sentence: Sentence,
  contexts: ReadonlyMap<Sentence, string>,
  { sentences, persons, language, plain }: Text,
): string | null {
  const before = sentences[sentence.index - 1];
  if (!before) return null;
  const context = contexts.get(before);
  const read = asRead(before, plain).text.replace(/ \([^()]*\)/g, "");
  const leans = plain.leansBack.test(read) || (plain.definites?.test(read) ?? false);
  const isNamed = context === "" || (context === undefined && !leans);
  const subject = isNamed ? subjectOf(read, language, plain) : plain.pronouns?.test(read) ? context : null;
  if (!subject) return null;
  const named = persons.filter(({ mentions }) => mentions.some((mention) => mention.sentence === before));
  const person = persons.find(({ surname }) => subject.endsWith(surname));
  if (named.length > (person ? 1 : 0)) return null;
  // Things have a gender in the other languages.
  if (language.code !== "en") return subject;
  const isHer = /^(?:she|her)/i.test(pronoun);
  if (/^it/i.test(pronoun)) return person ? null : subject;
  return person && (isHer || !person.isFemale) ? person.text : null;
}

function subjectOf(text: string, { prepositions, functionWords, articles }: Language, { predicates }: PlainLanguage) {
  const subject = text.slice(0, Math.max(0, predicates ? text.search(predicates) : 0));
  const words = wordsOf(subject);
  const [first] = words;
  if (!first || words.length > most.words || words.some(({ kind }) => kind === "mark") || prepositions.has(first.lower))
    return null;
  if (functionWords.has(first.lower) && !articles.has(first.lower)) return null;
  return words.slice(1).some(({ text }) => isCapital(text)) || words.length > 2 || !articles.has(first.lower)
    ? subject
    : null;
}
