import type { Difficulty } from "../../../content/content.shared.ts";
import { readable } from "../../citations.ts";
import type { Candidate } from "../../forms/form.ts";
import type { Sentence } from "../../sentence.ts";
import type { SourceText } from "../../source.ts";
import { numberQuestion } from "../../typed.ts";
import { type Figure, figuresIn } from "./figure.ts";
import type { PlainLanguage } from "./plain.ts";
import { namesSomething } from "./sentence.ts";
import { hasNumber, optionsFor } from "./wrong.ts";

/** A year is worth knowing; an amount, less; a count, still less, and a pair least of all. */
const worth = { year: 1.7, percent: 1.5, amount: 1.3, small: 1, pair: 0.6 };
const opening = 0.3;
/** A sentence that needs its context is worth less than one that stands alone. */
const ofContext = 0.8;

/**
 * Questions for the years and figures of a source, the best first. `contextOf` gives the subject of a sentence that does
 * not name it, an empty text if it does, or null if the sentence is not clear.
 */
export function figureQuestions(
  source: SourceText,
  sentences: readonly Sentence[],
  language: PlainLanguage,
  difficulty: Difficulty,
  contextOf: (sentence: Sentence) => string | null,
): Candidate[] {
  const text = source.passages.map(({ text }) => text).join("\n");
  const frameOf = (sentence: Sentence) => frame(sentence, language);
  const frames = Map.groupBy(sentences, frameOf);
  return (
    sentences
      // If two sentences differ only in the figure, both figures would be right.
      .filter((sentence) => frames.get(frameOf(sentence))?.length === 1)
      .flatMap((sentence) => {
        const context = contextOf(sentence);
        if (context === null) return [];
        const plain = readable(sentence.text, language);
        // The title tells the year that it names, and the date of minutes is not worth asking for.
        const titles = [source.title, sentence.section, context].join("\n");
        const isNamed = context !== "" || hasSubject(sentence, language);
        return figuresIn(plain, language).flatMap((figure) =>
          // A count without a subject may be of many things.
          hasNumber(titles, figure.text) || (figure.isSmall && !isNamed)
            ? []
            : candidateOf({ sentence, plain, figure, text, context }, language, difficulty),
        );
      })
      .sort((a, b) => b.worth - a.worth || a.sentence.index - b.sentence.index)
  );
}

const frame = ({ text }: Sentence, { numerals }: PlainLanguage) =>
  text
    .replace(/[\p{Nd}.,\s]+/gu, " ")
    .split(" ")
    .filter((word) => !numerals.has(word.toLowerCase()))
    .join(" ");

/** Whether a sentence names something, or starts with words for its subject rather than with a number or a verb. */
const hasSubject = (sentence: Sentence, { numerals, predicates, capitalNouns }: PlainLanguage) => {
  const [first] = sentence.words;
  const opensWithSubject = first?.kind === "word" && !numerals.has(first.lower);
  return capitalNouns || namesSomething(sentence) || (opensWithSubject && sentence.text.search(predicates ?? /$/) > 0);
};

interface Found {
  sentence: Sentence;
  /** The sentence as it is read. */
  plain: string;
  context: string;
  figure: Figure;
  text: string;
}

function candidateOf(
  { sentence, plain, figure, text, context }: Found,
  language: PlainLanguage,
  difficulty: Difficulty,
): Candidate {
  const { kind, value, unit, form, isSmall, isEstimate } = figure;
  const questionText = language.fillGap(`${plain.slice(0, figure.start)}_____${plain.slice(figure.end)}`, context);
  return {
    form: "number",
    sentence,
    answer: figure.text,
    keys: [...new Set([`answer ${figure.text}`, `answer ${value}`])],
    worth:
      (worth[isSmall ? (value === 2 && unit === null ? "pair" : "small") : kind] + (sentence.opens ? opening : 0)) *
      (context === "" ? 1 : ofContext),
    ask() {
      const options = isSmall ? null : optionsFor(figure, { sentence: plain, text }, language, difficulty);
      return options && { questionText, options };
    },
    typed: () => numberQuestion({ questionText, value, decimals: form.decimals, unit, isEstimate }),
  };
}
