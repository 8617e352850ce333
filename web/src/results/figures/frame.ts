import { share } from "../../../../api/src/attempt/grading/share.shared.ts";
import type { Analysis } from "./analysis.ts";

/** What was counted, in plain lists: what of, is said by what has the same layout. */
interface Counts {
  readonly layout: string;
  /** For each question, how many answered it, then how often each of its options was chosen. */
  readonly questions: readonly number[];
  /** The same for each of the wordings of each question. */
  readonly wordings: readonly number[];
  readonly scores: readonly number[];
  readonly levels: readonly number[];
}

/** The figures of one moment: whatever is drawn together is of one frame. */
export interface Frame {
  /** How many answers there are, whatever `counts` leaves out. */
  readonly all: number;
  readonly counts: Counts;
  readonly analysis: Analysis | null;
}

/** Where the counts of a question begin in those of a layout. */
export interface Place {
  readonly layout: string;
  readonly question: number;
  readonly wordings: number;
}

interface CountedQuestion {
  readonly question: { readonly options: readonly string[] };
  readonly wordings: readonly unknown[];
}

/** The places of all questions of a layout, in its order. Wordings of a question have as many options as it has. */
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

/** Who answered a question, and how often each option was chosen. */
export interface Tally<Option = object> {
  readonly people: number;
  readonly options: readonly (Option & { readonly count: number; readonly peoplePercentage: number })[];
}

/** The options of a question with their counts, which begin `at` a place. */
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
