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

/**
 * Number of words in a meaning. Fewer fit many terms, more cannot be read at a glance. A glossary and "is called" need
 * fewer.
 */
const words = { least: 6, leastListed: 4, leastNamed: 5, most: 28 };

/** Words of the medium, which a text is about only by accident, in the seven languages. */
const medium =
  /^(?:figures?|tables?|pages?|chapters?|articles?|videos?|sections?|images?|photos?|texts?|posts?|blogs?|links?|episodes?|podcasts?|abbildung|tabelle|seite|kapitel|artikel|abschnitt|bild|foto|beitrag|folge|tableau|chapitre|image|texte|figura|tabla|página|capítulo|artículo|sección|imagen|texto|vídeo|tabella|pagina|capitolo|articolo|sezione|immagine|testo|tabela|capítulo|artigo|seção|imagem|figuur|tabel|hoofdstuk|afbeelding|tekst)$/iu;

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
      return saidMeaning(
        { sentence, given: groups.term, said: groups.meaning, isNaming: "naming" in groups },
        !!groups.many,
        lexicon,
      );
  }
  return null;
}

interface Said {
  sentence: Sentence;
  given: string;
  said: string;
  /** Whether the sentence only gives a name: "is called". */
  isNaming: boolean;
}

function saidMeaning(found: Said, isPlural: boolean, lexicon: Lexicon): Meaning | null {
  const { sentence, given, said, isNaming } = found;
  const { forms, capitalNouns } = lexicon.language;
  const cut = said.search(forms.cut);
  const text = (cut < 0 ? said : said.slice(0, cut)).replace(nextClause, "$1").trim();
  const least = isNaming ? words.leastNamed : words.least;
  if (sizeOf(text) < least || forms.vague.test(uncapitalized(text)) || !isPlain(text, given, lexicon)) return null;
  const isName = isNamed(given, sentence.text.startsWith(given), lexicon);
  if (!isTerm(given, lexicon) || !isDistinct(text, lexicon)) return null;
  if (!isNaming && (isName || !isGeneral(found, lexicon))) return null;
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

/** Whether words may be a term: no pronouns, adverbs, days or months. */
function isTerm(given: string, { language: { code, functionWords, months } }: Lexicon): boolean {
  const own = wordsOf(given);
  if (own.some(({ lower }) => functionWords.has(lower) && !joins.test(lower))) return false;
  if (functionWords.has(own.at(-1)?.lower ?? "") || (code === "en" && /^\p{L}+ly$/u.test(given))) return false;
  return !own.some(({ lower }) => months.has(lower) || weekdaysOf(code).has(lower)) && !medium.test(given);
}

const weekdaysOf = (code: string): ReadonlySet<string> =>
  new Set(
    [1, 2, 3, 4, 5, 6, 7].map((day) =>
      new Date(Date.UTC(2024, 0, day)).toLocaleDateString(code, { weekday: "long", timeZone: "UTC" }).toLowerCase(),
    ),
  );

/** Whether a meaning has a kind and a difference: "a wall that …". */
const isDistinct = (text: string, { plain: { complements } }: Lexicon) =>
  wordsOf(text)
    .slice(2, 9)
    .some((word) => complements?.test(word.text));

/** Whether a term is a noun for things in general: not one that the text introduced before, "a mill … The mill is …". */
function isGeneral({ sentence, given }: Said, { language, sentences, capitals }: Lexicon): boolean {
  const { forms, articles, prepositions, capitalNouns, code } = language;
  const at = sentence.text.indexOf(given);
  const wordBefore = ({ words }: Sentence, at: number) => words.findLast(({ end }) => end <= at)?.lower ?? "";
  const article = wordBefore(sentence, at);
  if (forms.vague.test(`${article} ${given}`)) return false;
  const term = given.toLowerCase();
  const before = (isLead: (lead: string) => boolean) => (other: Sentence) => {
    const index = other.text.toLowerCase().indexOf(term);
    return index > 0 && other !== sentence && isLead(wordBefore(other, index));
  };
  const isIndefinite = (word: string) =>
    articles.has(word) && /^(?:an?|ein\p{L}*|une?|una?|uno|um|uma|een)$/u.test(word);
  if (!isIndefinite(article) && sentences.slice(0, sentence.index).some(before(isIndefinite))) return false;
  if (articles.has(article)) return true;
  const isNoun = sentences.some(before((word) => articles.has(word) || prepositions.has(word)));
  // "Berühmt ist die Säule": where nouns are capitalized, the first word is a term only if it is a noun elsewhere, too.
  if (capitalNouns) return isNoun && capitals.has(wordsOf(given).at(-1)?.text ?? "");
  return isNoun || code === "en";
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
