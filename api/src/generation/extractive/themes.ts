import type { Language } from "./language/language.ts";
import type { Lexicon } from "./lexicon.ts";
import type { NameKind } from "./names.ts";
import type { Sentence } from "./sentences.ts";
import { endsChunk, type Occurrence, type Term } from "./terms.ts";
import { isCapital, stemsOf } from "./words.ts";

/** `label` is the topic as it reads inside a question, `sentence` the one that says most about it. */
export interface Theme {
  label: string;
  sentence: Sentence;
}

interface Candidate {
  text: string;
  label: string;
  foundIn: readonly Sentence[];
  shape: number;
}

export function themesOf(lexicon: Lexicon, count: number): Theme[] {
  const paragraphs = (lexicon.sentences.at(-1)?.paragraph ?? 0) + 1;
  const candidates = [...termCandidates(lexicon), ...nameCandidates(lexicon)]
    .map((candidate) => ({ ...candidate, ...home(candidate, paragraphs) }))
    .sort((a, b) => b.weight - a.weight);
  for (const { foundIn } of candidates) lexicon.effort.examined += foundIn.length;
  const themes: Theme[] = [];
  const taken = new Set<number>();
  const stems = new Set<string>();
  // First one for each paragraph, then more for those with several.
  for (const again of [false, true]) {
    for (const { text, label, paragraph, foundIn } of candidates) {
      if (themes.length === count) break;
      if (taken.has(paragraph) !== again) continue;
      const own = [...stemsOf(text)];
      if (own.some((stem) => stems.has(stem))) continue;
      const sentence = tellingSentence(foundIn, paragraph, lexicon);
      if (!sentence) continue;
      for (const stem of own) stems.add(stem);
      taken.add(paragraph);
      themes.push({ label, sentence });
    }
  }
  return themes.sort((a, b) => a.sentence.index - b.sentence.index);
}

/** Uses in other paragraphs count less than those in a theme's own. */
const inOthers = 0.6;

/** The paragraph that mentions it most, and how strongly it distinguishes that paragraph. */
function home({ foundIn, shape }: Candidate, paragraphs: number): { paragraph: number; weight: number } {
  const byParagraph = Map.groupBy(foundIn, ({ paragraph }) => paragraph);
  const [[paragraph, inside] = [0, []]] = [...byParagraph].sort(([, a], [, b]) => b.length - a.length);
  return {
    paragraph,
    weight:
      shape *
      (Math.log2(1 + inside.length) + inOthers * Math.log2(foundIn.length)) *
      Math.log(1 + paragraphs / byParagraph.size),
  };
}

/** Heuristic weights: pairs and long words say more than short ones, repeated terms more than single ones. */
const termShape = { pair: 1.5, perCharacter: 1 / 8, longest: 1.4, usedOnce: 0.4, widened: 1.1, afterName: 1.2 };

function termCandidates(lexicon: Lexicon): Candidate[] {
  const { terms, language, occurrences } = lexicon;
  const byTerm = Map.groupBy([...occurrences.values()].flat(), ({ term }) => term);
  return [...terms.values()].flatMap((term) => {
    const { text, head, count, foundIn, isPlural, after } = term;
    if (text.length < 4 || language.plainNouns.has(head)) return [];
    const wider = widerTerms(term, byTerm.get(term) ?? [], language);
    // "The stroma", but "sugar": as the source mostly writes it. A word that only occurs as one of many makes no theme.
    const isUsable = isPlural || after.has("") || after.has("the") || language.capitalNouns || language.articlesAgree;
    if (!isUsable || terms.has(`${text}s`)) return wider;
    const label = language.phrases.theme(text, after.has("the") && !after.has("") && !isPlural);
    const { pair, perCharacter, longest, usedOnce } = termShape;
    const length = text.includes(" ") ? pair : Math.min(longest, text.length * perCharacter);
    const shape = length * (count > 1 ? 1 : usedOnce);
    return [...wider, { text, label, foundIn, shape }];
  });
}

