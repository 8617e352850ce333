import type { Lexicon } from "./lexicon.ts";
import { type Sentence, standsAlone } from "./sentences.ts";
import { stemsOf } from "./words.ts";

/** Something a source is about, as it reads inside a question, and the sentence that tells most of it. */
export interface Theme {
  label: string;
  sentence: Sentence;
}

interface Candidate {
  text: string;
  withArticle: boolean;
  places: Sentence[];
  weight: number;
}

/** What the source is most about, in the order in which it comes up. */
export function themesOf(lexicon: Lexicon, count: number): Theme[] {
  const candidates = [...termCandidates(lexicon), ...nameCandidates(lexicon)].sort((a, b) => b.weight - a.weight);
  const themes: Theme[] = [];
  const stems = new Set<string>();
  for (const { text, withArticle, places } of candidates) {
    if (themes.length === count) break;
    const own = [...stemsOf(text)];
    const sentence = tellingSentence(places, lexicon);
    if (!sentence || own.some((stem) => stems.has(stem))) continue;
    for (const stem of own) stems.add(stem);
    themes.push({ label: lexicon.language.phrases.theme(text, withArticle), sentence });
  }
  return themes.sort((a, b) => a.sentence.index - b.sentence.index);
}

function termCandidates({ terms, language }: Lexicon): Candidate[] {
  return [...terms.values()]
    .filter(({ text, head }) => text.length > 3 && !language.plainNouns.has(head) && !terms.has(`${text}s`))
    .map(({ text, count, sentences, isPlural, after }) => ({
      text,
      // "The stroma", but "sugar": as the source mostly has it.
      withArticle: after.has("the") && !after.has("") && !isPlural,
      places: [...sentences],
      weight:
        Math.log2(1 + count) * (text.includes(" ") ? 1.7 : 1) * Math.min(1.5, text.length / 7) * (count > 1 ? 1 : 0.4),
    }));
}

const nameWeight = { person: 1, place: 0.9, group: 1.4, event: 1.4, letters: 0.9, other: 0.8, country: 0, people: 0 };

function nameCandidates({ names, terms, language }: Lexicon): Candidate[] {
  return [...names.values()].flatMap(({ text, kind, mentions }) => {
    const places = mentions.map(({ sentence }) => sentence);
    const weight = Math.log2(1 + mentions.length) * nameWeight[kind] * (text.includes(" ") ? 1.3 : 1);
    const withArticle = mentions.filter((mention) => mention.withArticle).length * 2 > mentions.length;
    // The Calvin cycle is another thing than Calvin.
    const wider = mentions.flatMap((mention) => {
      const noun = mention.sentence.words[mention.to]?.lower ?? "";
      return mention.withArticle && terms.has(noun) && kind !== "people" && !language.plainNouns.has(noun)
        ? [{ text: `${text} ${noun}`, withArticle: true, places: [mention.sentence], weight: 2 }]
        : [];
    });
    return weight > 0 ? [...wider, { text, withArticle, places, weight }] : wider;
  });
}

/** Sentences of the source that take a side, the weightiest first. */
export const claimsOf = ({ sentences, language, weight }: Lexicon): Sentence[] =>
  sentences
    .filter(
      (sentence) =>
        language.claim.test(sentence.text) && standsAlone(sentence, language) && !language.weakens.test(sentence.text),
    )
    .sort((a, b) => weight(b) - weight(a));

function tellingSentence(places: readonly Sentence[], { language, weight }: Lexicon): Sentence | undefined {
  const byWeight = [...places].sort((a, b) => weight(b) - weight(a));
  return byWeight.find((sentence) => standsAlone(sentence, language)) ?? byWeight[0];
}
