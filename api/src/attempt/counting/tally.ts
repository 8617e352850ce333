import type { QuestionType } from "../../content/content.shared.ts";
import type { Scoring } from "../../content/question/form/form.shared.ts";
import { hasOptions, type NumberForm } from "../../content/question/form/form.shared.ts";
import { partialScoring } from "../../content/question/form/scoring.shared.ts";
import type { Item, ItemQuestion } from "../../content/taking/item.ts";
import type { Given, Givens } from "../grading/given.ts";
import { creditOf } from "../grading/key.ts";
import { type Bin, binOf, binsOf } from "./bins.shared.ts";

/** The properties that determine the cells of a question. A version never changes, nor do its cells. */
export interface Countable {
  questionType: QuestionType;
  options: number;
  rows: number;
  required: boolean;
  /** Whether something other than a single option is correct. */
  hasKey: boolean;
  /** Number of correct options where several may be chosen, otherwise 0. */
  rightOptions: number;
  /** The partial scoring of these options; null for all or nothing. */
  scoring: Scoring | null;
  number: Pick<NumberForm, "decimals" | "min" | "max"> | null;
}

/** The cells of a question: first the options (for a matrix, row by row), then the others. */
export interface Place {
  first: number;
  options: number;
  /** 0 unless it is a matrix. */
  rows: number;
  bins: readonly Bin[];
  firstBin: number;
  /**
   * Credits with a cell of their own, in the steps of `stepsOf`, lowest first. The last one is fully correct. Empty
   * without a key.
   */
  credits: readonly number[];
  firstCredit: number;
  unanswered: number;
}

/**
 * The cells of each question in order, then one for each level. Tallies that need them have further cells beyond
 * `width`, for people who left out a required question because their time ran out.
 */
export interface Layout {
  places: Place[];
  levels: number;
  width: number;
}

export function layoutOf(questions: readonly Countable[], levelCount: number): Layout {
  const places: (Omit<Place, "unanswered"> & { unanswered: number | null })[] = [];
  let next = 0;
  const take = (cells: number) => {
    next += cells;
    return next - cells;
  };
  for (const question of questions) {
    const { questionType, options, rows, required, number } = question;
    const bins = questionType === "number" ? binsOf(number) : [];
    const credits = creditsOf(question);
    places.push({
      first: take(hasOptions(questionType) ? options * Math.max(1, rows) : 0),
      options,
      rows,
      bins,
      firstBin: take(bins.length),
      credits,
      firstCredit: take(credits.length),
      unanswered: required ? null : take(1),
    });
  }
  const width = next + levelCount;
  return {
    places: places.map((place, index) => ({ ...place, unanswered: place.unanswered ?? width + index })),
    levels: next,
    width,
  };
}

/** Answers that earn nothing have no cell: they are the remainder. */
export function creditsOf({ options, hasKey, rightOptions, scoring }: Countable): number[] {
  if (!hasKey) return [];
  if (scoring === null) return [1];
  const wrong = scoring.rule === "minus" && scoring.belowZero ? options - rightOptions : 0;
  return Array.from({ length: wrong + rightOptions }, (_, place) =>
    place < wrong ? place - wrong : place - wrong + 1,
  );
}

/** The number of cells in a tally that contains these. */
export const widthOf = ({ width }: Layout, cells: readonly number[]) =>
  cells.reduce((widest, cell) => Math.max(widest, cell + 1), width);

type Counted = Pick<ItemQuestion, "questionType" | "options" | "form" | "required" | "answerKey">;

export const countableOf = ({ questionType, options, form, required, answerKey }: Counted): Countable => ({
  questionType,
  options: options.length,
  rows: form?.rows?.length ?? 0,
  required,
  hasKey: answerKey !== null,
  rightOptions: answerKey?.options?.length ?? 0,
  scoring: partialScoring(answerKey),
  number: form?.number ?? null,
});

export const itemLayout = ({ questions, levels }: Item) => layoutOf(questions.map(countableOf), levels.length);

export function cellsOf({ questions }: Item, layout: Layout, givens: Givens, levelIndex: number | null): number[] {
  const cells = questions.flatMap((question, index) =>
    cellsIn(layout.places[index] as Place, question, givens.get(question.id)),
  );
  return levelIndex === null ? cells : [...cells, layout.levels + levelIndex];
}

/** The cells in which an answer to a question is counted. */
export function cellsIn(
  { first, options, bins, firstBin, credits, firstCredit, unanswered }: Place,
  key: Pick<ItemQuestion, "correctAnswer" | "answerKey">,
  given: Given | undefined,
): number[] {
  if (!given) return [unanswered];
  const cells = given.choices.map((choice) => first + choice);
  given.rows?.forEach((point, row) => {
    if (point !== null) cells.push(first + row * options + point);
  });
  if (given.number !== undefined && bins.length > 0) cells.push(firstBin + binOf(bins, given.number));
  const credit = credits.length > 0 ? credits.indexOf(creditOf(key, given)) : -1;
  if (credit >= 0) cells.push(firstCredit + credit);
  return cells;
}
