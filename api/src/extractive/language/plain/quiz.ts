import type { Difficulty } from "../../../content/content.shared.ts";
import { withoutCitations } from "../../citations.ts";
import type { Candidate } from "../../forms/form.ts";
import type { Sentence } from "../../sentence.ts";
import type { SourceText } from "../../source.ts";
import { numberQuestion } from "../../typed.ts";
import { type Figure, figuresIn } from "./figure.ts";
import type { PlainLanguage } from "./plain.ts";
import { optionsFor } from "./wrong.ts";

/** A year is worth knowing; an amount, less. */
const worth = { year: 1.7, percent: 1.5, amount: 1.3 };
const opening = 0.3;

/** Questions for the years and figures in those sentences of a source that are clear on their own, the best first. */
export function figureQuestions(
  source: SourceText,
  sentences: readonly Sentence[],
  language: PlainLanguage,
  difficulty: Difficulty,
  isAlone: (sentence: Sentence) => boolean,
): Candidate[] {
  const text = source.passages.map(({ text }) => text).join("\n");
  const frames = Map.groupBy(sentences, frameOf);
  return (
    sentences
      // If two sentences differ only in the figure, both figures would be right.
      .filter((sentence) => frames.get(frameOf(sentence))?.length === 1 && isAlone(sentence))
      .map((sentence) => ({ sentence, plain: withoutCitations(sentence.text) }))
      .flatMap(({ sentence, plain }) =>
        figuresIn(plain, language).map((figure) =>
          candidateOf({ sentence, plain, figure, text }, language, difficulty),
        ),
      )
      .sort((a, b) => b.worth - a.worth || a.sentence.index - b.sentence.index)
  );
}

const frameOf = ({ text }: Sentence) => text.replace(/[\p{Nd}.,\s]+/gu, " ");

interface Found {
  sentence: Sentence;
  /** The sentence without its citations. */
  plain: string;
  figure: Figure;
  text: string;
}

function candidateOf(
  { sentence, plain, figure, text }: Found,
  language: PlainLanguage,
  difficulty: Difficulty,
): Candidate {
  const { value, unit, form, isSmall, isEstimate } = figure;
  const questionText = language.fillGap(`${plain.slice(0, figure.start)}_____${plain.slice(figure.end)}`);
  return {
    form: "number",
    sentence,
    answer: figure.text,
    keys: [...new Set([`answer ${figure.text}`, `answer ${value}`])],
    worth: worth[figure.kind] + (sentence.opens ? opening : 0),
    ask() {
      const options = isSmall ? null : optionsFor(figure, { sentence: plain, text }, language, difficulty);
      return options && { questionText, options };
    },
    typed: () => numberQuestion({ questionText, value, decimals: form.decimals, unit, isEstimate }),
  };
}
