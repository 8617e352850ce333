import type { Wordings_result$key } from "#relay/Wordings_result.graphql.ts";
import type { Tally } from "../figures/frame.ts";
import type { PlacedQuestion } from "../figures/QuestionFigures.tsx";
import type { AnswerKey, Bins, QuestionForm } from "../figures/shape.ts";

/** What a question was among everybody, where the results are filtered. */
export interface Everybody {
  readonly counts: readonly number[];
  readonly shares: readonly number[];
  readonly rate: number | null;
}

export type Charted = Pick<ChartedQuestion, "key" | "text" | "type" | "form" | "bins" | "options" | "everybody">;

/** What a chart of a question needs. */
export interface ChartProps {
  question: Charted;
  tally: Tally<PlacedQuestion["options"][number]>;
  /** For a projector. */
  large?: boolean;
}

export interface ChartedQuestion extends PlacedQuestion {
  readonly id: string;
  readonly type: string;
  readonly form: QuestionForm;
  readonly bins: Bins;
  readonly answerKey: AnswerKey;
  readonly result: Wordings_result$key;
  readonly everybody: Everybody | null;
}

export const hasKeyOf = ({
  options,
}: {
  readonly options: readonly Pick<PlacedQuestion["options"][number], "isCorrect">[];
}) => options.some(({ isCorrect }) => isCorrect != null);
export const hasWeightsOf = ({ options }: Pick<PlacedQuestion, "options">) =>
  options.some(({ weight }) => weight != null);
