import { ContentEdit } from "../../../../api/src/content/content.rules.ts";
import { editorWords, problemsOf } from "../../../../api/src/content/question/form/problem.shared.ts";
import type { Kind } from "../../product/kind.ts";

/** What the server will say of a question is said before it is sent. */
export const editRules = (kind: Kind) =>
  ContentEdit.superRefine(({ questions = [] }, context) => {
    for (const [place, { questionType, ...question }] of questions.entries()) {
      if (!questionType) continue;
      for (const { path, message } of problemsOf(kind, { ...question, questionType }))
        context.addIssue({ code: "custom", path: ["questions", place, ...path], message: editorWords(message) });
    }
  });
