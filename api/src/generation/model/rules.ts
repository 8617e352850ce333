import type { Finding } from "../../clinic/clinic.shared.ts";
import { findingsOf } from "../../clinic/findings.ts";
import { fixed } from "../../clinic/question.shared.ts";
import type { Kind } from "../../content/content.shared.ts";
import { languageOf } from "../../platform/shared/language.shared.ts";
import type { GeneratedQuestion } from "../generator.ts";

/** The writing flaws that the question clinic finds. The passage shows the language of a short question. */
export const findingsIn = (question: GeneratedQuestion, kind: Kind, language: string | null): Finding[] =>
  findingsOf(question, kind, languageOf(question.passage ?? "") || (language ?? ""));

/** Rules whose fix leaves the meaning of a question as it is. */
const harmless: ReadonlySet<string> = new Set(["unordered-numbers", "punctuation-tell", "article-tell"]);

/** A quiz question with its harmless fixes applied, each once. */
export function tidy(question: GeneratedQuestion, kind: Kind, language: string | null): GeneratedQuestion {
  if (kind !== "QUIZ") return question;
  let tidied = question;
  for (const rule of harmless) {
    const fix = findingsIn(tidied, kind, language).find((finding) => finding.rule === rule)?.fix;
    if (!fix) continue;
    const { questionText, correctAnswer, answerKey, explanation, optionFeedback } = tidied;
    const examined = { ...tidied, text: questionText, correct: correctAnswer, explanation: explanation ?? "" };
    const { text, options, correct, ...after } = fixed(examined, fix);
    const rest = { options: [...options], correctAnswer: correct, answerKey: after.answerKey ?? answerKey ?? null };
    const order = fix.options?.map(({ from }) => from);
    tidied = {
      ...tidied,
      ...rest,
      questionText: text,
      ...(optionFeedback && order && { optionFeedback: order.map((from) => optionFeedback[from ?? -1] ?? "") }),
    };
  }
  return tidied;
}
