import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import type { Analysis } from "./analysis.ts";

/** Counts as plain lists, in the order of a layout. */
interface Counts {
  readonly layout: string;
  /** Number of answers to each question, followed by the count of each option. */
  readonly questions: readonly number[];
  readonly wordings: readonly number[];
  /** People who skipped each question, its correct answers, the points of each row, and the bins. */
  readonly others: readonly number[];
  readonly wordingOthers: readonly number[];
  readonly scores: readonly number[];
  readonly levels: readonly number[];
}

/** The figures of one moment. Everything visible comes from the same frame. */
export interface Frame {
  /** The number of attempts without the filter. */
  readonly all: number;
  /** The number of attempts that match the filter. */
  readonly attempts: number;
  readonly counts: Counts;
  readonly analysis: Analysis | null;
}

/** The counts that a question has. They follow from the question, so plain lists of counts can be read. */
export interface Shape {
  readonly options: number;
  /** Correct answers are counted separately if no single option determines them. */
  readonly isGraded: boolean;
  /** Answers can earn a part of the points. */
  readonly isPartial?: boolean;
  readonly rows: number;
  readonly bins: number;
}

/** The offset of a question's counts in each list. */
export interface Place {
  readonly layout: string;
  readonly shape: Shape;
  readonly question: number;
  readonly wordings: number;
  readonly other: number;
  readonly wordingOthers: number;
}

interface CountedQuestion {
  readonly shape: Shape;
  readonly wordings: readonly unknown[];
}

const widthOf = ({ options }: Shape) => 1 + options;
const otherWidthOf = ({ options, rows, bins }: Shape) => 2 + rows * options + bins;

export function placesOf(layout: string, questions: readonly CountedQuestion[]): Place[] {
  const next = { question: 0, wordings: 0, other: 0, wordingOthers: 0 };
  return questions.map(({ shape, wordings }) => {
    const place = { layout, shape, ...next };
    const [width, otherWidth] = [widthOf(shape), otherWidthOf(shape)];
    next.question += width;
    next.wordings += width * wordings.length;
    next.other += otherWidth;
    next.wordingOthers += otherWidth * wordings.length;
    return place;
  });
}

export interface Tally<Option = object> {
  /** People who answered, the basis of all shares. */
  readonly people: number;
  readonly unanswered: number;
  /** Correct answers; null if they are not counted. */
  readonly right: number | null;
  readonly options: readonly (Option & { readonly count: number; readonly peoplePercentage: number })[];
  /** The count of each point, row by row. */
  readonly rows: readonly (readonly number[])[];
  readonly bins: readonly number[];
}

interface Cells {
  readonly shape: Shape;
  readonly counts: readonly number[];
  readonly others: readonly number[];
}

const slice = (cells: readonly number[], at: number, length: number) =>
  Array.from({ length }, (_, place) => cells[at + place] ?? 0);

const cellsOf = (shape: Shape, counts: readonly number[], at: number, others: readonly number[], otherAt: number) => ({
  shape,
  counts: slice(counts, at, widthOf(shape)),
  others: slice(others, otherAt, otherWidthOf(shape)),
});

export const questionCells = ({ questions, others }: Counts, { shape, question, other }: Place): Cells =>
  cellsOf(shape, questions, question, others, other);

export const wordingCells = (counts: Counts, { shape, wordings, wordingOthers }: Place, wording: number): Cells =>
  cellsOf(
    shape,
    counts.wordings,
    wordings + wording * widthOf(shape),
    counts.wordingOthers,
    wordingOthers + wording * otherWidthOf(shape),
  );

export function tallyOf<Option extends object>(
  { shape, counts, others }: Cells,
  options: readonly Option[],
): Tally<Option> {
  const [people = 0, ...chosen] = counts;
  const [unanswered = 0, right = 0, ...more] = others;
  return {
    people,
    unanswered,
    right: shape.isGraded ? right : null,
    options: options.map((option, place) => {
      const count = chosen[place] ?? 0;
      return { ...option, count, peoplePercentage: share(count, people) };
    }),
    rows: Array.from({ length: shape.rows }, (_, row) => slice(more, row * shape.options, shape.options)),
    bins: more.slice(shape.rows * shape.options),
  };
}
