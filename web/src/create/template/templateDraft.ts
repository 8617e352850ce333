import { ManualAssessment, ManualQuiz, ManualSurvey } from "../../../../api/src/content/content.rules.ts";
import type { QuestionForm } from "../../../../api/src/content/question/form/form.shared.ts";
import type { Template } from "../../../../api/src/template/item.shared.ts";
import type { Draft } from "../../editor/draft/draft.ts";
import { capitals, formVariable } from "../../editor/saving/input.ts";
import { draftOf, type StoredQuestion } from "../../editor/saving/stored.ts";

const rules = { QUIZ: ManualQuiz, SURVEY: ManualSurvey, ASSESSMENT: ManualAssessment };
const noForm = { choice: null, scale: null, rows: null, text: null, number: null };
const noKey = { options: null, text: null, number: null };

const textOf = ({ text }: QuestionForm) => (text ? { ...text, isShared: text.isShared ?? false } : null);

const choiceOf = ({ choice }: QuestionForm) => (choice ? { ...choice, pinned: choice.pinned ?? [] } : null);

/** A template as a draft for the builder, read as if it were stored. */
export function draftOfTemplate({ kind, item }: Template): Draft {
  const { questions, ...head } = rules[kind].parse(item);
  return draftOf({
    ...head,
    kind,
    language: head.language ?? null,
    format: capitals(head.format),
    difficulty: "difficulty" in head ? capitals(head.difficulty) : null,
    rules: null,
    emailResultsSettings: null,
    scale: "POINTS",
    skillLevels: "skillLevels" in head ? head.skillLevels : null,
    questions: questions.map(
      (question, place): StoredQuestion => ({
        key: String(place),
        text: question.questionText,
        type: capitals(question.questionType),
        options: question.options,
        optionWeights: "optionWeights" in question ? question.optionWeights : null,
        correctAnswer: "correctAnswer" in question ? question.correctAnswer : null,
        explanation: "explanation" in question ? question.explanation : null,
        optionFeedback: "optionFeedback" in question ? question.optionFeedback : null,
        required: question.required ?? true,
        points: question.points ?? 1,
        form: question.form
          ? { ...noForm, ...formVariable(question), choice: choiceOf(question.form), text: textOf(question.form) }
          : null,
        answerKey: question.answerKey ? { ...noKey, ...question.answerKey, scoring: null } : null,
      }),
    ),
  });
}
