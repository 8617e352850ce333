import type { Wordings_result$key } from "#relay/Wordings_result.graphql.ts";
import type { Tally } from "../figures/frame.ts";
import type { PlacedQuestion } from "../figures/QuestionFigures.tsx";
import type { Shaped } from "../figures/shape.ts";

/** The unfiltered figures of a question, if the results are filtered. */
interface Everybody {
  readonly counts: readonly number[];
  readonly shares: readonly number[];
  readonly rate: number | null;
}

export type Charted = Pick<
  ChartedQuestion,
  "id" | "contentId" | "key" | "text" | "type" | "form" | "rows" | "html" | "bins" | "options" | "everybody"
>;

/** The data that a chart of a question needs. */
export interface ChartProps {
  question: Charted;
  tally: Tally<PlacedQuestion["options"][number]>;
  /** True for a projector. */
  large?: boolean;
}

export interface ChartedQuestion extends PlacedQuestion, Omit<Shaped["question"], "options">, Pick<Shaped, "bins"> {
  readonly id: string;
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
