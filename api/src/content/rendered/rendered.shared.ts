import type { QuestionForm } from "../question/form/form.shared.ts";
import type { EndingName } from "../rules/endings.shared.ts";

/** The HTML of an item's own texts, as shown to takers. */
export interface RenderedItem {
  description: string | null;
  /** The levels in order. */
  levels?: RenderedLevel[];
  endings?: Partial<Record<EndingName, string>>;
}

export interface RenderedLevel {
  description: string;
  encouragingMessage: string;
  followUpContent: string | null;
}

/** The HTML of a question's texts. All except the question itself and its explanation are inline, without blocks. */
export interface RenderedQuestion {
  text: string;
  options: string[];
  rows?: string[];
  lowLabel?: string;
  highLabel?: string;
  explanation: string | null;
  /** Feedback on each option; absent where no option has one. */
  optionFeedback?: string[];
}

/** The labels of a scale's ends, where they are set. */
export const renderedEnds = (
  scale: QuestionForm["scale"],
  htmlOf: (text: string, shape: "inline") => string,
): Pick<RenderedQuestion, "lowLabel" | "highLabel"> => ({
  ...(scale?.lowLabel && { lowLabel: htmlOf(scale.lowLabel, "inline") }),
  ...(scale?.highLabel && { highLabel: htmlOf(scale.highLabel, "inline") }),
});
