import { setImmediate } from "node:timers/promises";
import type { Kind } from "../content/content.shared.ts";
import type { QuestionVersion } from "../content/question/question.ts";
import { languageOf } from "../platform/shared/language.shared.ts";
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

/** Number of characters that show the language of an item. */
const longestSample = 5000;

const itemLanguages = new WeakMap<Wording, string>();

/** The language of an item's text, for questions that are too short to show theirs. Detected once for each object. */
function languageOfItem(item: Wording): string {
  const cachedLanguage = itemLanguages.get(item);
  if (cachedLanguage !== undefined) return cachedLanguage;
  const texts = [item.title, item.description, ...item.questions.map(({ questionText }) => questionText)];
  const language = languageOf(texts.join("\n").slice(0, longestSample));
  itemLanguages.set(item, language);
  return language;
}

/** The writing flaws of a question. `fallback` is a language tag for a question that is too short to show its own. */
export function findingsOf(
  { questionText: text, correctAnswer: correct, explanation, ...answering }: Worded,
  kind: Kind,
  fallback: string,
): Finding[] {
  const { questionType, options, form, answerKey } = answering;
  const question = { text, options, correct, explanation: explanation ?? "", questionType, form, answerKey };
  return examine(question, kind, languageOfQuestion(question) || fallback);
}

let turn = Promise.resolve();

/** The writing flaws of a question of an item. One question is examined at a time, and other events come in between. */
export async function findingsInTurn(question: Worded, kind: Kind, item: Wording): Promise<Finding[]> {
  turn = turn.then(() => setImmediate());
  await turn;
  return findingsOf(question, kind, languageOfItem(item));
}
