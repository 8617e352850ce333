import type { Kind } from "../content/content.shared.ts";
import type { QuestionVersion } from "../content/question/question.ts";
import { examine, type Finding, languageOfQuestion } from "./clinic.shared.ts";

interface Worded
  extends Pick<QuestionVersion, "questionText" | "questionType" | "options" | "correctAnswer">,
    Partial<Pick<QuestionVersion, "form" | "answerKey">> {
  explanation: string | null;
}

interface Wording {
  title: string | null;
  description?: string | null;
  questions: readonly Pick<QuestionVersion, "questionText">[];
}

/** Text from which the language is detected when a question is too short. */
export const textOf = ({ title, description, questions }: Wording): string =>
  [title, description, ...questions.map(({ questionText }) => questionText)].join("\n");

/** The writing flaws of a question. `context` is the text of its item. */
export function findingsOf(
  { questionText: text, correctAnswer: correct, explanation, ...answering }: Worded,
  kind: Kind,
  context: string,
): Finding[] {
  const { questionType, options, form, answerKey } = answering;
  const question = { text, options, correct, explanation: explanation ?? "", questionType, form, answerKey };
  return examine(question, kind, languageOfQuestion(question, context));
}
