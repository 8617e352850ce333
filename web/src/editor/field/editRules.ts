import type { z } from "zod";
import { ContentEdit, EditedQuestion } from "../../../../api/src/content/content.rules.ts";
import { editorWords, flawsOf, problemsOf } from "../../../../api/src/content/question/form/problem.shared.ts";
import type { Kind } from "../../product/kind.ts";

type Edited = z.input<typeof EditedQuestion>;

/** Finds a question's errors before the server does. Stored flaws don't block other changes. */
export function editRules(kind: Kind, stored: readonly Edited[]) {
  const storedAnswers = new Set(
    stored.map((question) => answeringOf(EditedQuestion.safeParse(question).data ?? question)),
  );
  return ContentEdit.superRefine(({ questions = [] }, context) => {
    for (const [place, { questionType, ...edited }] of questions.entries()) {
      if (!questionType) continue;
      const question = { ...edited, questionType };
      const flaws = storedAnswers.has(answeringOf(question)) ? [] : flawsOf(kind, question);
      for (const { path, message } of [...problemsOf(kind, question), ...flaws])
        context.addIssue({ code: "custom", path: ["questions", place, ...path], message: editorWords(message) });
    }
  });
}

const answeringOf = ({ questionType, options, correctAnswer, form, answerKey }: Edited) =>
  JSON.stringify([questionType, options, correctAnswer, form, answerKey]);
