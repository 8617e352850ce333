import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import type { Analysis } from "./analysis.ts";

/** Counts as plain lists, in the order of a layout. */
interface Counts {
  readonly layout: string;
  /** For each question the number of answers, then the count of each option. */
  readonly questions: readonly number[];
  readonly wordings: readonly number[];
  readonly scores: readonly number[];
  readonly levels: readonly number[];
}

/** The figures of one moment. Everything drawn together is of one frame. */
export interface Frame {
  /** The number of attempts without the filter. */
  readonly all: number;
  readonly counts: Counts;
  readonly analysis: Analysis | null;
}

export interface Place {
  readonly layout: string;
  readonly question: number;
  readonly wordings: number;
}

interface CountedQuestion {
  readonly question: { readonly options: readonly string[] };
  readonly wordings: readonly unknown[];
}

export function placesOf(layout: string, questions: readonly CountedQuestion[]): Place[] {
  const next = { question: 0, wordings: 0 };
  return questions.map(({ question, wordings }) => {
    const place = { layout, ...next };
    const width = 1 + question.options.length;
    next.question += width;
    next.wordings += width * wordings.length;
    return place;
  });
}

export interface Tally<Option = object> {
  readonly people: number;
  readonly options: readonly (Option & { readonly count: number; readonly peoplePercentage: number })[];
}

export function tallyAt<Option extends object>(
  cells: readonly number[],
  at: number,
  options: readonly Option[],
): Tally<Option> {
  const people = cells[at] ?? 0;
  return {
    people,
    options: options.map((option, place) => {
      const count = cells[at + 1 + place] ?? 0;
      return { ...option, count, peoplePercentage: share(count, people) };
    }),
  };
}
