import type { AnchoredQuestion, QuestionOrder } from "../../order.ts";
import type { Sentence } from "../../sentence.ts";
import type { SourceText } from "../../source.ts";
import { type Figure, figuresIn } from "./figure.ts";
import type { PlainLanguage } from "./plain.ts";
import { isClear, sentencesIn } from "./sentence.ts";
import { optionsFor } from "./wrong.ts";

interface Candidate {
  sentence: Sentence;
  figure: Figure;
  options: string[];
}

/** A year is worth knowing; an amount, less. */
const worth = { year: 3, percent: 2, amount: 1 };
const opening = 1;

/** Asks for years and figures, at most once for each sentence and answer, in the order of the source. */
export function figureQuestions(source: SourceText, language: PlainLanguage, order: QuestionOrder): AnchoredQuestion[] {
  const text = source.passages.map(({ text }) => text).join("\n");
  const usedKeys = new Set<string>();
  const sentences = sentencesIn(source, language);
  const frames = Map.groupBy(sentences, frameOf);
  const candidates = sentences
    .filter((sentence) => order.allows(sentence) && isClear(sentence, language, source.title))
    // If two sentences differ only in the figure, both figures would be right.
    .filter((sentence) => frames.get(frameOf(sentence))?.length === 1)
    .flatMap((sentence) =>
      figuresIn(sentence.text, language).flatMap((figure): Candidate[] => {
        const options = optionsFor(figure, { sentence: sentence.text, text }, language, order.difficulty);
        return options ? [{ sentence, figure, options }] : [];
      }),
    )
    .sort((a, b) => scoreOf(b) - scoreOf(a) || a.sentence.index - b.sentence.index);
  const picks: Candidate[] = [];
  for (const candidate of candidates) {
    const keys = [`sentence ${candidate.sentence.index}`, `answer ${candidate.figure.text}`];
    if (picks.length === order.questionCount || keys.some((key) => usedKeys.has(key))) continue;
    for (const key of keys) usedKeys.add(key);
    picks.push(candidate);
  }
  return picks.sort((a, b) => a.sentence.index - b.sentence.index).map((candidate) => questionOf(candidate, language));
}

const frameOf = ({ text }: Sentence) => text.replace(/[\p{Nd}.,\s]+/gu, " ");

const scoreOf = ({ sentence, figure }: Candidate) => worth[figure.kind] + (sentence.opens ? opening : 0);

function questionOf({ sentence, figure, options }: Candidate, language: PlainLanguage): AnchoredQuestion {
  const { text } = sentence;
  return {
    sentence,
    question: {
      questionText: language.fillGap(`${text.slice(0, figure.start)}_____${text.slice(figure.end)}`),
      questionType: "multiple_choice",
      options,
      correctAnswer: options.indexOf(figure.text),
      optionWeights: null,
      explanation: null,
    },
  };
}
