import type { Difficulty } from "../../content/content.rules.ts";
import { capitalized } from "../../platform/words.rules.ts";
import { type Gap, gapsIn } from "./gaps.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Sentence, standsAlone } from "./sentences.ts";

export interface GapQuestion {
  sentence: Sentence;
  gap: Gap;
  questionText: string;
  options: string[];
}

interface Candidate {
  sentence: Sentence;
  gap: Gap;
  score: number;
}

const fewestOptions = 3;

/** Fill-the-gap questions, at most one a sentence and one an answer, spread over the whole source. */
export function gapQuestions(lexicon: Lexicon, count: number, difficulty: Difficulty): GapQuestion[] {
  const candidates = candidatesIn(lexicon, difficulty);
  const chosen: (Candidate & { options: string[] })[] = [];
  const numbersAllowed = Math.max(1, Math.floor(count * 0.4));

  function takeBetween(from: number, to: number): boolean {
    const numbers = chosen.filter(({ gap }) => gap.sort === "number").length;
    for (const candidate of candidates) {
      const { sentence, gap } = candidate;
      if (sentence.index < from || sentence.index >= to) continue;
      if (gap.sort === "number" && numbers >= numbersAllowed) continue;
      const answer = gap.answer.toLowerCase();
      if (chosen.some((other) => other.sentence.text === sentence.text || other.gap.answer.toLowerCase() === answer))
        continue;
      const options = gap.options();
      if (options.length < fewestOptions) continue;
      chosen.push({ ...candidate, options });
      return true;
    }
    return false;
  }

  const section = lexicon.sentences.length / count;
  for (let index = 0; index < count; index++)
    takeBetween(Math.round(index * section), Math.round((index + 1) * section));
  while (chosen.length < count && takeBetween(0, lexicon.sentences.length));
  return chosen
    .sort((a, b) => a.sentence.index - b.sentence.index)
    .map(({ sentence, gap, options }) => ({ sentence, gap, options, questionText: withGap(sentence, gap, lexicon) }));
}

/** Every gap of every sentence that can be understood by itself, the best first. */
function candidatesIn(lexicon: Lexicon, difficulty: Difficulty): Candidate[] {
  const { sentences, language, weight } = lexicon;
  const clarity = ({ text, words, opens }: Sentence) =>
    (language.weakens.test(text) ? 0.6 : 1) * (words.length < 12 ? 0.8 : 1) * (opens ? 1.1 : 1);
  return sentences
    .filter((sentence) => standsAlone(sentence, language))
    .flatMap((sentence) => {
      const value = (0.5 + weight(sentence)) * clarity(sentence);
      return gapsIn(sentence, lexicon, difficulty).map((gap) => ({ sentence, gap, score: gap.worth * value }));
    })
    .sort((a, b) => b.score - a.score);
}

function withGap({ text }: Sentence, { start, end }: Gap, { language }: Lexicon): string {
  const { tellingArticle, connective, phrases } = language;
  const before = tellingArticle ? text.slice(0, start).replace(tellingArticle, "$1a(n) ") : text.slice(0, start);
  const line = `${before}_____${text.slice(end)}`.replace(connective, "");
  return phrases.fillGap(capitalized(line));
}
