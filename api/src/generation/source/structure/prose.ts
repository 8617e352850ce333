import { anyCase } from "../../../platform/any-case.ts";

/** Whether a paragraph or an item of a list is running text, judged by its shape alone. */
export function isProse(text: string, isItem = false): boolean {
  if (text.length > longestChecked) return isProse(text.slice(0, longestChecked), true);
  if (notProse.some((pattern) => pattern.test(text)) || isMostlyMarks(text)) return false;
  if (isCitation(text)) return false;
  return hasSentence(text) || wordsIn(text) >= (isItem ? fewestWords.item : fewestWords.text) || unstopped.test(text);
}

/** A longer text is judged by its beginning. */
const longestChecked = 5000;

/** Minimum number of words: in a sentence with a stop, and in an item or a text without one. */
const fewestWords = { sentence: 3, item: 5, text: 12 };

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu)?.length ?? 0;

const stop = /[.!?…:;。！？；：؟۔।॥።។။](?=["'”’»›)\]」』）]*(?:\s|$))|[。！？؟۔।]/u;
/** Scripts that are written without stops between sentences. */
const unstopped = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]{20}/u;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

const hasSentence = (text: string) => stop.test(text) && (wordsIn(text) >= fewestWords.sentence || dense.test(text));

const figure =
  "figures?|fig|table|tab|plate|box|chart|map|exhibit|abbildung|abb|tabelle|bild|schema|tableau|carte|figura|tabla|cuadro|tabella|grafico|gráfico|afbeelding|figuur|rysunek|рис|рисунок|таблица|图|圖|表|図";

/** The end of a line of a table of contents: "2.1 The canal . . . . . . 17" */
export const dotsToPage = /(?:\.\s?){3}\.\s*(?:[\divxlc]+\s*)?$/i;

const notProse = [
  dotsToPage,
  /[…·]{2}\s*(?:[\divxlc]+\s*)?$/i,
  // A gap to be filled in by a reader.
  /_{3,}|\.{6,}|…{3,}/,
  // A caption: "Figure 3. The canal", but not "Figure 3 shows the canal."
  new RegExp(
    `^(?:${anyCase(figure)})\\.?\\s*(?:\\d+|[IVX]+|[A-Z])(?:[.–-]\\d+)*[a-z]?\\s*(?:[.:)|–—]|(?=\\p{Lu})|$)`,
    "u",
  ),
  /\((?:credit|photo|image|source|foto|bild|quelle|crédit|crédito)s?:[^()]*(?:\([^()]*\)[^()]*)*\)\s*$/i,
  // Only a web address, an email address or a path.
  /^\W*(?:https?:\/\/|www\.)\S+(?:\s\W*)?$|^\S[^\s@]*@\S+$/,
  /^(?:©|\(c\)\s|copyright\s(?:©|\d))/i,
  // Code
  /[;{}]\s*$(?<=[=()[\]{}<>].*)|^\s*(?:import|from|#include|package|using|def|class|function|const|let|var|return|public|private|SELECT|\$|>>>|sudo|npm)\s[^.!?(]*(?:[={};<]|\w\()|^\s*<\/?\w[^<>]*>\s*</,
];

/** Numbers, formulas, rows of a table, code. */
function isMostlyMarks(text: string): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const visible = text.match(/\S/gu)?.length ?? 0;
  return letters < leastLetters * visible;
}
const leastLetters = 0.65;

/** Whether a text is an entry of a list of sources, by marks that sentences do not have. */
function isCitation(text: string): boolean {
  if (text.length > longestCitation) return false;
  const signs = citationSigns.filter((sign) => sign.test(text)).length;
  return signs >= 2 && startsCitation.test(text);
}
const longestCitation = 700;
const startsCitation =
  /^(?:\[\w{1,12}\]|\(?\d{1,3}[.)\]]|\^|↑|[*•–-])\s|^[\p{Lu}][\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)?,\s+(?:\p{Lu}\.|\p{Lu}[\p{L}-]+[.,;:&(])|^(?:\p{Lu}\.[ -]?){1,3}\s?[\p{Lu}][\p{L}'’-]+(?:,|\s(?:and|und|et|y|&))/u;
const citationSigns = [
  /\(?\b(?:1[5-9]|20)\d\d[a-z]?\)?[.,:;)]/,
  /\b(?:doi|isbn|issn|arxiv|pmid|urn)\b|https?:\/\//i,
  /\b(?:pp?|s|vol|no|nr|bd|ed|eds|hrsg|éd|t)\.\s?\d|\b\d+\s?\(\d+\)|\d\s?[–-]\s?\d+\.?$|\b\d+:\s?\d+/i,
  /\b(?:press|verlag|publish(?:er|ers|ing)|journal|proceedings|university|retrieved|accessed|abgerufen|archived|consulté|consultado|éditions?|editorial|et al|in:|springer|elsevier|wiley|annals|review|zeitschrift|revue|revista)\b/i,
  /(?:,|&|and|und|et|y)\s+\p{Lu}\.|^[^.]{3,40},\s\p{Lu}\./u,
];
