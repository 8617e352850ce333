import { uncapitalized } from "../../platform/shared/words.shared.ts";
import { withoutCitations } from "../citations.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Sentence } from "../sentence.ts";
import type { Entry } from "../sentences.ts";
import { isCapital, wordsOf } from "../words.ts";
import { contentOf, isTold, nextClause, sizeOf } from "./plain.ts";

/** A term's meaning as the text explains it. */
export interface Meaning {
  sentence: Sentence;
  term: string;
  /** The term as written in the sentence. */
  text: string;
  isPlural: boolean;
  /** Whether the term is a name, so that the other options must be names as well. */
  isName: boolean;
  /** Whether the meaning comes from a glossary. */
  isListed: boolean;
  /** Whether the meaning can be used in a question. If not, the term can still be an option. */
  isAskable: boolean;
  content: ReadonlySet<string>;
}

/** Number of words in a meaning. Fewer fit many terms, more cannot be read at a glance. A glossary needs fewer. */
const words = { least: 6, leastListed: 4, most: 28 };

/** Maximum number of characters in a sentence to search. */
const longest = 400;

/** The first meaning of each term. Glossaries come first. */
export function meaningsIn(lexicon: Lexicon): Meaning[] {
  const firstMeanings = new Map<string, Meaning>();
  const glossaryMeanings = lexicon.glossary.map((entry) => listedMeaning(entry, lexicon));
  lexicon.effort.examined += lexicon.sentences.length;
  for (const meaning of [
    ...glossaryMeanings,
    ...lexicon.sentences.flatMap((sentence) => meaningIn(sentence, lexicon) ?? []),
  ]) {
    const key = meaning.term.toLowerCase();
    if (!firstMeanings.has(key)) firstMeanings.set(key, meaning);
  }
  return [...firstMeanings.values()];
}

function listedMeaning({ term, sentence }: Entry, lexicon: Lexicon): Meaning {
  const { language } = lexicon;
  const text = sentence.text
    .slice(term.length)
    .replace(/^\W+/u, "")
    .replace(/(?<![.;,\s])[.;,\s]+$/, "");
  const name = term.replace(/ \([^()]*\)$/, "");
  const isAskable =
    sizeOf(text) >= words.leastListed && !language.forms.clause.test(text) && isPlain(text, name, lexicon);
  const isPlural = language.isPlural(wordsOf(name).at(-1)?.lower ?? "");
  return {
    sentence,
    term: name,
    text,
    isPlural,
    isName: isNamed(name, false, lexicon),
    isListed: true,
    isAskable,
    content: contentOf(text, language),
  };
}

function meaningIn(sentence: Sentence, lexicon: Lexicon): Meaning | null {
  if (sentence.text.length > longest) return null;
  const { forms } = lexicon.language;
  const text = withoutCitations(sentence.text);
  for (const direct of forms.meanings) {
    const groups = direct.exec(text)?.groups;
    if (groups?.term && groups.meaning)
      return saidMeaning(sentence, groups.term, groups.meaning, !!groups.many, lexicon);
  }
  return null;
}

function saidMeaning(
  sentence: Sentence,
  given: string,
  said: string,
  isPlural: boolean,
  lexicon: Lexicon,
): Meaning | null {
  const { forms, functionWords, capitalNouns } = lexicon.language;
  const cut = said.search(forms.cut);
  const text = (cut < 0 ? said : said.slice(0, cut)).replace(nextClause, "$1").trim();
  const own = wordsOf(given);
  const last = own.at(-1)?.lower ?? "";
  if (sizeOf(text) < words.least || forms.vague.test(text) || !isPlain(text, given, lexicon)) return null;
  if (own.some(({ lower }) => functionWords.has(lower) && !joins.test(lower))) return null;
  if (functionWords.has(last)) return null;
  const lead = sentence.text.slice(0, sentence.text.indexOf(given) + given.length);
  if (forms.vague.test(uncapitalized(lead))) return null;
  // "Berühmt ist die Säule": where nouns are capitalized, the first word is a term only if it is a noun elsewhere, too.
  if (capitalNouns && lead === given && !lexicon.capitals.has(own.at(-1)?.text ?? "")) return null;
  const isName = isNamed(given, sentence.text.startsWith(given), lexicon);
  const term = isName || capitalNouns ? given : uncapitalized(given);
  return {
    sentence,
    term,
    text: uncapitalized(text),
    isPlural,
    isName,
    isListed: false,
    isAskable: true,
    content: contentOf(text, lexicon.language),
  };
}

/** Whether a meaning makes sense without its context and does not give its term away. */
function isPlain(text: string, term: string, { language: { forms }, topic }: Lexicon): boolean {
  if (sizeOf(text) > words.most || forms.leans.test(text) || /["“”„«»()[\]?!:;]/.test(text)) return false;
  // Abbreviations need their long form.
  if (/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(term)) return false;
  return !isTold(term, text) && !wordsOf(term).every(({ stem }) => topic.has(stem));
}

/** Whether a term is a name. The first word of a sentence is always capitalized. */
function isNamed(term: string, opens: boolean, { language, capitals, persons }: Lexicon): boolean {
  const words = wordsOf(term).filter(({ kind }) => kind === "word");
  const count = words.filter(({ text }) => isCapital(text)).length;
  if (language.capitalNouns) return persons.some(({ text, surname }) => term === text || term === surname);
  return opens ? count > 1 || capitals.has(words[0]?.text ?? "") : count > 0;
}

/** Words inside a term that start no clause. */
const joins = /^(of|de|du|des|d['’]|l['’]|del|della|dell['’]|di|do|da|dos|das|von|van|à|au|aux|a|en|in)$/;
