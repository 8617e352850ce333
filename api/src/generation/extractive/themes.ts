import type { Lexicon } from "./lexicon.ts";
import type { NameKind } from "./names.ts";
import { type Sentence, standsAlone } from "./sentences.ts";
import { endsChunk, type Term } from "./terms.ts";
import { isCapital, stemsOf } from "./words.ts";

/** Something a source is about, as it reads inside a question, and the sentence that tells most of it. */
export interface Theme {
  label: string;
  sentence: Sentence;
}

interface Candidate {
  text: string;
  label: string;
  places: readonly Sentence[];
  /** How well its form suits a theme. */
  shape: number;
}

/** What the source is about: what marks each of its paragraphs, in the order in which it comes up. */
export function themesOf(lexicon: Lexicon, count: number): Theme[] {
  const paragraphs = (lexicon.sentences.at(-1)?.paragraph ?? 0) + 1;
  const candidates = [...termCandidates(lexicon), ...nameCandidates(lexicon)]
    .map((candidate) => ({ ...candidate, ...home(candidate, paragraphs) }))
    .sort((a, b) => b.weight - a.weight);
  const themes: Theme[] = [];
  const taken = new Set<number>();
  const stems = new Set<string>();
  // First one of each paragraph, then more of those that have more.
  for (const again of [false, true]) {
    for (const { text, label, paragraph, places } of candidates) {
      if (themes.length === count) break;
      const own = [...stemsOf(text)];
      const sentence = tellingSentence(places, paragraph, lexicon);
      if (!sentence || taken.has(paragraph) !== again || own.some((stem) => stems.has(stem))) continue;
      for (const stem of own) stems.add(stem);
      taken.add(paragraph);
      themes.push({ label, sentence });
    }
  }
  return themes.sort((a, b) => a.sentence.index - b.sentence.index);
}

/** The paragraph that speaks of it most, and how much it marks that one out from the others. */
function home({ places, shape }: Candidate, paragraphs: number): { paragraph: number; weight: number } {
  const byParagraph = Map.groupBy(places, ({ paragraph }) => paragraph);
  const [[paragraph, inside] = [0, []]] = [...byParagraph].sort(([, a], [, b]) => b.length - a.length);
  return {
    paragraph,
    weight:
      shape *
      (Math.log2(1 + inside.length) + 0.6 * Math.log2(places.length)) *
      Math.log(1 + paragraphs / byParagraph.size),
  };
}

function termCandidates(lexicon: Lexicon): Candidate[] {
  const { terms, language } = lexicon;
  return [...terms.values()].flatMap((term) => {
    const { text, head, count, sentences, isPlural, after } = term;
    if (text.length < 4 || language.plainNouns.has(head)) return [];
    const wider = widerTerms(term, lexicon);
    // "The stroma", but "sugar": as the source mostly has it. What is only ever one of many makes no theme.
    const isUsable = isPlural || after.has("") || after.has("the") || language.capitalNouns || language.articlesAgree;
    if (!isUsable || terms.has(`${text}s`)) return wider;
    const label = language.phrases.theme(text, after.has("the") && !after.has("") && !isPlural);
    const shape = (text.includes(" ") ? 1.5 : Math.min(1.4, text.length / 8)) * (count > 1 ? 1 : 0.4);
    return [...wider, { text, label, places: [...sentences], shape }];
  });
}

/** The forced labour, the light reactions: with the word before it, even when they stand together only once. */
function widerTerms({ head, text, isPlural, sentences }: Term, { language, occurrences }: Lexicon): Candidate[] {
  const { functionWords, looseModifiers, plainNouns, phrases } = language;
  if (text !== head || language.capitalNouns || language.articlesAgree) return [];
  return [...sentences].flatMap((sentence) =>
    (occurrences.get(sentence) ?? []).flatMap(({ term, from, to }) => {
      const [article, modifier] = [sentence.words[from - 2]?.lower, sentence.words[from - 1]];
      const isDefinite = article === "the" || (isPlural && article !== undefined && language.prepositions.has(article));
      if (term.text !== text || !isDefinite || !endsChunk(sentence.words, to, language)) return [];
      if (modifier?.kind !== "word" || isCapital(modifier.text) || /(ly|est)$/.test(modifier.lower)) return [];
      if ([functionWords, looseModifiers, plainNouns].some((list) => list.has(modifier.lower))) return [];
      const whole = `${modifier.text} ${text}`;
      return [{ text: whole, label: phrases.theme(whole, article === "the"), places: [sentence], shape: 1.1 }];
    }),
  );
}

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

function nameCandidates({ names, terms, language }: Lexicon): Candidate[] {
  const { phrases, plainNouns } = language;
  return [...names.values()].flatMap(({ text, kind, mentions }) => {
    const places = mentions.map(({ sentence }) => sentence);
    // The Calvin cycle is another thing than Calvin.
    const wider = mentions.flatMap(({ sentence, to, withArticle }) => {
      const noun = sentence.words[to]?.lower ?? "";
      if (!withArticle || !terms.has(noun) || kind === "people" || plainNouns.has(noun)) return [];
      return [
        { text: `${text} ${noun}`, label: phrases.theme(`${text} ${noun}`, true), places: [sentence], shape: 1.2 },
      ];
    });
    const isSurname = kind === "person" && !text.includes(" ");
    if (nameShape[kind] === 0 || isSurname) return wider;
    const namesake = names.get(text.split(" ").at(-1) ?? "");
    const all = kind === "person" ? [...places, ...(namesake?.mentions ?? []).map(({ sentence }) => sentence)] : places;
    const withArticle = mentions.filter((mention) => mention.withArticle).length * 2 > mentions.length;
    const label = kind === "person" ? phrases.person(text) : phrases.theme(text, withArticle);
    return [...wider, { text, label, places: all, shape: nameShape[kind] }];
  });
}

/** Sentences of the source that take a side, the weightiest first. */
export const claimsOf = ({ sentences, language, weight }: Lexicon): Sentence[] =>
  sentences
    .filter(
      (sentence) =>
        language.claim.test(sentence.text) &&
        !/\d/.test(sentence.text) &&
        !language.weakens.test(sentence.text) &&
        standsAlone(sentence, language),
    )
    .sort((a, b) => weight(b) - weight(a));

function tellingSentence(
  places: readonly Sentence[],
  paragraph: number,
  { language, weight }: Lexicon,
): Sentence | undefined {
  const inside = places.filter((sentence) => sentence.paragraph === paragraph).sort((a, b) => weight(b) - weight(a));
  return inside.find((sentence) => standsAlone(sentence, language)) ?? inside[0];
}
