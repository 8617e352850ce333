import { z } from "zod";
import { ManualAssessment, ManualQuiz, ManualSurvey } from "../../content/content.rules.ts";
import type { Kind } from "../../content/content.shared.ts";
import { questionLevels } from "../../content/question/evidence.ts";
import { defaultType, type QuestionDraft } from "../../content/question/question.ts";
import type { FieldIssue } from "../../platform/errors.ts";

// Limits are checked afterwards by the manual builders' rules: not every server accepts them in a schema.
const shapes = {
  QUIZ: z.object({
    question: z.string(),
    options: z.array(z.string()).describe("Four, of which exactly one is right"),
    correctOption: z.int().describe("The index of the right option in the list, from 0"),
    explanation: z.string().describe("Why it is right, in one or two sentences"),
  }),
  SURVEY: z.object({
    question: z.string(),
    type: z.enum(["single_choice", "multi_select"]),
    options: z.array(z.string()).describe("Two to seven answers to choose from"),
  }),
  ASSESSMENT: z.object({
    question: z.string().describe("Asks people to rate their own skill"),
    options: z.array(z.string()).length(4).describe("Four answers, from the weakest to the strongest"),
  }),
};
// First, so that the question is written from the quote and not the other way round.
const quoted = z.object({ passage: z.string().describe("The sentence it is made from, copied word for word") });

const levelled = z.object({
  level: z
    .enum(questionLevels)
    .describe("What it takes to answer it: to remember what the source says, to understand it, to apply it to a case"),
});

/** The shape of an answer: a list of questions. */
export function answerShape(kind: Kind, hasSource: boolean) {
  const quoting = z.object({ ...(hasSource && quoted.shape), ...shapes[kind].shape });
  return z.object({ questions: z.array(kind === "QUIZ" ? quoting.extend(levelled.shape) : quoting) });
}

/** What a model says it takes to answer its question; null if it says nothing of the kind. */
export const levelOf = (item: unknown) => levelled.safeParse(item).data?.level ?? null;

/** Whether an object of an answer is a question, rather than a list of them. */
export const isQuestion = (value: Record<string, unknown>) =>
  typeof value.question === "string" || Array.isArray(value.options);

const selfRatingWeights = [0.25, 0.5, 0.75, 1];

/** Validates an item like a question from its manual builder; else says all that is wrong with it. */
export function readItem(kind: Kind, item: unknown): QuestionDraft | { issues: FieldIssue[] } {
  const blank = { correctAnswer: null, optionWeights: null, explanation: null, questionType: defaultType[kind] };
  switch (kind) {
    case "QUIZ": {
      const written = shapes.QUIZ.safeParse(item);
      if (!written.success) return issuesOf(written.error);
      const { question, options, correctOption, explanation } = written.data;
      const rule = ManualQuiz.shape.questions.element;
      const read = rule.safeParse({ ...tidied(question, options), correctAnswer: correctOption, explanation });
      return read.success
        ? { ...blank, ...shuffled({ ...read.data, correctAnswer: correctOption }) }
        : issuesOf(read.error);
    }
    case "SURVEY": {
      const written = shapes.SURVEY.safeParse(item);
      if (!written.success) return issuesOf(written.error);
      const { question, options, type } = written.data;
      const read = ManualSurvey.shape.questions.element.safeParse({ ...tidied(question, options), questionType: type });
      return read.success ? { ...blank, ...read.data } : issuesOf(read.error);
    }
    case "ASSESSMENT": {
      const written = shapes.ASSESSMENT.safeParse(item);
      if (!written.success) return issuesOf(written.error);
      const { question, options } = written.data;
      const rated = { ...tidied(question, options), optionWeights: selfRatingWeights };
      const read = ManualAssessment.shape.questions.element.safeParse(rated);
      return read.success ? { ...blank, ...read.data, explanation: null } : issuesOf(read.error);
    }
  }
}

const issuesOf = ({ issues }: z.ZodError) => ({
  issues: issues.map(({ path, message }) => ({ path: path.map(named).join(".") || "question", message })),
});

/** The builders' fields by the names that a model writes. */
const named = (part: PropertyKey) =>
  ({ questionText: "question", correctAnswer: "correctOption" })[String(part)] ?? String(part);

/** Removes the labels that models add: "A) Paris". */
const tidied = (question: string, options: string[]) => ({
  questionText: question.trim(),
  options: options.map((option) => option.trim().replace(/^(?:[A-Fa-f]|[1-6])[.)]\s+/, "")),
});

/** Models favour some positions. Options about the others ("all of the above") stay last. */
function shuffled<T extends { options: string[]; correctAnswer: number }>(question: T): T {
  const { options, correctAnswer } = question;
  const isAboutOthers = (option: string) => /^(all|none|both|neither)\b.*\b(above|these|them|options)\b/i.test(option);
  const drawn = options
    .map((option, index) => ({
      option,
      isRight: index === correctAnswer,
      rank: Math.random() + (isAboutOthers(option) ? 1 : 0),
    }))
    .sort((a, b) => a.rank - b.rank);
  return {
    ...question,
    options: drawn.map(({ option }) => option),
    correctAnswer: drawn.findIndex(({ isRight }) => isRight),
  };
}
