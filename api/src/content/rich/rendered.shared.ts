import type { QuestionForm } from "../question/form/form.shared.ts";
import type { EndingName } from "../rules/endings.shared.ts";

/** The HTML of an item's own texts, as takers are shown them. */
export interface RenderedItem {
  description: string | null;
  /** In the order of the levels. */
  levels?: RenderedLevel[];
  endings?: Partial<Record<EndingName, string>>;
}

export interface RenderedLevel {
  description: string;
  encouragingMessage: string;
  followUpContent: string | null;
}

/** The HTML of a question's texts; all but the question itself and its explanation are lines, without blocks. */
export interface RenderedQuestion {
  text: string;
  options: string[];
  rows?: string[];
  lowLabel?: string;
  highLabel?: string;
  explanation: string | null;
}

/** The labels of a scale's ends, as far as there are any. */
export const renderedEnds = (
  scale: QuestionForm["scale"],
  htmlOf: (text: string, shape: "inline") => string,
): Pick<RenderedQuestion, "lowLabel" | "highLabel"> => ({
  ...(scale?.lowLabel && { lowLabel: htmlOf(scale.lowLabel, "inline") }),
  ...(scale?.highLabel && { highLabel: htmlOf(scale.highLabel, "inline") }),
});