/** The forced labour, the light reactions: with the preceding word, even if the pair occurs once. */
function widerTerms(
  { head, text, isPlural }: Term,
  occurrences: readonly Occurrence[],
  language: Language,
): Candidate[] {
  const { functionWords, looseModifiers, plainNouns, phrases } = language;
  if (text !== head || language.capitalNouns || language.articlesAgree) return [];
  return occurrences.flatMap(({ sentence, from, to }) => {
    const [article, modifier] = [sentence.words[from - 2]?.lower, sentence.words[from - 1]];
    const isDefinite = article === "the" || (isPlural && article !== undefined && language.prepositions.has(article));
    if (!isDefinite || !endsChunk(sentence.words, to, language)) return [];
    if (modifier?.kind !== "word" || isCapital(modifier.text) || /(ly|est)$/.test(modifier.lower)) return [];
    if ([functionWords, looseModifiers, plainNouns].some((list) => list.has(modifier.lower))) return [];
    const whole = `${modifier.text} ${text}`;
    return [
      { text: whole, label: phrases.theme(whole, article === "the"), foundIn: [sentence], shape: termShape.widened },
    ];
  });
}

/** Heuristic weights. Countries and peoples are too broad for a theme. */
const nameShape: Record<NameKind, number> = {
  person: 1,
  place: 0.5,
  group: 1.2,
  event: 1.3,
  letters: 0.5,
  other: 0.6,
  country: 0,
  people: 0,
};

/** A surname with more bearers than this identifies nobody. */
const mostBearers = 8;

function nameCandidates({ names, namesByKind, terms, language }: Lexicon): Candidate[] {
  const { phrases, plainNouns } = language;
  const bearers = Map.groupBy(namesByKind.get("person") ?? [], ({ parts }) => parts.at(-1));
  return [...names.values()].flatMap(({ text, parts, kind, mentions }) => {
    const foundIn = mentions.map(({ sentence }) => sentence);
    // The Calvin cycle is another thing than Calvin.
    const wider = mentions.flatMap(({ sentence, to, withArticle }) => {
      const noun = sentence.words[to]?.lower ?? "";
      if (!withArticle || !terms.has(noun) || kind === "people" || plainNouns.has(noun)) return [];
      return [
        {
          text: `${text} ${noun}`,
          label: phrases.theme(`${text} ${noun}`, true),
          foundIn: [sentence],
          shape: termShape.afterName,
        },
      ];
    });
    const isSurname = kind === "person" && parts.length === 1;
    if (nameShape[kind] === 0 || isSurname) return wider;
    const surname = parts.at(-1) ?? "";
    const isKnownBy = kind === "person" && (bearers.get(surname)?.length ?? 0) <= mostBearers;
    const all = isKnownBy
      ? [...foundIn, ...(names.get(surname)?.mentions ?? []).map(({ sentence }) => sentence)]
      : foundIn;
    const withArticle = mentions.filter((mention) => mention.withArticle).length * 2 > mentions.length;
    const label = kind === "person" ? phrases.person(text) : phrases.theme(text, withArticle);
    return [...wider, { text, label, foundIn: all, shape: nameShape[kind] }];
  });
}

export const claimsOf = ({ sentences, language, weight, alone }: Lexicon): Sentence[] =>
  sentences
    .filter(
      (sentence) =>
        alone.has(sentence) &&
        language.claim.test(sentence.text) &&
        !/\d/.test(sentence.text) &&
        !language.weakens.test(sentence.text),
    )
    .sort((a, b) => weight(b) - weight(a));

function tellingSentence(
  foundIn: readonly Sentence[],
  paragraph: number,
  { alone, weight }: Lexicon,
): Sentence | undefined {
  const inside = foundIn.filter((sentence) => sentence.paragraph === paragraph).sort((a, b) => weight(b) - weight(a));
  return inside.find((sentence) => alone.has(sentence)) ?? inside[0];
}
